// @vitest-environment node
import { expect, test } from 'vitest';
import type { PriceWords } from '../src/api/schema';
import { costText, dearerBy, shortPrice } from '../src/telling/prices';

const free: PriceWords = {
  wp: 0,
  ambition: 0,
  essence: {},
  either: 0,
  parts: [
    ['harvest', 1, 0],
    ['realm-control', -1, 0],
  ],
  is_fixed: true,
  tokens: [],
};
test('a price of which some is turned into something else is told as a sum', () => {
  const harvest: PriceWords = { ...free, wp: 4, parts: [...free.parts, ['exchanged', 4, 0]] };
  expect(String(shortPrice(harvest))).toBe('4 WP');
  expect(String(costText(harvest))).toBe(
    'Cost: 1 WP (Harvest Essence) − 1 WP (control of the Realm) + 4 WP (turned into Essence) = 4 WP.',
  );
});

test('what is still to be chosen is told from the least that it takes', () => {
  expect(String(shortPrice({ ...free, essence: { bliss: 1 }, is_fixed: false }))).toBe('from 1 Essence');
  expect(String(shortPrice({ ...free, is_fixed: false }))).toBe('from 0 WP');
  expect(String(shortPrice(free))).toBe('free');
});

test('an action says by which upgrade alone it is possible, where that makes it dearer', () => {
  const exalting: PriceWords = {
    ...free,
    wp: 3,
    ambition: 1,
    parts: [
      ['fortify', 3, 0],
      ['exalt', 0, 1],
    ],
  };
  const cheaper: PriceWords['parts'] = [
    ['fortify', 3, 0],
    ['determination', -1, 0],
  ];
  expect(dearerBy(exalting)).toBe('exalt');
  expect(dearerBy({ ...exalting, is_fixed: false })).toBeUndefined();
  expect(dearerBy({ ...exalting, parts: cheaper })).toBeUndefined();
  expect(dearerBy({ ...exalting, parts: [['empower', 3, 0]] })).toBeUndefined();
  expect(dearerBy(free)).toBeUndefined();
});
