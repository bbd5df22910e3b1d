import { expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import { AFAR, cameraAt, type Camera } from '../src/board/camera';
import { placeOf } from '../src/board/flights';
import { layoutFor } from '../src/board/geometry';
import { content } from './content';
import late from './fixtures/late.json';

const view = late.view as unknown as ViewWords;
const { map } = content;
const phone = layoutFor(360, 360);
const slots = [...view.slots.keys()].map((slot) => `slot ${slot}`);
const at = (places: string[] | null, from = AFAR) => cameraAt(map, phone, view, places, from);

/** How far a place lies from the middle of what is seen, as a part of the way to the edge. */
function away(place: string, { middle, nearness }: Camera): number {
  const [x, y] = placeOf(map, phone, view, place);
  const [width, height] = [phone.width / nearness / 2, phone.height / nearness / 2];
  return Math.max(Math.abs(x - middle[0]) / width, Math.abs(y - middle[1]) / height);
}

test('what others do is seen from near, wherever it happens, and nothing is seen beside the board', () => {
  for (const place of slots) {
    const camera = at([place]);
    expect(camera.nearness).toBeGreaterThan(1.5);
    expect(away(place, camera)).toBeLessThan(1);
    const edge = (1 - 1 / camera.nearness) / 2 + 1e-9;
    expect(Math.abs(camera.middle[0])).toBeLessThanOrEqual(phone.width * edge);
    expect(Math.abs(camera.middle[1])).toBeLessThanOrEqual(phone.height * edge);
  }
});

test('what happens on both sides of the board is seen from afar', () => {
  const [slot] = slots;
  const far = [...slots].sort((one, other) => distance(other) - distance(one))[0]!;
  expect(at([slot!, far], at([slot!]))).toBe(AFAR);
  expect(at([slot!]).drawn).toContain('scale(');
  expect(AFAR.drawn).toBeNull();

  function distance(place: string): number {
    const [x, y] = placeOf(map, phone, view, place);
    const [toX, toY] = placeOf(map, phone, view, slot!);
    return Math.hypot(toX - x, toY - y);
  }
});

test('the camera moves no more than it must: for nothing it stays, and for what is in sight', () => {
  const spheres = Object.keys(view.spheres).map((sphere) => `sphere ${sphere}`);
  const camera = at([spheres[0]!]);
  for (const places of [[], ...spheres.map((sphere) => [sphere])]) expect(at(places, camera)).toBe(camera);
  const beyond = slots.find((place) => away(place, camera) > 1)!;
  expect(at([beyond], camera)).not.toBe(camera);
  expect(at(null, camera)).toBe(AFAR);
});
