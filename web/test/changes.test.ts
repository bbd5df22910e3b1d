import { expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import { flightsOf, placeOf } from '../src/board/flights';
import { DEPTH, WIDE } from '../src/board/geometry';
import { changesBetween } from '../src/telling/changes';
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

test('Essence flies from the Spirit that acts to its slot', () => {
  const slot = view.slots.findIndex(Boolean);
  const events = [{ kind: 'fills', data: { slot, amount: 2, why: 'intensify' } }];
  const flights = flightsOf(events, view.turn, view, view);
  expect(flights.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['drop', `spirit ${view.turn}`, `slot ${slot}`],
    ['drop', `spirit ${view.turn}`, `slot ${slot}`],
  ]);
});

test('a Sphere lies towards its Realm', () => {
  for (const sphere of Object.keys(view.spheres))
    expect(Math.hypot(...placeOf(content.map, WIDE, view, `sphere ${sphere}`))).toBeCloseTo(DEPTH.sphere);
});
