/** What is heard, unless somebody wants to hear nothing; how it is made is fetched only then. */

import { settings } from './settings.svelte';
import type { Sound } from './tones';

/** Whether anything may be heard: a page is silent until somebody has pressed something on it. */
export const isHeard = () =>
  settings.current.sound === 'on' && navigator.userActivation?.hasBeenActive !== false;

export async function sound(...what: Sound[]): Promise<void> {
  if (!isHeard()) return;
  const { ring } = await import('./tones');
  ring(what, settings.current.volume);
}
