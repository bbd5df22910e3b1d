import { expect, test } from 'vitest';
import type { TableLine } from '../src/api/schema';
import { newIn } from '../src/lobby/calls';
import { waits } from '../src/lobby/own-tables';

const line = (changes: Partial<TableLine>): TableLine => ({
  id: 'a',
  title: 'An evening',
  status: 'running',
  is_your_turn: false,
  is_host: false,
  your_seats: ['love'],
  spirits: ['love', 'hatred'],
  names: ['Ada', 'Ben'],
  result: null,
  changed_at: 0,
  deadline: null,
  ...changes,
});

test('a table waits where it is one’s turn', () => {
  expect(waits(line({ is_your_turn: true }))).toBe(true);
  expect(waits(line({}))).toBe(false);
});

test('and for its host once nobody is missing', () => {
  expect(waits(line({ status: 'open', is_host: true }))).toBe(true);
  expect(waits(line({ status: 'open', is_host: true, names: ['Ada', ''] }))).toBe(false);
  expect(waits(line({ status: 'open' }))).toBe(false);
});

test('nobody is called for what they knew when they turned away, nor twice', () => {
  const [one, two] = [line({ id: 'one' }), line({ id: 'two' })];
  expect(newIn([one], null)).toEqual([]);
  expect(newIn([one, two], new Set(['one']))).toEqual([two]);
  expect(newIn([two], new Set(['one', 'two']))).toEqual([]);
});
