/**
 * Where everything lies on the drawn board. Angles run clockwise from the top in degrees, depths outwards from the
 * middle of the Origin. The Origin is round; further out the rings stretch to the shape of the window.
 */

import type { ViewWords } from '../api/schema';
import { curve, polar, type Point } from '../art/paths';
import { spiritsOn, type Land } from '../content/map';

export interface Layout {
  width: number;
  height: number;
  stretch: Point;
}

export const WIDE: Layout = { width: 1190, height: 1024, stretch: [1.18, 1.01] };
export const TALL: Layout = { width: 930, height: 1224, stretch: [0.92, 1.21] };
/** From the tall one to the wide one. */
const BETWEEN = Array.from({ length: 9 }, (_, i): Layout => {
  const part = (tall: number, wide: number) => tall + ((wide - tall) * i) / 8;
  return {
    width: part(TALL.width, WIDE.width),
    height: part(TALL.height, WIDE.height),
    stretch: [part(TALL.stretch[0], WIDE.stretch[0]), part(TALL.stretch[1], WIDE.stretch[1])],
  };
});

/** The one that fills a window: an upright one gets just as tall as it is. */
export function layoutFor(width: number, height: number): Layout {
  if (width >= height) return WIDE;
  const away = (layout: Layout) => Math.abs(layout.width / layout.height - width / height);
  return BETWEEN.reduce((best, layout) => (away(layout) < away(best) ? layout : best));
}

export const DEPTH = {
  sphere: 116,
  origin: 172,
  site: 208,
  realmMark: 228,
  space: 276,
  /** Further in than any Intensity stands. */
  barrier: 312,
  action: 316,
  /** Between the space and the card beyond it. */
  frontierMark: 318,
  slot: 398,
  name: 480,
} as const;

/** The part of a whole turn that each of some things on a ring has. */
const step = (things: readonly unknown[]) => 360 / things.length;

export const realmAngle = ({ realms }: Land, realm: string) => realms.indexOf(realm) * step(realms);
export const frontierAngle = ({ realms, frontiers }: Land, frontier: string) =>
  (frontiers.indexOf(frontier) + 0.5) * step(realms);
export const spaceAngle = ({ spaces }: Land, space: string) => spaces.indexOf(space) * step(spaces);
/** On the Origin itself, before it is turned. */
export const sphereAngle = (spheres: readonly string[], sphere: string) =>
  spheres.indexOf(sphere) * step(spheres);
/** The first Realm's two slots, the last and the first of the ring, lie on either side of its middle. */
export const slotAngle = ({ space_of_slot: slots }: Land, slot: number) => (slot + 0.5) * step(slots);

/** A place on the board. */
export function at({ stretch }: Layout, angle: number, depth: number): Point {
  const [x, y] = polar(angle, depth);
  const share = Math.min(Math.max((depth - DEPTH.origin) / (DEPTH.slot - DEPTH.origin), 0), 1);
  return [x * (1 + (stretch[0] - 1) * share), y * (1 + (stretch[1] - 1) * share)];
}

/** Where the sign of a Realm's action lies: beside the middle of the Realm, in nobody's way. */
export const actionAngle = (map: Land, realm: string) => realmAngle(map, realm) + 7.5;

/** Where the sign of who controls a Realm lies: beside the Fortress, where no Spirit hides it. */
export const controlAngle = (map: Land, realm: string) => realmAngle(map, realm) - 17;

/** Where a Spirit stands: those that share a space stand side by side. */
export function standing(map: Land, layout: Layout, view: ViewWords, spirit: string): Point {
  const space = view.seats[spirit]?.at ?? '';
  const here = spiritsOn(view, space);
  const [x, y] = at(layout, spaceAngle(map, space), DEPTH.space);
  return [x + (here.indexOf(spirit) - (here.length - 1) / 2) * 58, y + 14];
}

/** A line that keeps to one depth. */
export function arc(layout: Layout, from: number, to: number, depth: number): string {
  const steps = Math.max(2, Math.round(Math.abs(to - from) / 4));
  return curve(
    Array.from({ length: steps + 1 }, (_, i) => at(layout, from + ((to - from) * i) / steps, depth)),
  );
}

/** The part of the board to show when a Realm is looked at closely. */
export function closeUp(map: Land, layout: Layout, realm: string): [number, number, number, number] {
  const [x, y] = at(layout, realmAngle(map, realm), 318);
  const width = 520;
  const height = (width * layout.height) / layout.width;
  const keep = (middle: number, size: number, whole: number) =>
    Math.min(Math.max(middle - size / 2, -whole / 2), whole / 2 - size);
  return [keep(x, width, layout.width), keep(y, height, layout.height), width, height];
}

/** How far the path of a Realm's name goes to either side, in degrees, and how large its letters are. */
export const NAME_ARC = 24;
export const NAME_SIZE = 23;

/** Where the name of a Realm stands. */
export function namePath(angle: number): { angle: number; depth: number; isBelow: boolean } {
  const isBelow = angle > 90 && angle < 270;
  return { angle, depth: DEPTH.name + (isBelow ? 12 : 0), isBelow };
}

export function whole({ width, height }: Layout): [number, number, number, number] {
  return [-width / 2, -height / 2, width, height];
}
