/** Where decks are to be found in the page, and what is done with them from anywhere. */

import { go } from '../browser/router.svelte';
import { t } from '../text/texts';
import { notes } from '../ui/toasts.svelte';
import type { OwnDeck } from './kept';
import { shelf } from './shelf.svelte';

export const benchOf = (name: string) => `/decks#${encodeURIComponent(name)}`;
export const tableFor = (name: string) => `/new#${encodeURIComponent(name)}`;

export function duplicate(deck: OwnDeck) {
  const name = shelf.add({ ...deck, name: t('decks-name-copy', { name: deck.name }) });
  notes.say(t('decks-duplicated', { name }));
  return name;
}

/** Gone at once, and back at a word. */
export function discard({ name }: OwnDeck) {
  const restore = shelf.remove(name);
  notes.say(t('decks-deleted', { name }), false, {
    label: t('decks-undo'),
    go: () => notes.say(t('decks-restored', { name: restore() })),
  });
  go('/decks', { replaces: true });
}
