/**
 * Fragments as slabs of a tower, their foot at the origin: round for Bliss, with one corner towards us for Gloom, with
 * two for Balance; and on top of all a crystal.
 */

import type { Fragment, Team } from '../api/view';
import { line, n, type Point } from './paths';

/** How thick and how wide Fragments are to each other; of a width, half. */
export const THICK: Record<Fragment, number> = { minor: 11, major: 17, capping: 26 };
export const HALF: Record<Fragment, number> = { minor: 27, major: 34, capping: 22 };
/** How deep what is round looks for its width, seen from a little above. */
const DEEP = 0.36;
/** How much higher than its place in the tower a crystal is. */
const POINTED = 1.6;

/** The near edge of a slab, from its left end at this height to its right one. */
const EDGE: Record<Team, (half: number, deep: number, y: number) => string> = {
  bliss: (half, deep, y) => `A${n(half)},${n(Math.abs(deep))} 0 0 ${deep > 0 ? 0 : 1} ${n(half)},${n(y)}`,
  gloom: (half, deep, y) => `L0,${n(y + deep)}L${n(half)},${n(y)}`,
  balance: (half, deep, y) => `L${n(-half / 2)},${n(y + deep)}H${n(half / 2)}L${n(half)},${n(y)}`,
};

export const side = (team: Team, half: number, thick: number, deep = DEEP) =>
  `M${n(-half)},0${EDGE[team](half, half * deep, 0)}V${n(-thick)}H${n(-half)}Z`;

export const top = (team: Team, half: number, y: number, deep = DEEP) =>
  [-deep, deep].map((one) => `M${n(-half)},${n(y)}${EDGE[team](half, half * one, y)}Z`).join('');

/** A crystal: all of it, and the half that lies in the light. */
export const crystal = (half: number, thick: number, deep = DEEP) => ({
  whole: `M${n(-half)},0L0,${n(-thick * POINTED)}L${n(half)},0L0,${n(half * deep)}Z`,
  lit: `M${n(-half)},0L0,${n(-thick * POINTED)}L0,${n(half * deep)}Z`,
});

/** A Fragment in the foot of a tower, and those above it. */
export interface Storey {
  team: Team;
  kind: Fragment;
  /** How high its foot lies. */
  foot: number;
  thick: number;
}

/** The Fragments one above the other, no higher in all than so much: a tower that would not fit has thinner slabs. */
export function storeysOf(identity: readonly (readonly [Team, Fragment])[], height: number): Storey[] {
  const whole = identity.reduce((sum, [, kind]) => sum + THICK[kind], 0);
  const squeeze = Math.min(1, height / Math.max(whole, 1));
  let foot = 0;
  return identity.map(([team, kind]) => {
    const storey = { team, kind, foot, thick: THICK[kind] * squeeze };
    foot += storey.thick;
    return storey;
  });
}

// As a building that fills a window: walls with windows in them, seen from less far above.

/** A storey of a great tower, as paths. */
export interface Walls {
  /** How high the next storey stands above its foot, and half of its width. */
  thick: number;
  half: number;
  side: string;
  top: string;
  /** The faces that lie away from the light. */
  shade: string;
  /** What shines from inside. */
  windows: string;
  /** Its lower and upper edge. */
  edges: string;
}

const GREAT_DEEP = 0.24;
/** How much larger than on the board. */
const WIDER = 4.4;
const HIGHER = 7.6;

/** The ends of the near faces of a slab, from left to right; a round one has many. */
function corners(team: Team, half: number): Point[] {
  const deep = half * GREAT_DEEP;
  if (team === 'gloom') return [[-half, 0], [0, deep], [half, 0]]; // prettier-ignore
  if (team === 'balance') return [[-half, 0], [-half / 2, deep], [half / 2, deep], [half, 0]]; // prettier-ignore
  return Array.from({ length: 9 }, (_, i): Point => {
    const turn = ((i - 4) / 4) * (Math.PI / 2);
    return [half * Math.sin(turn), deep * Math.cos(turn)];
  });
}

/** A window of a team: round at its top, pointed at its top, pointed at both ends. */
const WINDOW: Record<Team, (x: number, y: number, half: number, high: number) => string> = {
  bliss: (x, y, half, high) =>
    `M${n(x - half)},${n(y)}V${n(y - high)}A${n(half)},${n(half * 1.2)} 0 0 1 ${n(x + half)},${n(y - high)}V${n(y)}Z`,
  gloom: (x, y, half, high) => line([[x - half, y], [x - half, y - high], [x, y - high * 1.5], [x + half, y - high], [x + half, y]], true),
  balance: (x, y, half, high) => line([[x, y + high * 0.15], [x - half, y - high * 0.55], [x, y - high * 1.25], [x + half, y - high * 0.55]], true),
}; // prettier-ignore

function windowsOf(team: Team, half: number, thick: number): string {
  const ends = corners(team, half);
  const perFace = team === 'bliss' ? [0.5] : team === 'gloom' ? [0.16, 0.39, 0.62, 0.85] : [0.27, 0.73];
  return ends
    .slice(1)
    .flatMap(([x1, y1], i) => {
      const [x0, y0] = ends[i] as Point;
      const wide = Math.min(7.5, (x1 - x0) * (team === 'bliss' ? 0.24 : 0.075));
      return perFace.map((share) =>
        WINDOW[team](x0 + (x1 - x0) * share, y0 + (y1 - y0) * share - thick * 0.26, wide, thick * 0.38),
      );
    })
    .join('');
}

/** The faces that lie away from the light. */
const shadeOf = (team: Team, half: number, thick: number): string => {
  const [from, to] = corners(team, half).slice(-2) as [Point, Point];
  if (team === 'bliss') return '';
  return line([from, to, [to[0], to[1] - thick], [from[0], from[1] - thick]], true);
};

/** A storey as large as a house. */
export function wallsOf(team: Team, kind: Fragment): Walls {
  const half = HALF[kind] * WIDER;
  const thick = THICK[kind] * HIGHER;
  if (kind === 'capping') {
    const { whole, lit } = crystal(half, thick * 0.72, GREAT_DEEP);
    return { thick, half, side: whole, top: lit, shade: '', windows: '', edges: whole };
  }
  const edge = (y: number) => `M${n(-half)},${n(y)}${EDGE[team](half, half * GREAT_DEEP, y)}`;
  return {
    thick,
    half,
    side: side(team, half, thick, GREAT_DEEP),
    top: top(team, half, -thick, GREAT_DEEP),
    shade: shadeOf(team, half, thick),
    windows: windowsOf(team, half, thick),
    edges: edge(-thick * 0.12) + edge(-thick * 0.88),
  };
}

/** How high a great tower is. */
export const heightOf = (identity: readonly (readonly [Team, Fragment])[]) =>
  identity.reduce((sum, [, kind]) => sum + THICK[kind] * HIGHER, 0);
