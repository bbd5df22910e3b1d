import { expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import { flightsOf, placeOf } from '../src/board/flights';
import { DEPTH, TALL, WIDE } from '../src/board/geometry';
import type { PriceWords } from '../src/api/schema';
import { changesAloud } from '../src/telling/aloud-changes';
import { changesBetween, exchange } from '../src/telling/changes';
import { emotionNow } from '../src/telling/now';
import { costText } from '../src/telling/prices';
import { spoken } from '../src/telling/spoken';
import { content } from './content';
import late from './fixtures/late.json';

const view = late.view as unknown as ViewWords;
const copy = () => structuredClone(view);

test('nothing differs between a view and itself', () => {
  expect(changesBetween(content, view, copy())).toEqual([]);
});

test('points come before control, and control before goods', () => {
  const after = copy();
  const [team] = Object.keys(after.teams);
  after.teams[team!]!.score += 3;
  after.controls.motives = after.controls.motives === 'bliss' ? 'gloom' : 'bliss';
  const [spirit] = Object.keys(after.seats);
  after.seats[spirit!]!.wp += 1;
  const kinds = changesBetween(content, view, after).map(({ key }) => key.split(' ')[0]);
  expect(kinds).toEqual(['points', 'control', 'play-change-willpower']);
});

test('an Emotion that leaves is told by its name', () => {
  const slot = view.slots.findIndex(Boolean);
  const after = copy();
  after.slots[slot] = null;
  const [change] = changesBetween(content, view, after).filter(({ key }) => key === `slot ${slot}`);
  expect(change).toMatchObject({ before: String(view.slots[slot]!.intensity), after: '–' });
});

test('an Emotion that grows by its own power says so', () => {
  const [before, after] = [copy(), copy()];
  const suspicion = { ...view.slots.find(Boolean)!, card: 'suspicion', essence: 2, token: 0 };
  before.slots[0] = { ...suspicion, intensity: 3, parts: { printed: 2, token: 0, powers: 1 } };
  after.slots[0] = { ...suspicion, intensity: 4, parts: { printed: 2, token: 0, powers: 2 } };
  const told = () => changesBetween(content, before, after).find(({ key }) => key === 'slot 0')?.what;
  expect(told()).toBe('Suspicion (its power)');
  const growing = expect.stringContaining('for every opposing Emotion on the board') as string;
  expect(emotionNow(content, after, 0)).toEqual(expect.arrayContaining([growing]));
  after.slots[0] = { ...after.slots[0], essence: 3 };
  expect(told()).toBe('Suspicion');
});

test('what one gets and gives is one line', () => {
  const [spirit, { essence, wp }] = Object.entries(view.seats)[0]!;
  const [kind] = Object.keys(essence);
  const after = copy();
  after.seats[spirit]!.wp = wp + 2;
  expect(exchange(content, view, after, spirit)).toBe('You get 2 WP.');
  after.seats[spirit]!.wp = wp - 13;
  expect(exchange(content, view, after, spirit)).toBe('You give 13 WP.');
  after.seats[spirit]!.essence[kind!]! += 12;
  expect(exchange(content, view, after, spirit)).toBe('You get 12 Essence for 13 WP.');
  expect(exchange(content, view, copy(), spirit)).toBe('');
});

test('a cost is a sum that comes to what is paid, and no part of it reads like a gain', () => {
  const price = (parts: PriceWords['parts'], words: Partial<PriceWords> = {}): PriceWords => ({
    wp: 0,
    ambition: 0,
    essence: {},
    either: 0,
    parts,
    is_fixed: true,
    tokens: [],
    ...words,
  });
  const less = price([['gain-willpower', 1, 0], ['realm-control', -1, 0]]); // prettier-ignore
  expect(String(costText(less))).toBe('Cost: 1 WP (Gain Willpower) − 1 WP (control of the Realm) = 0 WP.');
  const more = price([['invoke', 2, 0], ['haste', 0, 1]], { wp: 2, ambition: 1, essence: { bliss: 1 } }); // prettier-ignore
  expect(String(costText(more))).toBe(
    'Cost: 2 WP (Invoke) + 1 Ambition (Haste) + 1 Essence = 2 WP + 1 Ambition + 1 Essence.',
  );
  expect(String(costText(price([])))).toBe('Costs nothing.');
  expect(String(costText(price([], { wp: 2, is_fixed: false })))).toBe('Cost: from 2 WP.');
});

test('Essence flies from the Spirit that acts to its slot', () => {
  const slot = view.slots.findIndex(Boolean);
  const events = [{ kind: 'fills', data: { slot, amount: 2, why: 'intensify' } }];
  const flights = flightsOf(events, view.turn, view, view);
  expect(flights.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['drop', `spirit ${view.turn}`, `slot ${slot}`],
    ['drop', `spirit ${view.turn}`, `slot ${slot}`],
  ]);
});

test('an Emotion comes from the Spirit that brings it or from the own hand, and rises from the slot that it leaves', () => {
  const slot = view.slots.findIndex(Boolean);
  const flown = (kind: string, why = '', after = view) =>
    flightsOf([{ kind, data: { slot, why } }], view.turn, view, after).map(({ kind, from, to }) => [
      kind,
      from,
      to,
    ]);
  const place = `slot ${slot}`;
  expect(flown('enters')).toEqual([
    ['card', `spirit ${view.turn}`, place],
    ['ring', place, place],
  ]);
  expect(flown('leaves')).toEqual([
    ['card', place, { above: place }],
    ['ring', place, place],
  ]);
  expect(flown('enters', 'invoke', { ...view, seat: view.turn })[0]).toEqual(['card', 'hand', place]);
  for (const [layout, side] of [
    [WIDE, WIDE.width / 2],
    [TALL, 0],
  ] as const)
    // prettier-ignore
    expect(placeOf(content.map, layout, view, 'hand')).toEqual([side, layout.height / 2]);
});

test('a quelled Emotion cracks where it lies, and one that has become more intense grows there', () => {
  const slot = view.slots.findIndex(Boolean);
  const place = `slot ${slot}`;
  const flown = (kind: string, why: string, before = view) =>
    flightsOf([{ kind, data: { slot, why, token: 1 } }], view.turn, before, view).map(
      ({ kind, from, to, emotion }) => [kind, from, to, emotion?.card],
    );
  const card = view.slots[slot]?.card;
  const ring = ['ring', place, place, undefined];
  expect(flown('leaves', 'quell')).toEqual([['crack', place, place, card], ring]);
  expect(flown('intensity', 'intensify')).toEqual([ring]);
  const weaker = structuredClone(view);
  weaker.slots[slot]!.intensity -= 1;
  expect(flown('intensity', 'intensify', weaker)).toEqual([['grow', place, place, card], ring]);
});

test('a Sphere lies towards its Realm', () => {
  for (const sphere of Object.keys(view.spheres))
    expect(Math.hypot(...placeOf(content.map, WIDE, view, `sphere ${sphere}`))).toBeCloseTo(DEPTH.sphere);
});

test('what the end would add to the points is foretold beside them', () => {
  const after = structuredClone(view);
  after.teams.gloom!.at_end += 2;
  expect(changesBetween(content, view, after)).toMatchObject([
    { outcome: 'points', what: '▼Gloom at the end', before: '0', after: '2', by: 2, team: 'gloom' },
  ]);
});

test('a Fortress is heard as new, as another one, or as gone, and nothing that is told otherwise', () => {
  const [before, after] = [copy(), copy()];
  const fortress = { team: 'bliss', kind: 'minor', aligned: 'bliss', fresh: false, worth: 1 } as const;
  const told = (...unsaid: string[]) =>
    changesAloud(content, before, after, { hasPoints: true, told: unsaid }).map((one) => spoken(String(one)));
  before.fortresses.motives = null;
  after.fortresses.motives = fortress;
  expect(told()).toEqual(['Fortress in the Valley of Motives: Bliss Minor Fragment is new.']);
  before.fortresses.motives = { ...fortress, kind: 'major' };
  expect(told()).toEqual([
    'Fortress in the Valley of Motives: Bliss Major Fragment, then Bliss Minor Fragment.',
  ]);
  after.fortresses.motives = null;
  expect(told()).toEqual(['Fortress in the Valley of Motives: Bliss Major Fragment is gone.']);
  expect(told('site motives')).toEqual([]);
});

test('a Sphere that a Revelation has filled is heard as filled again', () => {
  const [before, after] = [copy(), copy()];
  const told = () =>
    changesAloud(content, before, after, { hasPoints: true }).map((one) => spoken(String(one)));
  before.spheres.humility!.wp = 3;
  after.spheres.humility!.wp = 1;
  expect(told()).toEqual(['Humility: 3 to 1 Willpower.']);
  after.spheres.humility!.wp = after.spheres.humility!.full;
  expect(told()).toEqual(['Humility is filled again, to 7 Willpower.']);
});
