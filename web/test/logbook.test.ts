import { expect, test } from 'vitest';
import type { LiveTable } from '../src/api/live.svelte';
import type { Update } from '../src/api/schema';
import { LogBook } from '../src/game/logbook.svelte';

const update = (version: number, words: Partial<Update>): Update => ({
  type: 'update',
  version,
  at: version,
  kind: 'choice',
  seat: 'love',
  ...words,
});
const turn = (number: number, seat: string) => ({ kind: 'turn', data: { seat, number } });
const gains = { kind: 'willpower', data: { seat: 'love', amount: 4, why: 'gain-willpower' } };

function bookOf(log: Update[]) {
  const live = { log, news: [], seat: 0 } as unknown as LiveTable;
  const book = new LogBook(live, () => 'A');
  book.attend();
  return book;
}

const LOG = [
  update(1, { events: [turn(1, 'love')] }),
  update(2, { events: [gains] }),
  update(3, { seat: 'hatred', events: [turn(2, 'hatred')] }),
  update(4, { seat: 'hatred', events: [{ kind: 'rotates', data: { origin: 'humility', why: 'rotate' } }] }),
  update(5, { events: [turn(3, 'love')] }),
];

test('what happened is told turn by turn', () => {
  expect(bookOf(LOG).turns.map(({ number, seat, lines }) => [number, seat, lines.length])).toEqual([
    [1, 'love', 1],
    [2, 'hatred', 1],
    [3, 'love', 0],
  ]);
});

test('since my last turn: the turns of the others', () => {
  expect(
    bookOf(LOG)
      .since('love')
      .map(({ number }) => number),
  ).toEqual([2]);
});

test('what was taken back is not told', () => {
  const book = bookOf([...LOG.slice(0, 2), update(3, { kind: 'undo', back_to: 1 })]);
  expect(book.turns.map(({ lines }) => lines.length)).toEqual([0]);
});

test('the last choice that stands can be asked back', () => {
  expect(bookOf(LOG).beforeLastChoice('hatred')).toBe(3);
});
