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
