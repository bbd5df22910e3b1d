import { expect, test } from 'vitest';
import { clockFace, sinceWords } from '../src/text/times';

const MINUTE = 60_000;

test.each([
  [5_000, 'now'],
  [61_000, '1 minute ago'],
  [5 * MINUTE, '5 minutes ago'],
  [25 * 60 * MINUTE, 'yesterday'],
  [8 * 24 * 60 * MINUTE, 'last week'],
])('%i milliseconds ago', (passed, words) => {
  expect(sinceWords(1e12 - passed, 1e12, 'en-GB')).toBe(words);
});

test.each([
  [-5, 0, '0:00'],
  [1, 0, '0:01'],
  [247_000, 0, '4:07'],
  [3_847_000, 0, '1:04:07'],
  [90_000_000, 1, '1:00'],
])('a clock with %i milliseconds', (left, days, face) => {
  expect(clockFace(left)).toEqual({ days, face });
});
