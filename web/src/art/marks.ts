/** The shape of every team, Vibe, Sphere and Realm, in a box of 24 around the origin: never colour alone. */

import type { Team, Vibe } from '../api/view';
import { line, outline, polar, star } from './paths';

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

/** Drawn as lines: peaks, a flower, a net, a flame, a willow. */
export const REALM_LINES: Record<string, string> = {
  motives: 'M-11,9L-4,-7L1,3L5,-3L11,9ZM-6.6,-1L-4,-2.6L-2,-.6',
  senses: 'M0,11V0M0,0C-9,1 -9,-8 -4,-6C-4,-13 4,-13 4,-6C9,-8 9,1 0,0M0,8C-5,8 -7,5 -7,4',
  thoughts: 'M-8,6L-3,-7L8,-4L4,7ZM-3,-7L4,7M-8,6H-8.1M-3,-7H-3.1M8,-4H8.1M4,7H4.1',
  desires:
    'M0,-11C2,-5 8,-3 8,3.5C8,8 4.5,11 0,11S-8,8 -8,3.5C-8,-1 -3,-4 0,-11ZM0,11C-4,8 -2,4 0,1C2,4 4,8 0,11',
  values: 'M0,11V-3M0,-3C-3,-12 -10,-8 -10,4M0,-3C-1,-9 -5,-8 -5,3M0,-3C3,-12 10,-8 10,4M0,-3C1,-9 5,-8 5,3',
};
