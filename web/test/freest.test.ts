// @vitest-environment node
import { expect, test } from 'vitest';
import { freest, nearestTo, placesIn } from '../src/ui/freest';

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
