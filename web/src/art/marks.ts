/** The shape of every team, Vibe, Sphere, row and Aspiration, in a box of 24 around the origin: never colour alone. */

import type { Row, Team, Vibe } from '../api/view';
import { DROP, line, outline, polar, star } from './paths';

const CIRCLE = 'M0,-4A4,4 0 1 1 0,4A4,4 0 1 1 0,-4Z';

/** A sun, a crescent, two leaves that meet. */
export const TEAM_SHAPE: Record<Team, string> = {
  bliss: `M0,-5.4A5.4,5.4 0 1 1 0,5.4A5.4,5.4 0 1 1 0,-5.4Z${Array.from({ length: 8 }, (_, i) =>
    line([polar(i * 45 - 9, 7.4), polar(i * 45, 11.6), polar(i * 45 + 9, 7.4)], true),
  ).join('')}`,
  gloom: 'M3.6,-10.4A10.6,10.6 0 1 0 9.8,5.2A8.4,8.4 0 1 1 3.6,-10.4Z',
  balance:
    'M0,-11C7,-6 7,6 0,11C-7,6 -7,-6 0,-11ZM-8.5,-7C-11.5,-2 -11.5,2 -8.5,7ZM8.5,-7C11.5,-2 11.5,2 8.5,7Z',
};

/** The ground of a number that belongs to a team, about 46 wide: a sun, a lozenge, a hexagon. */
export const BADGE: Record<Team, string> = {
  bliss: star(12, 24.5, 20),
  gloom: line(
    [0, 90, 180, 270].map((turn) => polar(turn, 27)),
    true,
  ),
  balance: line(
    [0, 60, 120, 180, 240, 300].map((turn) => polar(turn, 23)),
    true,
  ),
};

/** Blocked, drawn as lines from left to right: a way that goes no further, and what stands in it. */
export const BLOCKED = { way: 'M-9,0H1M-3.5,-4.5L1,0L-3.5,4.5', wall: 'M6.5,-8V8' };

/** A flame, a spark, a leaf, a wave, a flower of all, an empty ring. */
export const VIBE_SHAPE: Record<Vibe, string> = {
  red: 'M1,-11.5C3,-6 9,-3.5 8.5,3.5C8,8.6 4.4,11 0,11C-4.6,11 -8.4,8.2 -8.4,3.2C-8.4,-.6 -6,-3 -4.8,-6C-3.6,-4.6 -2.6,-3.4 -2.2,-1.8C.4,-4.4 1.6,-7.4 1,-11.5Z',
  yellow: star(4, 12, 4),
  green:
    'M-9.5,10C-11.5,-3 -4,-10.5 10,-10.5C11,3.5 4,11 -6,8.4C-3.5,3.4 0,-.6 4,-4C-1.4,-1.4 -6,3.4 -8,10.4Z',
  blue: 'M-11.5,-4.5C-8,-9.5 -3.5,-9.5 0,-5.5S8,-1.5 11.5,-6.5V-1C8,4 3.5,4 0,0S-8,-4 -11.5,1ZM-11.5,4.5C-8,-.5 -3.5,-.5 0,3.5S8,7.5 11.5,2.5V8C8,13 3.5,13 0,9S-8,5 -11.5,10Z',
  wild: outline((angle) => 6.6 + 4.6 * Math.cos((angle * 4 * Math.PI) / 180), 32),
  none: 'M0,-9A9,9 0 1 1 0,9A9,9 0 1 1 0,-9ZM0,-6A6,6 0 1 0 0,6A6,6 0 1 0 0,-6Z',
};

/** Drawn as lines: a knot, a spiral, a bowl, a comb, an eye. */
export const SPHERE_LINES: Record<string, string> = {
  commitment: 'M-3.5,-6A6,6 0 1 0 -3.5,6A6,6 0 1 0 -3.5,-6ZM3.5,-6A6,6 0 1 0 3.5,6A6,6 0 1 0 3.5,-6Z',
  creativity: 'M0,0C2,-2 4,0 3,3C1,6 -5,5 -6,0C-7,-7 2,-10 7,-6C12,0 8,9 0,10',
  humility: 'M-9,-1C-8,7 8,7 9,-1ZM-4,9H4M0,-4V-9M-5,-5L-7,-8M5,-5L7,-8',
  diligence: `${line(
    Array.from({ length: 6 }, (_, i) => polar(i * 60, 9)),
    true,
  )}M0,0V-9M0,0L7.8,4.5M0,0L-7.8,4.5`,
  knowledge: 'M-10,0C-5,-8 5,-8 10,0C5,8 -5,8 -10,0ZM0,-3.2A3.2,3.2 0 1 1 0,3.2A3.2,3.2 0 1 1 0,-3.2Z',
};

/** Drawn as lines: steps, an open hand of light, a hand that presses down, a wall, a flower that opens, somebody who sits. */
export const ROW_LINES: Record<Row, string> = {
  move: 'M-9,8C-3,8 -6,-1 0,-1S3,-8 9,-8M4,-9.5L9.5,-8.2L7.5,-3',
  invoke: 'M0,9V-2M-5,3L0,-3L5,3M-9,-4C-7,-9 7,-9 9,-4M-9,9H9',
  quell: 'M0,-9V3M-5,-2L0,4L5,-2M-9,9C-5,5 5,5 9,9',
  fortify: 'M-9,9V-6H-5V-2H-2V-6H2V-2H5V-6H9V9ZM-2,9V4H2V9',
  empower: `${CIRCLE}${[0, 72, 144, 216, 288].map((turn) => line([polar(turn, 6.5), polar(turn, 11)])).join('')}`,
  meditate:
    'M0,-11A3.2,3.2 0 1 1 0,-4.6A3.2,3.2 0 1 1 0,-11ZM-7,3C-5,-3 5,-3 7,3M-10,8C-5,2 5,2 10,8C4,11 -4,11 -10,8Z',
};

/** Drawn as lines: what each Intention is about. */
const CUP = 'M-8,-8H8L6,9H-6ZM-7,-1H7';
const LEVEL = [9, 3, -3, -9].map((y) => `M-9,${y}H9`);
export const INTENTION_LINES: Record<string, string> = {
  quell: ROW_LINES.quell,
  'exact-quell': ROW_LINES.quell,
  'great-quell': ROW_LINES.quell,
  absorb: CUP,
  'small-absorb': CUP,
  fill: 'M0,-11C4,-4 8,-1 8,3.5A8,8 0 1 1 -8,3.5C-8,-1 -4,-4 0,-11ZM-4,4L-1,7L4.5,0',
  row: 'M-11,-3H-6V3H-11ZM-5,-3H0V3H-5ZM1,-3H6V3H1ZM7,-3H12V3H7Z',
  fortress: ROW_LINES.fortify,
  exalt: `${ROW_LINES.fortify}M-4,-9L0,-12L4,-9`,
  empower: ROW_LINES.empower,
  ...Object.fromEntries(LEVEL.map((_, i) => [`level-${i + 1}`, LEVEL.slice(0, i + 1).join('')])),
};

/** What the Wheel gives on the way: a drop, a card, a star. */
export const BONUS: Record<string, string> = {
  essence: DROP,
  card: 'M-6,-9H6V9H-6Z',
  ambition: star(5, 10, 4.4),
};

/** Drawn as lines: a pillar. */
export const FORTITUDE = 'M-9,-10H9L6,-6H-6ZM-4.5,-6V6M0,-6V6M4.5,-6V6M-9,10H9L6,6H-6Z';

/** Drawn as lines: peaks, a flower, a net, a flame, a willow. */
export const REALM_LINES: Record<string, string> = {
  motives: 'M-11,9L-4,-7L1,3L5,-3L11,9ZM-6.6,-1L-4,-2.6L-2,-.6',
  senses: 'M0,11V0M0,0C-9,1 -9,-8 -4,-6C-4,-13 4,-13 4,-6C9,-8 9,1 0,0M0,8C-5,8 -7,5 -7,4',
  thoughts: 'M-8,6L-3,-7L8,-4L4,7ZM-3,-7L4,7M-8,6H-8.1M-3,-7H-3.1M8,-4H8.1M4,7H4.1',
  desires:
    'M0,-11C2,-5 8,-3 8,3.5C8,8 4.5,11 0,11S-8,8 -8,3.5C-8,-1 -3,-4 0,-11ZM0,11C-4,8 -2,4 0,1C2,4 4,8 0,11',
  values: 'M0,11V-3M0,-3C-3,-12 -10,-8 -10,4M0,-3C-1,-9 -5,-8 -5,3M0,-3C3,-12 10,-8 10,4M0,-3C1,-9 5,-8 5,3',
};
