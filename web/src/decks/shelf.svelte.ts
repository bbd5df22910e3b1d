/** The decks of this browser: every change is kept at once, and other windows hear of it. */

import { Shared } from '../browser/shared.svelte';
import { freeName, MOST_LETTERS } from './free-name';
import { DECKS_KEY, decksIn, type OwnDeck } from './kept';

const decks = new Shared(DECKS_KEY, decksIn);

export const shelf = {
  get all() {
    return decks.current;
  },
  find: (name: string) => decks.current.find((deck) => deck.name === name),
  /** Put a deck on the shelf; the name it has there. */
  add(deck: OwnDeck, place = Infinity): string {
    let { name } = deck;
    decks.change((all) => {
      name = freeName(name, all.map((other) => other.name)); // prettier-ignore
      return all.toSpliced(place, 0, { ...deck, name });
    });
    return name;
  },
  change(name: string, changes: Partial<OwnDeck>) {
    decks.change((all) => all.map((deck) => (deck.name === name ? { ...deck, ...changes } : deck)));
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
    const place = decks.current.findIndex((deck) => deck.name === name);
    const gone = decks.current[place];
    decks.change((all) => all.filter((deck) => deck.name !== name));
    return () => (gone ? shelf.add(gone, place) : '');
  },
};
