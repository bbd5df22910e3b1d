/** A game at once, without a form: oneself against a program, a friend or Ego. */

import { api, signIn } from '../api/http';
import { person } from '../api/person.svelte';
import type { GameForm, SeatForm, TableForm } from '../api/schema';
import { t } from '../text/texts';
import { keepLinks } from './links';
import { openWithWords } from './opening';

/** The last asks how hard Ego is to play, and against whom. */
export type QuickWay = 'basic' | 'friend' | 'full' | 'ego-first' | 'ego';
/** What begins without a question. */
export type ReadyWay = Exclude<QuickWay, 'ego'>;

const ME: SeatForm = { kind: 'me' };
/** Whoever plays for the first time can win against this one. */
const EASY: SeatForm = { kind: 'program', program: 'easy' };
const MEDIUM: SeatForm = { kind: 'program', program: 'medium' };

export interface QuickForm {
  game: GameForm;
  seats: SeatForm[];
}

export const FORMS: Record<ReadyWay, QuickForm> = {
  basic: { game: { players: 2, mode: 'basic' }, seats: [ME, EASY] },
  friend: { game: { players: 2, mode: 'basic' }, seats: [ME, { kind: 'open' }] },
  'ego-first': { game: { players: 2, mode: 'basic', ego: 'gloom', difficulty: 'easier-3' }, seats: [ME, ME] },
  full: { game: { players: 2, mode: 'full' }, seats: [ME, MEDIUM] },
};

/**
 * Opens the table, starts the game if nobody is missing, and gives back the table; whoever has no name yet gets this one.
 */
export async function playNow(way: QuickWay, { game, seats }: QuickForm, name: string): Promise<string> {
  if (!person.current) await signIn(name);
  const waits = seats.some(({ kind }) => kind === 'open');
  const { table, links } = await api.newTable({
    title: t(`home-play-${way}`),
    game,
    seats: seats as NonNullable<TableForm['seats']>,
    lapse: waits ? { then: 'program' } : null,
  });
  keepLinks(table.id, waits ? [...links, await api.code(table.id)] : links);
  if (!waits) openWithWords(table.id, game.mode !== 'basic');
  if (!waits) await api.start(table.id);
  return table.id;
}
