/** The decks of this browser: every change is kept at once, and other windows hear of it. */

import { DECKS_KEY, keepDecks, ownDecks, type OwnDeck } from '../lib/decks';
import { freeName, MOST_LETTERS } from './names';

let decks = $state.raw(ownDecks());
window.addEventListener('storage', ({ key }) => {
  if (key === DECKS_KEY) decks = ownDecks();
});

function keep(changed: OwnDeck[]) {
  decks = changed;
  keepDecks(changed);
}

export const shelf = {
  get all() {
    return decks;
  },
  /** What was kept last, though by another screen. */
  open() {
    decks = ownDecks();
  },
  find: (name: string) => decks.find((deck) => deck.name === name),
  /** Put a deck on the shelf; the name it has there. */
  add(deck: OwnDeck, place = decks.length): string {
    const name = freeName(deck.name, decks.map((other) => other.name)); // prettier-ignore
    keep(decks.toSpliced(place, 0, { ...deck, name }));
    return name;
  },
  change(name: string, changes: Partial<OwnDeck>) {
    keep(decks.map((deck) => (deck.name === name ? { ...deck, ...changes } : deck)));
  },
  /** Another name; false where it is empty or taken. */
  rename(name: string, wanted: string): boolean {
    const changed = wanted.trim().slice(0, MOST_LETTERS);
    if (!changed || (changed !== name && shelf.find(changed))) return false;
    shelf.change(name, { name: changed });
    return true;
  },
  /** Take a deck away; what is returned puts it back where it was, under its new name if its own is taken. */
  remove(name: string): () => string {
    const place = decks.findIndex((deck) => deck.name === name);
    const [gone] = decks.slice(place, place + 1);
    keep(decks.filter((deck) => deck.name !== name));
    return () => (gone ? shelf.add(gone, Math.min(place, decks.length)) : '');
  },
};
