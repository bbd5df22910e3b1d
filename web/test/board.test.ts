import { describe, expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import { around, pulled, type Box } from '../src/board/fingers';
import {
  at,
  closeUp,
  controlAngle,
  DEPTH,
  layoutFor,
  realmAngle,
  slotAngle,
  spaceAngle,
  TALL,
  whole,
  WIDE,
} from '../src/board/geometry';
import { spiritsOn, triadOf } from '../src/content/map';
import { CARD } from '../src/pieces/EmotionMini.svelte';
import { content } from './content';
import late from './fixtures/late.json';

const { map } = content;
const view = late.view as unknown as ViewWords;

describe.each([['wide', WIDE], ['tall', TALL], ['upright', layoutFor(390, 456)]])('on the %s board', (_, layout) => {
  const places = view.slots.map((_, slot) => at(layout, slotAngle(map, slot), DEPTH.slot));

  test('no card covers another', () => {
    places.forEach(([x, y], slot) =>
      places.slice(slot + 1).forEach(([otherX, otherY]) => {
        expect(Math.abs(x - otherX) > CARD.width || Math.abs(y - otherY) > CARD.height).toBe(true);
      }),
    );
  });

  test('no Spirit hides who controls a Realm, whether it stands alone or beside another', () => {
    // As far as figures are drawn, from the middle of where they stand, and the sign.
    const FIGURE = { aside: 22, above: 82, below: 8 };
    const SIGN = 18;
    for (const realm of map.realms) {
      const [x, y] = at(layout, controlAngle(map, realm), DEPTH.realmMark);
      for (const space of map.spaces) {
        const [pathX, pathY] = at(layout, spaceAngle(map, space), DEPTH.space);
        for (const beside of [-29, 0, 29]) {
          const aside = Math.max(0, Math.abs(x - pathX - beside) - FIGURE.aside);
          const foot = pathY + 14;
          const away = Math.max(0, foot - FIGURE.above - y, y - foot - FIGURE.below);
          expect(Math.hypot(aside, away), `${realm} ${space}`).toBeGreaterThan(SIGN);
        }
      }
    }
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

test.each([[390, 456], [360, 352], [412, 560], [820, 700], [300, 900]])(
  'a window of %d by %d is filled from side to side, or from top to bottom',
  (width, height) => {
    const layout = layoutFor(width, height);
    const shape = layout.width / layout.height / (width / height);
    const isPossible = width / height > TALL.width / TALL.height && width < height;
    if (isPossible) expect(Math.abs(Math.log(shape))).toBeLessThan(0.05);
    else expect([TALL.width, WIDE.width]).toContain(layout.width);
  },
); // prettier-ignore

describe('fingers on the board', () => {
  const all: Box = [-500, -600, 1000, 1200];
  const size = { width: 400, height: 480 };
  /** Where on the board lies what is seen at a place that is told from the middle of the window. */
  const under = ([left, top, width, height]: Box, [x, y]: [number, number]) => {
    const grain = Math.max(width / size.width, height / size.height);
    return [left + width / 2 + x * grain, top + height / 2 + y * grain];
  };

  test('what lies under two of them stays there while they spread', () => {
    const seen = pulled(all, all, size, [[40, 50], [60, 50]], [[30, 60], [90, 60]])!;
    expect(seen[2]).toBeCloseTo(all[2] / 3);
    expect(under(seen, [60, 60])[0]).toBeCloseTo(under(all, [50, 50])[0]!);
    expect(under(seen, [60, 60])[1]).toBeCloseTo(under(all, [50, 50])[1]!);
  }); // prettier-ignore

  test('one drags what is near, as far as the board goes', () => {
    const seen = around([0, 0], all, size, 4);
    const dragged = pulled(seen, all, size, [[0, 0]], [[30, -20]])!;
    expect(under(dragged, [30, -20])[0]).toBeCloseTo(0);
    expect(under(dragged, [30, -20])[1]).toBeCloseTo(0);
    const far = pulled(seen, all, size, [[0, 0]], [[9000, 0]])!;
    expect(far[0]).toBeCloseTo(all[0]);
  });

  test('together again, the whole board is seen', () => {
    const seen = around([0, 0], all, size, 4);
    expect(pulled(seen, all, size, [[0, 0], [100, 0]], [[0, 0], [10, 0]])).toBeNull();
  }); // prettier-ignore
});

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
