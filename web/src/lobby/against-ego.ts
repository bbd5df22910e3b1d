/** A full game against Ego as somebody wants it: a few levels by name, of all that there are, and who plays. */

import type { SeatForm } from '../api/schema';
import type { QuickForm } from './play-now';

/** From the easiest to the hardest. */
export const EGO_LEVELS = { gentle: 'easier-3', even: 'easier-1', hard: 'harder-4' } as const;
export type EgoLevel = keyof typeof EGO_LEVELS;

export const PEOPLE = { two: ['me', 'me'], shaper: ['me'], friend: ['me', 'open'] } as const;
export type People = keyof typeof PEOPLE;

export function againstEgo(level: EgoLevel, people: People): QuickForm {
  const seats = PEOPLE[people].map((kind): SeatForm => ({ kind }));
  const game = { players: seats.length, mode: 'full', ego: 'gloom', difficulty: EGO_LEVELS[level] };
  return { game, seats };
}
