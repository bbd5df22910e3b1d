/** Every screen by the first part of its address. All but the first one to be seen are fetched when they are needed. */

import type { Component } from 'svelte';

export interface Screen {
  load: () => Promise<{ default: Component }>;
  /** Whether it fills the window itself; the others have the head of the page above them. */
  isWhole?: boolean;
}

export const SCREENS: Record<string, Screen> = {
  new: { load: () => import('./NewTableScreen.svelte') },
  join: { load: () => import('./JoinScreen.svelte') },
  table: { load: () => import('./TableScreen.svelte'), isWhole: true },
  settings: { load: () => import('./SettingsScreen.svelte') },
  rules: { load: () => import('./RulesScreen.svelte') },
  cards: { load: () => import('./CardsScreen.svelte') },
  decks: { load: () => import('./DecksScreen.svelte') },
  tutorial: { load: () => import('./TutorialScreen.svelte'), isWhole: true },
  replay: { load: () => import('./ReplayScreen.svelte'), isWhole: true },
  replays: { load: () => import('./ReplaysScreen.svelte') },
};
