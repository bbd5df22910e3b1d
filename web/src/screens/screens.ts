/** Every screen by the first part of its address; each is fetched when it is needed, and its texts with it. */

import type { Component } from 'svelte';
import { askAhead, TABLES, welcomeAt } from '../api/ahead';
import type { Book } from '../text/books';
import { learn } from '../text/texts';

interface Screen {
  load: () => Promise<{ default: Component }>;
  /** The books that it and all that it shows read from, besides that of every page. */
  texts: Book[];
  /** Whether it fills the window itself; the others have the head of the page above them. */
  isWhole?: boolean;
  /** Where on the server it finds what it shows, by the id in its address. */
  source?: (id: string | undefined) => string | undefined;
}

export const SCREENS: Record<string, Screen> = {
  home: { load: () => import('./HomeScreen.svelte'), texts: ['home'], source: () => TABLES },
  new: { load: () => import('./NewTableScreen.svelte'), texts: ['tables'] },
  open: { load: () => import('./OpenTablesScreen.svelte'), texts: ['home', 'tables', 'open'] },
  join: { load: () => import('./JoinScreen.svelte'), texts: ['home', 'tables'] },
  table: {
    load: () => import('./TableScreen.svelte'),
    texts: ['tables', 'game'],
    isWhole: true,
    source: (id) => id && welcomeAt(id),
  },
  called: { load: () => import('./CalledScreen.svelte'), texts: ['tables'] },
  settings: { load: () => import('./SettingsScreen.svelte'), texts: ['tables', 'settings'] },
  rules: { load: () => import('./RulesScreen.svelte'), texts: ['game', 'rules'] },
  cards: { load: () => import('./CardsScreen.svelte'), texts: ['game', 'cardbook'] },
  decks: { load: () => import('./DecksScreen.svelte'), texts: ['game', 'cardbook', 'decks'] },
  tutorial: { load: () => import('./TutorialScreen.svelte'), texts: ['tutorial'], isWhole: true },
  replay: {
    load: () => import('./ReplayScreen.svelte'),
    texts: ['tables', 'game', 'replay', 'hints'],
    isWhole: true,
  },
  replays: { load: () => import('./ReplaysScreen.svelte'), texts: ['home', 'replay'] },
  games: { load: () => import('./GamesScreen.svelte'), texts: ['home', 'tables', 'life', 'games'] },
  lost: { load: () => import('./NotFoundScreen.svelte'), texts: [] },
};

const partsOf = (path: string) => path.split('/').filter(Boolean);

/** The name of the screen at an address. */
export function screenAt(path: string): string {
  const [first = 'home'] = partsOf(path);
  return Object.hasOwn(SCREENS, first) ? first : 'lost';
}

/** Ask the server for what the screen at an address will show, before it is there to do so. */
export function askFor(path: string): void {
  const source = SCREENS[screenAt(path)]!.source?.(partsOf(path)[1]);
  if (source) askAhead(source);
}

/** A screen, when all is there that it needs. */
export async function fetchScreen(name: string): Promise<Component> {
  const { load, texts } = SCREENS[name]!;
  const [, module] = await Promise.all([learn('page', ...texts), load()]);
  return module.default;
}
