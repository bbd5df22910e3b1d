import { describe, expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import { at, closeUp, DEPTH, realmAngle, slotAngle, TALL, whole, WIDE } from '../src/board/geometry';
import { spiritsOn, triadOf } from '../src/content/map';
import { CARD } from '../src/pieces/EmotionMini.svelte';
import { content } from './content';
import late from './fixtures/late.json';

const { map } = content;
const view = late.view as unknown as ViewWords;

describe.each([['wide', WIDE], ['tall', TALL]])('on the %s board', (_, layout) => {
  const places = view.slots.map((_, slot) => at(layout, slotAngle(map, slot), DEPTH.slot));

  test('no card covers another', () => {
    places.forEach(([x, y], slot) =>
      places.slice(slot + 1).forEach(([otherX, otherY]) => {
        expect(Math.abs(x - otherX) > CARD.width || Math.abs(y - otherY) > CARD.height).toBe(true);
      }),
    );
  });

  test('all cards lie inside', () => {
    for (const [x, y] of places) {
      expect(Math.abs(x) + CARD.width / 2).toBeLessThan(layout.width / 2);
      expect(Math.abs(y) + CARD.height / 2).toBeLessThan(layout.height / 2);
    }
  });

  test('a close view shows its Realm and stays on the board', () => {
    const [left, top, width, height] = whole(layout);
    for (const realm of map.realms) {
      const [x, y, w, h] = closeUp(map, layout, realm);
      const [sx, sy] = at(layout, realmAngle(map, realm), DEPTH.space);
      expect(x).toBeGreaterThanOrEqual(left);
      expect(y).toBeGreaterThanOrEqual(top);
      expect(x + w).toBeLessThanOrEqual(left + width + 0.001);
      expect(y + h).toBeLessThanOrEqual(top + height + 0.001);
      expect(sx > x && sx < x + w && sy > y && sy < y + h).toBe(true);
    }
  });
}); // prettier-ignore

test('a slot of a Realm lies beside the middle of its Realm', () => {
  for (const realm of map.realms) {
    const [before, after] = map.realm_slots[realm]!;
    expect((slotAngle(map, before) + 12) % 360).toBeCloseTo(realmAngle(map, realm));
    expect(slotAngle(map, after) - 12).toBeCloseTo(realmAngle(map, realm));
  }
});

test('every slot lies in one Triad', () => {
  expect(view.slots.map((_, slot) => triadOf(map, slot)).every(Boolean)).toBe(true);
});

test('the Spirits are where the view says', () => {
  for (const [spirit, seat] of Object.entries(view.seats)) {
    expect(spiritsOn(view, seat.at!)).toContain(spirit);
  }
});
