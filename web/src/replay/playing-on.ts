/** Who plays when a game is played on: as far as possible those who played it. */

import type { TableWords } from '../api/schema';

/** By seat: `me`, `open`, or the name of a program. Of a game without players, whoever decides is oneself. */
export function sittersOf({ seats }: TableWords, decider: string | null, program: string): string[] {
  const hasPlayers = seats.some(({ name, program: played }) => name !== null || played !== null);
  return seats.map((seat) => {
    if (!hasPlayers) return seat.spirit === decider ? 'me' : program;
    if (seat.is_yours) return 'me';
    return seat.name === null ? (seat.program ?? program) : 'open';
  });
}
