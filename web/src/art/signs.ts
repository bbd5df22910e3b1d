/** Signs of what is done at a table and of what it brings, in a box of 24 around the origin. */

import type { Row } from '../api/view';
import { DROP, line, polar, star } from './paths';

const CIRCLE = 'M0,-4A4,4 0 1 1 0,4A4,4 0 1 1 0,-4Z';

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

/** Drawn as lines: a pillar. */
export const FORTITUDE = 'M-9,-10H9L6,-6H-6ZM-4.5,-6V6M0,-6V6M4.5,-6V6M-9,10H9L6,6H-6Z';

/** Blocked, drawn as lines from left to right: a way that goes no further, and what stands in it. */
export const BLOCKED = { way: 'M-9,0H1M-3.5,-4.5L1,0L-3.5,4.5', wall: 'M6.5,-8V8' };

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
