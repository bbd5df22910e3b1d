// @vitest-environment node
import { expect, test } from 'vitest';
import { CORNERS, freeCorners } from '../src/board/corners';
import { at, DEPTH, slotAngle, TALL, WIDE } from '../src/board/geometry';
import { content } from './content';

const rooms = (width: number, height: number, name = 'Valley of Motives') =>
  freeCorners(content.map, width >= height ? WIDE : TALL, { width, height }, 16, () => name);

test('no slot lies in a corner that is called free', () => {
  for (const [width, height] of [[776, 680], [598, 660], [490, 480], [1160, 1040]] as const) {
    const layout = width >= height ? WIDE : TALL;
    const scale = Math.min(width / layout.width, height / layout.height);
    const found = rooms(width, height);
    for (const slot of content.map.space_of_slot.keys()) {
      const [x, y] = at(layout, slotAngle(content.map, slot), DEPTH.slot);
      const [left, top] = [width / 2 + x * scale, height / 2 + y * scale];
      const inside = {
        'top-left': left < found['top-left'].width && top < found['top-left'].height,
        'top-right': width - left < found['top-right'].width && top < found['top-right'].height,
        'bottom-right':
          width - left < found['bottom-right'].width && height - top < found['bottom-right'].height,
      };
      for (const corner of CORNERS) expect(inside[corner], `${slot} in ${corner}`).toBe(false);
    }
  }
}); // prettier-ignore

test('longer names of Realms leave less room, and never too little to lay out', () => {
  const area = ({ width, height }: { width: number; height: number }) => width * height;
  const [short, long] = ['Motives', 'Vaaaallleeeyyyy oof Mooootiiivees'].map((name) => rooms(776, 680, name));
  expect(area(long!['bottom-right'])).toBeLessThan(area(short!['bottom-right']));
  for (const corner of CORNERS) expect(long![corner].height).toBeGreaterThanOrEqual(0);
});
