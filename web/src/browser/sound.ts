/** What is heard, if somebody wants to hear anything; how it is made is fetched only then. */

import { settings } from './settings.svelte';
import type { Sound } from './tones';

export async function sound(what: Sound): Promise<void> {
  if (settings.current.sound === 'off') return;
  const { ring } = await import('./tones');
  ring(what);
}
