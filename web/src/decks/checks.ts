/** How a deck is shown to the server, which alone knows the deck rule, and what its answer is about. */

import type { GameForm, Problem } from '../api/schema';
import type { Content } from '../content/content';

/** A game in which somebody of the team plays the deck; nothing else about it matters. */
export function deckForm({ edition, spirits }: Content, team: string, cards: string[]): GameForm {
  const spirit = Object.entries(spirits).find(([, found]) => found.team === team)?.[0] ?? '';
  return { edition, players: 2, spirits: { [team]: [spirit] }, decks: { [spirit]: cards } } as GameForm;
}

/** Whether only cards are missing: what somebody works on, and no mistake. */
export const isUnfinished = (problem: Problem) => problem.id === 'deck-size';

/** Which card of the deck a problem is about, from 0; -1 where it is about all of them. */
export const placeIn = (problem: Problem) => Number(/ card (\d+)$/.exec(problem.place)?.[1] ?? 0) - 1;
