/** Where decks are to be found in the page, and what is done with them from anywhere. */

import { go, route } from '../browser/router.svelte';
import { inEdition, type Content } from '../content/content';
import { t } from '../text/texts';
import { notes } from '../ui/toasts.svelte';
import type { OwnDeck } from './kept';
import { shelf } from './shelf.svelte';

/** Among the decks, where one is. */
export const benchOf = (name: string) => `#${encodeURIComponent(name)}`;
export const tableFor = ({ edition }: Content, name: string) =>
  inEdition(edition, `/new#${encodeURIComponent(name)}`);

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
  go(route.path, { replaces: true });
}
