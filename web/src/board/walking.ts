/**
 * Walking over the board by keys. The places lie in rings around the Origin: left and right go around a ring, up and
 * down to the next ring outwards and inwards. From a place that glows, left and right go to the next one that does.
 */

import type { ViewWords } from '../api/schema';
import { content } from '../content/content';
import { spiritsOn } from '../content/map';
import { realmAngle, slotAngle, spaceAngle } from './geometry';

export interface Stop {
  target: string;
  ring: number;
  /** Clockwise from the top, in degrees. */
  angle: number;
}

const [SPHERES, SITES, SPACES, SLOTS] = [0, 1, 2, 3] as const;

/** Every place on the board, ring by ring from the middle, clockwise. Spirits come after the space they stand on. */
export function stopsOf(view: ViewWords): Stop[] {
  const { realms, spaces } = content.map;
  const stops = [
    ...Object.entries(view.spheres).map(([sphere, { realm }]) => ({
      target: `sphere ${sphere}`,
      ring: SPHERES,
      angle: realmAngle(realm),
    })),
    ...realms.map((realm) => ({ target: `site ${realm}`, ring: SITES, angle: realmAngle(realm) })),
    ...spaces.flatMap((space) => [
      { target: `space ${space}`, ring: SPACES, angle: spaceAngle(space) },
      ...spiritsOn(view, space).map((spirit, i) => ({
        target: `spirit ${spirit}`,
        ring: SPACES,
        angle: spaceAngle(space) + i + 1,
      })),
    ]),
    ...view.slots.map((_, slot) => ({ target: `slot ${slot}`, ring: SLOTS, angle: slotAngle(slot) })),
  ];
  return stops.sort((a, b) => a.ring - b.ring || a.angle - b.angle);
}

/** Where a key leads from a place; null: it is no key for walking. */
export function walked(
  stops: readonly Stop[],
  glows: ReadonlySet<string>,
  from: string,
  key: string,
): string | null {
  const now = stops.find(({ target }) => target === from) ?? stops[0];
  if (!now) return null;
  const glowing = stops.filter(({ target }) => glows.has(target)).sort((a, b) => a.angle - b.angle);
  const ring = stops.filter((stop) => stop.ring === now.ring);
  const row = glows.has(now.target) ? glowing : ring;
  const ends = glowing.length ? glowing : ring;
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
  const ring = stops.filter((stop) => stop.ring === now.ring + outwards);
  return ring.reduce((best, stop) => (away(stop) < away(best) ? stop : best), ring[0] ?? now).target;
}
