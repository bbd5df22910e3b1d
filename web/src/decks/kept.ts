/** Decks of one's own, as the deck builder leaves them in this browser. */

import type { Team } from '../api/view';
import { recall } from '../browser/stored';
import { isTeam } from '../telling/marks';

export interface OwnDeck {
  /** No two decks have the same name. */
  name: string;
  team: Team;
  cards: string[];
}

export const DECKS_KEY = 'cerebria-decks';

function isDeck(found: unknown): found is OwnDeck {
  const deck = found as Partial<OwnDeck> | null;
  return (
    typeof deck?.name === 'string' &&
    typeof deck.team === 'string' &&
    isTeam(deck.team) &&
    Array.isArray(deck.cards) &&
    deck.cards.every((card) => typeof card === 'string')
  );
}

export function decksIn(found: unknown): OwnDeck[] {
  return Array.isArray(found) ? found.filter(isDeck) : [];
}

export function ownDecks(team?: string): OwnDeck[] {
  const decks = decksIn(recall<unknown>(DECKS_KEY, []));
  return team === undefined ? decks : decks.filter((deck) => deck.team === team);
}

/** The name of a deck in what stands after the # of an address. */
export function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
