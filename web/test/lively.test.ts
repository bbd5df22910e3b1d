import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show as showPage } from './browser';
import type { ViewWords } from '../src/api/schema';
import { placeOf } from '../src/board/flights';
import { WIDE } from '../src/board/geometry';
import { blinks, gazesOf } from '../src/board/lively';
import { content } from './content';
import late from './fixtures/late.json';

const view = late.view as unknown as ViewWords;
const { map } = content;
const lying = [...view.slots.keys()].filter((slot) => view.slots[slot]);
const [slot = 0] = lying;
const realm = map.realms_by_space[map.space_of_slot[slot]!]![0]!;

/** The same table with Spirits where they are put, and nowhere else. */
function withSpirits(places: Record<string, string>): ViewWords {
  const after = structuredClone(view);
  for (const [spirit, seat] of Object.entries(after.seats)) seat.at = places[spirit] ?? null;
  return after;
}
const ofTeam = (isOwn: boolean) =>
  Object.keys(view.seats).find(
    (spirit) => (view.seats[spirit]!.team === view.slots[slot]!.aligned) === isOwn,
  )!;
/** Which way an Emotion looks, as a part of the way to a Spirit. */
function towards(seen: ViewWords, gaze: readonly [number, number], spirit: string): number {
  const [x, y] = placeOf(map, WIDE, seen, `slot ${slot}`);
  const [toX, toY] = placeOf(map, WIDE, seen, `spirit ${spirit}`);
  return (gaze[0] * (toX - x) + gaze[1] * (toY - y)) / Math.hypot(...gaze) / Math.hypot(toX - x, toY - y);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  showPage(true);
  vi.useRealTimers();
});

test('an Emotion looks towards a Spirit of another team in its Realm, and at no friend', () => {
  const [friend, other] = [ofTeam(true), ofTeam(false)];
  const seen = withSpirits({ [other]: realm, [friend]: realm });
  const gaze = gazesOf(map, WIDE, seen, null).get(slot)!;
  expect(towards(seen, gaze, other)).toBeCloseTo(1);
  expect(Math.hypot(...gaze)).toBeLessThan(3);
  expect(gazesOf(map, WIDE, withSpirits({ [friend]: realm }), null).has(slot)).toBe(false);
});

test('an Emotion that a choice would weaken looks at whoever considers it, wherever that stands', () => {
  const other = ofTeam(false);
  const away = map.spaces.find(
    (space) => !map.realms_by_space[space]!.some((one) => map.realms_by_space[map.space_of_slot[slot]!]!.includes(one)),
  )!; // prettier-ignore
  const seen = withSpirits({ [other]: away });
  seen.decision = { ...view.decision!, seat: other };
  expect(gazesOf(map, WIDE, seen, null).has(slot)).toBe(false);
  const foreseen = structuredClone(seen);
  foreseen.slots[slot] = null;
  expect(towards(seen, gazesOf(map, WIDE, seen, foreseen).get(slot)!, other)).toBeCloseTo(1);
});

test('one Emotion after the other blinks, for a moment, and none while nobody looks', () => {
  const blinked: (number | null)[] = [];
  const end = blinks(
    () => view,
    (slot) => blinked.push(slot),
  );
  vi.advanceTimersByTime(4000);
  expect(blinked.length).toBe(8);
  expect(blinked.filter((one) => one === null).length).toBe(4);
  for (const one of blinked) if (one !== null) expect(lying).toContain(one);
  showPage(false);
  vi.advanceTimersByTime(4000);
  expect(blinked.length).toBe(8);
  showPage(true);
  end();
  vi.advanceTimersByTime(4000);
  expect(blinked.slice(8)).toEqual([null]);
});
