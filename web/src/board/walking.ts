/**
 * Walking over the board by keys. The places lie in rings around the Identity: left and right go around a ring, up and
 * down to the next ring outwards and inwards. From a place that glows, left and right go to the next one that does.
 * What only tells of a place, such as who controls it, comes right after it.
 */

import type { ViewWords } from '../api/schema';
import { spiritsOn, type Land } from '../content/map';
import { realmAngle, slotAngle, spaceAngle } from './geometry';

export interface Stop {
  target: string;
  ring: number;
  /** Clockwise from the top, in degrees. */
  angle: number;
  /** The place that it is, stands on or tells of, and whether it only tells of it. */
  place: string;
  isSign: boolean;
}

const [IDENTITY, SPHERES, SITES, SPACES, SLOTS] = [0, 1, 2, 3, 4] as const;

/** A place, what stands on it and what tells of it, one after the other. */
const at = (
  ring: number,
  angle: number,
  place: string,
  pieces: string[] = [],
  signs: string[] = [],
): Stop[] =>
  [place, ...pieces, ...signs].map((target, i) => ({
    target,
    ring,
    angle: angle + i,
    place,
    isSign: i > pieces.length,
  }));

/**
 * Every stop on the board, ring by ring from the middle, clockwise. Spirits come after the space they stand on; a game
 * without Fortresses has no sites.
 */
export function stopsOf(map: Land, view: ViewWords): Stop[] {
  const { realms, spaces } = map;
  const spirits = (space: string) => spiritsOn(view, space).map((spirit) => `spirit ${spirit}`);
  const signs = (space: string) => [
    `control ${space}`,
    ...(realms.includes(space) ? [`action ${space}`] : []),
  ];
  const shields = (slot: number) =>
    view.blocked.filter((found) => found.slot === slot).map(({ by }) => `barrier ${slot} ${by}`);
  const stops = [
    ...at(
      IDENTITY,
      0,
      'identity',
      [],
      view.identity.map((_, i) => `storey ${i}`),
    ),
    ...Object.entries(view.spheres).flatMap(([sphere, { realm }]) =>
      at(SPHERES, realmAngle(map, realm), `sphere ${sphere}`),
    ),
    ...(view.features.includes('fortresses') ? realms : []).flatMap((realm) =>
      at(SITES, realmAngle(map, realm), `site ${realm}`),
    ),
    ...spaces.flatMap((space) =>
      at(SPACES, spaceAngle(map, space), `space ${space}`, spirits(space), signs(space)),
    ),
    ...view.slots.flatMap((_, slot) => at(SLOTS, slotAngle(map, slot), `slot ${slot}`, [], shields(slot))),
  ];
  return stops.sort((a, b) => a.ring - b.ring || a.angle - b.angle);
}

/** Where a key leads from a place; null: it is no key for walking. `pressed`: all that something can be done with. */
export function walked(
  stops: readonly Stop[],
  glows: ReadonlySet<string>,
  from: string,
  key: string,
  pressed: ReadonlySet<string> = glows,
): string | null {
  const now = stops.find(({ target }) => target === from) ?? stops[0];
  if (!now) return null;
  const glowing = stops.filter(({ target }) => glows.has(target)).sort((a, b) => a.angle - b.angle);
  const ring = stops.filter((stop) => stop.ring === now.ring);
  const row = glows.has(now.target) ? glowing : ring;
  const able = stops.filter(({ target }) => pressed.has(target)).sort((a, b) => a.angle - b.angle);
  const ends = able.length ? able : ring;
  const beside = (by: number) => row[(row.indexOf(now) + by + row.length) % row.length]?.target ?? null;
  switch (key) {
    case 'ArrowRight':
      return beside(1);
    case 'ArrowLeft':
      return beside(-1);
    case 'ArrowUp':
      return nearest(stops, now, 1);
    case 'ArrowDown':
      return nearest(stops, now, -1);
    case 'Home':
      return ends[0]?.target ?? null;
    case 'End':
      return ends.at(-1)?.target ?? null;
    default:
      return null;
  }
}

/** The place in the next ring that lies in the same direction. */
function nearest(stops: readonly Stop[], now: Stop, outwards: 1 | -1): string {
  const away = ({ angle }: Stop) => Math.abs(((angle - now.angle + 540) % 360) - 180);
  const beyond = stops.filter(({ ring }) => (ring - now.ring) * outwards > 0);
  const next = beyond.at(outwards > 0 ? 0 : -1)?.ring;
  const ring = stops.filter((stop) => stop.ring === next && !stop.isSign);
  return ring.reduce((best, stop) => (away(stop) < away(best) ? stop : best), ring[0] ?? now).target;
}
