/** Decks of one's own, as the deck builder leaves them in this browser. */

import { recall } from './stored';

export interface OwnDeck {
  name: string;
  team: string;
  cards: string[];
}

export const DECKS_KEY = 'cerebria-decks';

function isDeck(found: unknown): found is OwnDeck {
  const deck = found as Partial<OwnDeck> | null;
  return typeof deck?.name === 'string' && typeof deck.team === 'string' && Array.isArray(deck.cards);
}

export function ownDecks(team?: string): OwnDeck[] {
  const found = recall<unknown>(DECKS_KEY, []);
  const decks = Array.isArray(found) ? found.filter(isDeck) : [];
  return team === undefined ? decks : decks.filter((deck) => deck.team === team);
}
