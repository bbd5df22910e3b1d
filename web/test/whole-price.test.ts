// @vitest-environment node
import { expect, test } from 'vitest';
import type { FactWords, PriceWords, ViewWords } from '../src/api/schema';
import { costText, dearerBy, shortPrice } from '../src/telling/prices';
import { wholePrice } from '../src/telling/whole-price';
import late from './fixtures/late.json';

const view = late.view as unknown as ViewWords;
const [spirit = ''] = Object.keys(view.seats);
const seat = { ...view.seats[spirit]!, team: 'bliss' as const, wp: 5, essence: { bliss: 3 } };

const at = (kind: string, seats: ViewWords['seats'] = { [spirit]: seat }): ViewWords => ({
  ...view,
  seats,
  decision: { ...view.decision!, seat: spirit, kind, about: { slot: 0 } } as ViewWords['decision'],
});
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
const fact = (leads_on = false) => ({ price: free, leads_on }) as FactWords;
const said = (kind: string, choice: string, leadsOn = false) =>
  String(shortPrice(wholePrice(at(kind), choice, fact(leadsOn))!));

test('nothing is called free that takes Essence or Willpower', () => {
  expect(said('intensify-amount', 'amount 1')).toBe('1 Essence');
  expect(said('intensify-amount', 'amount 2')).toBe('2 Essence');
  expect(said('intensify', 'slot 3')).toBe('1 Essence');
  expect(said('harvest', 'amount 4')).toBe('4 WP');
  expect(said('turn', 'gain-willpower')).toBe('free');
});

test('what is still to be chosen is told from the least that it takes', () => {
  const dearer = { price: { ...free, is_fixed: false }, leads_on: false } as FactWords;
  expect(String(shortPrice(wholePrice(at('turn'), 'intensify', dearer)!))).toBe('from 1 Essence');
  expect(said('turn', 'intensify')).toBe('1 Essence');
  expect(said('turn', 'harvest')).toBe('from 1 WP');
  const poor = at('turn', { [spirit]: { ...seat, wp: 1 } });
  expect(String(shortPrice(wholePrice(poor, 'harvest', fact())!))).toBe('1 WP');
  // Another Emotion may lend it.
  expect(said('intensify-amount', 'amount 2', true)).toBe('from 0 WP');
});

test('it is a sum of what is paid and what is turned into something else', () => {
  expect(String(costText(wholePrice(at('harvest'), 'amount 4', fact())!))).toBe(
    'Cost: 1 WP (Harvest Essence) − 1 WP (control of the Realm) + 4 WP (turned into Essence) = 4 WP.',
  );
});

test('whoever holds two kinds of Essence puts the kind of the Emotion on it', () => {
  const both = { ...seat, essence: { bliss: 1, gloom: 2 } };
  const slots = view.slots.map((emotion, i) => (i === 0 ? { ...view.slots.find(Boolean)!, aligned: 'gloom' as const } : emotion));
  const shown = { ...at('intensify-amount', { [spirit]: both }), slots };
  expect(wholePrice(shown, 'amount 2', fact())!.essence).toEqual({ gloom: 2 });
}); // prettier-ignore

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
