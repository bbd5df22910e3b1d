// @vitest-environment node
import { expect, test } from 'vitest';
import { cut, freest, nearestTo, placesBeside, placesIn } from '../src/ui/freest';

const room = { left: 0, top: 0, width: 100, height: 100 };
const places = placesIn(room, { width: 40, height: 40 });

test('something lies in the first place that covers nothing which is needed', () => {
  expect(freest(places, [])).toEqual({ place: { left: 60, top: 60, width: 40, height: 40 }, covered: 0 });
  const button = { left: 90, top: 55, width: 20, height: 10 };
  expect(freest(places, [button])).toMatchObject({ place: { left: 60, top: 0 } });
  expect(freest(places, [button, { left: 0, top: 30, width: 100, height: 1 }])).toMatchObject({
    place: { left: 0, top: 60 },
  });
});

test('where every place covers something, it is where it covers least', () => {
  // All but a strip.
  const wall = { left: 0, top: 0, width: 70, height: 100 };
  const door = { left: 60, top: 70, width: 40, height: 30 };
  expect(freest(places, [wall, door])).toMatchObject({ place: { left: 60, top: 0 } });
});

test('of places that are as free, that is taken which lies nearest to what is looked at', () => {
  const looked = { left: 0, top: 90, width: 10, height: 10 };
  expect(nearestTo(looked, places)[0]).toEqual({ left: 0, top: 60, width: 40, height: 40 });
  expect(freest(nearestTo(looked, places), [looked])).toMatchObject({
    place: { left: 0, top: 45 },
    covered: 0,
  });
});

test('what explains a thing lies beside it, and where that would cover what is pressed, near it where nothing is', () => {
  const land = { left: 40, top: 40, width: 20, height: 20 };
  const beside = placesBeside(land, room, { width: 30, height: 30 }, 2);
  expect(freest(beside, [land]).place).toMatchObject({ left: 35, top: 62 });
  const pressed = [
    { left: 40, top: 70, width: 10, height: 10 },
    { left: 45, top: 20, width: 10, height: 10 },
    { left: 70, top: 45, width: 10, height: 10 },
    { left: 20, top: 45, width: 10, height: 10 },
  ];
  expect(freest(beside, [land, ...pressed]).covered).toBe(0);
});

test('what explains a thing is never so far from it that it seems to belong to something else', () => {
  const chip = { left: 500, top: 0, width: 40, height: 20 };
  const window = { left: 0, top: 0, width: 1000, height: 1000 };
  const board = { left: 0, top: 30, width: 1000, height: 500 };
  const { place } = freest(placesBeside(chip, window, { width: 300, height: 200 }, 8), [chip, board]);
  expect(place).toEqual({ left: 548, top: 0, width: 300, height: 200 });
});

test('of a thing that has scrolled out of its panel nothing is left, and of one at its edge what is seen', () => {
  const panel = { left: 20, top: 20, width: 40, height: 40 };
  const line = (top: number) => ({ left: 10, top, width: 30, height: 10 });
  expect(cut(line(55), [panel, room])).toEqual({ left: 20, top: 55, width: 20, height: 5 });
  expect(cut(line(70), [panel, room])).toBeNull();
});
