import { describe, expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import { stopsOf, walked } from '../src/board/walking';
import { content } from './content';
import late from './fixtures/late.json';

const view = late.view as unknown as ViewWords;
const stops = stopsOf(content.map, view);
const NOTHING = new Set<string>();
const go = (from: string, keys: string[], glows: ReadonlySet<string> = NOTHING) =>
  keys.reduce((place, key) => walked(stops, glows, place, key) ?? place, from);

test('every place of the board can be reached, and every Spirit on it', () => {
  const { realms, spaces } = content.map;
  const standing = Object.values(view.seats).filter(({ at }) => at).length;
  const places = stops.filter(({ isSign }) => !isSign).map(({ target }) => target);
  expect(new Set(places).size).toBe(
    1 + content.spheres.length + realms.length + spaces.length + standing + view.slots.length,
  );
});

test('what only tells of a place comes right after it', () => {
  const signs = stops.filter(({ isSign }) => isSign).map(({ target }) => target);
  const { realms, spaces } = content.map;
  expect(signs.length).toBe(view.identity.length + spaces.length + realms.length + view.blocked.length);
  const alone = spaces.find((space) => !Object.values(view.seats).some(({ at }) => at === space))!;
  expect(go(`space ${alone}`, ['ArrowRight'])).toBe(`control ${alone}`);
  expect(go('control motives', ['ArrowRight'])).toBe('action motives');
  expect(go('action motives', ['ArrowUp'])).toBe('slot 0');
});

test('up and down leave out what only tells of a place', () => {
  for (const { target } of stops)
    for (const key of ['ArrowUp', 'ArrowDown']) {
      const to = stops.find((stop) => stop.target === go(target, [key]))!;
      expect(to.isSign && to.target !== target).toBe(false);
    }
});

describe('where nothing glows', () => {
  test('left and right go around a ring, and it closes', () => {
    expect(go('slot 14', ['ArrowRight'])).toBe('slot 0');
    expect(go('slot 0', ['ArrowLeft'])).toBe('slot 14');
  });
  test('up and down go from ring to ring in the same direction', () => {
    expect(go('site motives', ['ArrowUp'])).toBe('space motives');
    expect(go('space motives', ['ArrowDown'])).toBe('site motives');
    const [sphere] = Object.entries(view.spheres).find(([, { realm }]) => realm === 'values')!;
    expect(go('site values', ['ArrowDown'])).toBe(`sphere ${sphere}`);
  });
  test('the outermost and the innermost ring end there', () => {
    expect(go('slot 3', ['ArrowUp'])).toBe('slot 3');
    expect(go(`sphere ${content.spheres[0]}`, ['ArrowDown'])).toBe('identity');
    expect(go('identity', ['ArrowDown'])).toBe('identity');
  });
});

describe('where something glows', () => {
  const glows = new Set(['slot 2', 'space values', 'slot 9', 'card courage']);
  test('left and right go from one glowing place to the next', () => {
    expect(go('slot 2', ['ArrowRight'], glows)).toBe('slot 9');
    expect(go('slot 2', ['ArrowRight', 'ArrowRight', 'ArrowRight'], glows)).toBe('slot 2');
  });
  test('Home and End lead back to what glows', () => {
    expect(go('site senses', ['Home'], glows)).toBe('slot 2');
    expect(go('site senses', ['End'], glows)).toBe('space values');
  });
  test('where something can be done at once with what does not glow, Home and End lead there', () => {
    const pressed = new Set(['slot 3', 'site values']);
    expect(walked(stops, NOTHING, 'identity', 'Home', pressed)).toBe('slot 3');
    expect(walked(stops, NOTHING, 'identity', 'End', pressed)).toBe('site values');
  });
  test('what does not glow can still be walked over', () => {
    expect(go('slot 3', ['ArrowRight'], glows)).toBe('slot 4');
  });
});

test('other keys are left to others', () => {
  expect(walked(stops, NOTHING, 'slot 3', 'Enter')).toBe(null);
});
