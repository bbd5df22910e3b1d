/** Notes that say why something happened unasked. Whoever has read one knows it: each comes once in a browser. */

import { recall, remember } from '../browser/stored';
import { t } from '../text/texts';
import { notes } from '../ui/toasts.svelte';

const KEY = 'cerebria-notes-read';

export function sayOnce(id: string, words: Record<string, string | number> = {}): void {
  const read = recall<string[]>(KEY, []);
  if (read.includes(id)) return;
  remember(KEY, [...read, id]);
  notes.say(t(id, words));
}
