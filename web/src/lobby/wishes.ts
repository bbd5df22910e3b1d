/** What people who do not know each other may want to play, and which open tables are like it. */

import type { ClockWords, OpenTable, Seek } from '../api/schema';
import { CLOCKS } from './setup';

export const RULES = ['basic', 'full'] as const;
/** With a clock: whoever does not know each other does not wait for ever. */
export const PACES = ['relaxed', 'tournament', 'correspondence'] as const;
export const ANY = 'any';

export interface Wanted {
  rules: string;
  pace: string;
}

const among = (wanted: string, all: readonly string[]) => (wanted === ANY ? all : [wanted]);

/** Every game that would do. */
export const wishesOf = ({ rules, pace }: Wanted): Seek['wishes'] =>
  among(rules, RULES).flatMap((mode) =>
    among(pace, PACES).map((name) => ({ mode, clock: clockAt(name) })),
  ) as Seek['wishes'];

export const clockAt = (pace: string) => CLOCKS[pace as (typeof PACES)[number]];

const A_DAY = 4 * 3600;

/** Whether people sit at it until the game is over, or look in now and then. */
export const sittingOf = (clock: ClockWords | null) => (clock && clock.per_turn >= A_DAY ? 'days' : 'once');

export interface Filter {
  rules: string;
  sitting: string;
  newcomers: boolean;
}

/** Whether a table is shown to somebody who wants only such. */
export const fits = (table: OpenTable, { rules, sitting, newcomers }: Filter) =>
  (rules === ANY || table.mode === rules) &&
  (sitting === ANY || sittingOf(table.clock) === sitting) &&
  (!newcomers || table.for_newcomers);
