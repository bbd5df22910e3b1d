/** A balance with two pans, its foot at the origin: how far it tilts, and how weights lie on a pan. */

import type { Point } from './paths';

/** How far the middle of a pan hangs from the pillar, and how high the beam lies. */
export const ARM = 225;
export const BEAM = 470;
/** How far below the beam a pan hangs, and half of its width. */
export const CORD = 235;
export const PAN = 112;

/** By how many degrees it tilts at most; and by how many at least, where the counts are not level. */
const MOST = 13;
const LEAST = 4;
/** A pan holds no more weights than these: the number beside it says how many there are. */
const ROOM = 15;
const WEIGHT = 34;

/** By how many degrees the beam tilts, clockwise, for what lies on the left and on the right. */
export function tilt(left: number, right: number): number {
  if (left === right) return 0;
  const share = (right - left) / Math.max(left, right);
  return Math.sign(share) * (LEAST + (MOST - LEAST) * Math.abs(share));
}

/** Where weights lie on a pan, from the first one on: heaped up in rows. */
export function heap(count: number): Point[] {
  const rows = [5, 4, 3, 2, 1];
  const lying = Math.min(count, ROOM);
  const places: Point[] = [];
  rows.forEach((most, row) => {
    const here = Math.min(most, lying - places.length);
    for (let i = 0; i < here; i++) places.push([(i - (here - 1) / 2) * WEIGHT, -16 - row * WEIGHT * 0.84]);
  });
  return places;
}
