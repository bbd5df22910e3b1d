/** The corners of a window, as far as the board leaves them free: no slot with its card lies there, no Realm's name. */

import type { Land } from '../content/map';
import { at, DEPTH, NAME_ARC, NAME_SIZE, namePath, realmAngle, slotAngle, type Layout } from './geometry';

export const CORNERS = ['top-left', 'top-right', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];
export interface Size {
  width: number;
  height: number;
}
/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

/** How far a card reaches from the middle of its slot, its Intensity and the plate of a long name among it. */
const CARD_REACH: readonly Box[] = [
  [-57, -84, 72, 71],
  [-79, 19, 79, 48],
];
/** In pixels: what is read keeps away from what lies on the board. */
const GAP = 6;
/** As many times the type: shorter lines say little, longer ones need not be. */
const NARROWEST = 7.4;
const WIDEST = 14.4;
/** The room that a letter takes on average, in parts of its height, the space to the next one among it. */
const LETTER = 0.62;

/** The free room in each corner of a window with the whole board in its middle. */
export function freeCorners(
  map: Land,
  layout: Layout,
  window: Size,
  type: number,
  nameOf: (realm: string) => string,
): Record<Corner, Size> {
  const scale = Math.min(window.width / layout.width, window.height / layout.height);
  const lying = [...cards(map, layout), ...names(map, layout, nameOf)].map((box) =>
    box.map((edge, i) => edge * scale + (i % 2 ? window.height : window.width) / 2),
  );
  const free = (isRight: boolean, isBottom: boolean) =>
    largest(
      lying.map(([left = 0, top = 0, right = 0, bottom = 0]): readonly [number, number] => [
        isRight ? window.width - right : left,
        isBottom ? window.height - bottom : top,
      ]),
      window,
      type,
    );
  return {
    'top-left': free(false, false),
    'top-right': free(true, false),
    'bottom-right': free(true, true),
  };
}

const moved = ([left, top, right, bottom]: Box, [x, y]: readonly [number, number]): Box => [
  left + x,
  top + y,
  right + x,
  bottom + y,
];

const cards = (map: Land, layout: Layout): Box[] =>
  map.space_of_slot.flatMap((_, slot) =>
    CARD_REACH.map((reach) => moved(reach, at(layout, slotAngle(map, slot), DEPTH.slot))),
  );

/** Names as a row of small pieces along their paths, in the middle of which they stand. */
function names(map: Land, layout: Layout, nameOf: (realm: string) => string): Box[] {
  const size = NAME_SIZE;
  const piece: Box = [-size / 2, -size, size / 2, size / 2];
  return map.realms.flatMap((realm) => {
    const { angle, depth } = namePath(realmAngle(map, realm));
    const half = Math.min((nameOf(realm).length * size * LETTER * 90) / Math.PI / depth, NAME_ARC);
    return [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((share) =>
      moved(piece, at(layout, angle + half * share, depth)),
    );
  });
}

/** The largest room from a corner that holds none of the points which are nearest to it. */
function largest(points: (readonly [number, number])[], window: Size, type: number): Size {
  const rooms = [...points.map(([x]) => x - GAP), window.width / 2].map((wanted) => {
    const width = Math.min(Math.max(wanted, NARROWEST * type), WIDEST * type);
    const tops = points.filter(([x]) => x - GAP < width).map(([, y]) => y - GAP);
    return { width, height: Math.max(0, Math.min(...tops, window.height / 2)) };
  });
  return rooms.reduce((best, room) => (room.width * room.height > best.width * best.height ? room : best));
}
