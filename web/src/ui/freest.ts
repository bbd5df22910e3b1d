/** Where something may lie without covering what is needed. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SHARES = [1, 0, 0.75, 0.5, 0.25, 0.875, 0.625, 0.375, 0.125];

/** Places in a room for something of a size: first its corners, those on the right and below before the others. */
export function placesIn(room: Box, { width, height }: Pick<Box, 'width' | 'height'>): Box[] {
  const ways = SHARES.flatMap((across, i) =>
    SHARES.map((down, j) => ({ across, down, from: Math.max(i, j) })),
  );
  return ways
    .sort((a, b) => a.from - b.from)
    .map(({ across, down }) => ({
      left: room.left + across * (room.width - width),
      top: room.top + down * (room.height - height),
      width,
      height,
    }));
}

/** What lies further away than this does not seem to belong to a thing. */
const NEAR = 64;

/**
 * Places near a thing for something of a size: below, above, after and before it, in the middle of its sides before their
 * ends, then all others that are near, the nearest first.
 */
export function placesBeside(
  thing: Box,
  room: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  gap: number,
): Box[] {
  const within = (at: number, size: number, from: number, extent: number) =>
    Math.max(from, Math.min(at, from + extent - size));
  const at = (left: number, top: number): Box => ({
    left: within(left, width, room.left, room.width),
    top: within(top, height, room.top, room.height),
    width,
    height,
  });
  const middle = {
    left: thing.left + (thing.width - width) / 2,
    top: thing.top + (thing.height - height) / 2,
  };
  return [
    at(middle.left, thing.top + thing.height + gap),
    at(middle.left, thing.top - gap - height),
    at(thing.left + thing.width + gap, middle.top),
    at(thing.left - gap - width, middle.top),
    ...[thing.left, thing.left + thing.width - width].flatMap((left) => [
      at(left, thing.top + thing.height + gap),
      at(left, thing.top - gap - height),
    ]),
    ...[thing.top, thing.top + thing.height - height].flatMap((top) => [
      at(thing.left + thing.width + gap, top),
      at(thing.left - gap - width, top),
    ]),
    ...nearestTo(thing, placesIn(room, { width, height })).filter((place) => between(place, thing) <= NEAR),
  ];
}

/** How much lies between two things. */
function between(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const down = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(across, down);
}

/** The place that covers least of what is needed, and how much that is; of equal ones the first. */
export function freest(places: readonly Box[], needed: readonly Box[]): { place: Box; covered: number } {
  const found = places.map((place) => ({
    place,
    covered: needed.reduce((sum, box) => sum + overlap(place, box), 0),
  }));
  return found.reduce((best, next) => (next.covered < best.covered ? next : best));
}

/** The same places, those nearest to a thing first. */
export function nearestTo(thing: Box, places: readonly Box[]): Box[] {
  const far = ({ left, top, width, height }: Box) =>
    Math.hypot(
      left + width / 2 - thing.left - thing.width / 2,
      top + height / 2 - thing.top - thing.height / 2,
    );
  return [...places].sort((a, b) => far(a) - far(b));
}

/** How much of two things lies on each other. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** What is left of a thing within all of some rooms; null where that is nothing. */
export function cut(thing: Box, rooms: readonly Box[]): Box | null {
  const left = Math.max(thing.left, ...rooms.map((room) => room.left));
  const top = Math.max(thing.top, ...rooms.map((room) => room.top));
  const right = Math.min(...[thing, ...rooms].map((box) => box.left + box.width));
  const bottom = Math.min(...[thing, ...rooms].map((box) => box.top + box.height));
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}
