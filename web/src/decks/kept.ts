/** Decks of one's own, as the deck builder leaves them in this browser. */

import type { Team } from '../api/view';
import { recall } from '../browser/stored';
import { TOLD_APART } from '../content/content';
import { isTeam } from '../telling/marks';

export interface OwnDeck {
  /** No two decks have the same name. */
  name: string;
  team: Team;
  cards: string[];
  /** The edition that it is for; those whose cards are alike share their decks, which name none. */
  edition?: string | undefined;
}

/** What a deck for an edition names as its own. */
export const namedEdition = (edition: string) => (TOLD_APART.includes(edition) ? edition : undefined);

export const DECKS_KEY = 'cerebria-decks';

function isDeck(found: unknown): found is OwnDeck {
  const deck = found as Partial<OwnDeck> | null;
  return (
    typeof deck?.name === 'string' &&
    typeof deck.team === 'string' &&
    isTeam(deck.team) &&
    Array.isArray(deck.cards) &&
    deck.cards.every((card) => typeof card === 'string') &&
    ['undefined', 'string'].includes(typeof deck.edition)
  );
}

export function decksIn(found: unknown): OwnDeck[] {
  return Array.isArray(found) ? found.filter(isDeck) : [];
}

export const ownDecks = (): OwnDeck[] => decksIn(recall<unknown>(DECKS_KEY, []));

/** Those of a team that are for an edition. */
export const decksFor = (decks: OwnDeck[], edition: string, team: string) =>
  decks.filter((deck) => deck.team === team && deck.edition === namedEdition(edition));

/** The name of a deck in what stands after the # of an address. */
export function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
