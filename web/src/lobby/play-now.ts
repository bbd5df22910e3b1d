/** A game at once, without a form: oneself against a program or against Ego, alone or with somebody else. */

import { api, signIn } from '../api/http';
import { person } from '../api/person.svelte';
import type { GameForm, SeatForm, TableForm } from '../api/schema';
import { t } from '../text/texts';
import { keepLinks } from './links';
import { openWithWords } from './opening';

export const QUICK_WAYS = ['basic', 'full', 'ego-alone', 'ego-together'] as const;
/** The last is where the lesson on Ego ends. */
export type QuickWay = (typeof QUICK_WAYS)[number] | 'ego-first';

const ME: SeatForm = { kind: 'me' };
const OPEN: SeatForm = { kind: 'open' };
/** Whoever plays for the first time can win against this one. */
const EASY: SeatForm = { kind: 'program', program: 'easy' };
const MEDIUM: SeatForm = { kind: 'program', program: 'medium' };
const AGAINST_EGO = { players: 2, ego: 'gloom' };

const FORMS: Record<QuickWay, { game: GameForm; seats: SeatForm[] }> = {
  basic: { game: { players: 2, mode: 'basic' }, seats: [ME, EASY] },
  full: { game: { players: 2, mode: 'full' }, seats: [ME, MEDIUM] },
  'ego-alone': { game: { ...AGAINST_EGO, mode: 'full' }, seats: [ME, ME] },
  'ego-together': { game: { ...AGAINST_EGO, mode: 'full' }, seats: [ME, OPEN] },
  'ego-first': { game: { ...AGAINST_EGO, mode: 'basic' }, seats: [ME, ME] },
};

/**
 * Opens the table, starts the game if nobody is missing, and gives back the table; whoever has no name yet gets this one.
 */
export async function playNow(way: QuickWay, name: string): Promise<string> {
  if (!person.current) await signIn(name);
  const { game, seats } = FORMS[way];
  const { table, links } = await api.newTable({
    title: t(`home-quick-title-${way}`),
    game,
    seats: seats as NonNullable<TableForm['seats']>,
  });
  keepLinks(table.id, links);
  if (way === 'basic') openWithWords(table.id);
  if (!seats.includes(OPEN)) await api.start(table.id);
  return table.id;
}
