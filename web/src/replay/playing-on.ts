/** Who plays when a game is played on: as far as possible those who played it. */

import { api } from '../api/http';
import { replays } from '../api/replays';
import type { LapseWords, PlayOnForm, TableWords } from '../api/schema';
import { keepLinks } from '../lobby/links';
import { seatForm } from '../lobby/setup';

/** By seat: `me`, `open`, or the name of a program. Of a game without players, whoever decides is oneself. */
export function sittersOf({ seats }: TableWords, decider: string | null, program: string): string[] {
  const hasPlayers = seats.some(({ name, program: played }) => name !== null || played !== null);
  return seats.map((seat) => {
    if (!hasPlayers) return seat.spirit === decider ? 'me' : program;
    if (seat.is_yours) return 'me';
    return seat.name === null ? (seat.program ?? program) : 'open';
  });
}

/**
 * Make a table that begins at a moment, and begin where nobody is waited for; its address. Those who are waited for may
 * play no longer one day: then becomes of it what is agreed.
 */
export async function playOn(
  table: string,
  moment: number,
  sitters: readonly string[],
  lapse: LapseWords | null = null,
): Promise<string> {
  const seats = sitters.map(seatForm) as NonNullable<PlayOnForm['seats']>;
  const made = await replays.playOn(table, { moment, seats, lapse });
  keepLinks(made.table.id, made.links);
  if (!sitters.includes('open')) await api.start(made.table.id);
  return `/table/${made.table.id}`;
}
