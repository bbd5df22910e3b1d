/** Requests about the seats of a table, and about those who watch it. */

import { at } from './ahead';
import { ask } from './http';
import type { ClockWords, GameForm, LapseForm, LinkAnswer, NewTable, Spectator, TableWords } from './schema';

export const seating = {
  seatLink: (id: string, seat: number) => ask<LinkAnswer>('POST', `${at(id)}/seats/${seat}/link`),
  watchLink: (id: string) => ask<LinkAnswer>('POST', `${at(id)}/watch-link`),
  sit: (id: string, seat: number) => ask<TableWords>('POST', `${at(id)}/seats/${seat}/sit`),
  leave: (id: string, seat: number) => ask<TableWords>('POST', `${at(id)}/seats/${seat}/leave`),
  kick: (id: string, seat: number) => ask<TableWords>('POST', `${at(id)}/seats/${seat}/kick`),
  /** Let somebody come to no table of one's own any more. */
  block: (id: string, seat: number) => ask<TableWords>('POST', `${at(id)}/seats/${seat}/block`),
  allowHints: (id: string, areAllowed: boolean) =>
    ask<TableWords>('POST', `${at(id)}/hints`, { are_allowed: areAllowed }),
  setUp: (id: string, game: GameForm, clock: ClockWords | null, lapse: LapseForm | null) =>
    ask<TableWords>('POST', `${at(id)}/game`, { game, clock, lapse }),
  program: (id: string, seat: number, program: string | null) =>
    ask<TableWords>('POST', `${at(id)}/seats/${seat}/program`, { program }),
  spectators: (id: string) => ask<Spectator[]>('GET', `${at(id)}/spectators`),
  removeSpectator: (id: string, who: string) =>
    ask<Spectator[]>('POST', `${at(id)}/spectators/${who}/remove`),
  silenceSpectator: (id: string, who: string, isSilenced: boolean) =>
    ask<Spectator[]>('POST', `${at(id)}/spectators/${who}/silence`, { is_silenced: isSilenced }),
  rematch: (id: string) => ask<NewTable>('POST', `${at(id)}/rematch`),
};
