/**
 * Spirits as figures of about 60 by 90, feet at the origin: a body, its lit side, and a sign that no other bears.
 * Bliss rises and opens, Gloom hangs, hooks and splits, Balance weighs and turns. Ego wears masks.
 */

import type { Team } from '../api/view';
import { outline, star } from './paths';
import { oval, shape, stroke } from './svg';

export interface Figure {
  /** Whose colours it wears; none of its own, if it is nobody or plays for either team. */
  team: Team | null;
  body: string;
  /** Drawn over the body in the light tone. */
  lit: string;
  /** Lines around the body. */
  lines?: string;
  head: readonly [number, number, number];
  eyes: 'open' | 'closed' | 'slit' | 'many' | 'mask';
}

const ROBE = 'M-19,0C-16,-18 -9,-30 -8,-44C-6,-50 6,-50 8,-44C9,-30 16,-18 19,0Q0,6 -19,0Z';

export const FIGURES: Record<string, Figure> = {
  love: {
    team: 'bliss',
    body: `${ROBE}M0,-44C-14,-40 -26,-46 -27,-58C-20,-54 -12,-54 -5,-50ZM5,-50C12,-54 20,-54 27,-58C26,-46 14,-40 0,-44Z`,
    lit: 'M0,-16C-13,-25 -9,-37 0,-30C9,-37 13,-25 0,-16Z',
    lines: 'M0,-74C-8,-94 -30,-88 -21,-70M0,-74C8,-94 30,-88 21,-70',
    head: [0, -59, 9.5],
    eyes: 'closed',
  },
  delight: {
    team: 'bliss',
    body: `M-24,-4C-14,-10 -7,-24 -6,-42C-4,-48 6,-48 7,-42C8,-26 18,-16 26,-12C16,-2 8,-6 2,2C-4,-6 -14,4 -24,-4ZM-4,-44C-14,-50 -20,-62 -19,-76C-13,-66 -7,-56 0,-50ZM5,-44C15,-46 24,-40 30,-30C20,-34 12,-36 6,-38Z`,
    lit: 'M-10,-12Q0,-20 12,-14Q2,-8 -10,-12Z',
    lines: 'M-19,-76L-24,-84M-19,-76L-14,-85M-19,-76L-28,-76M-6,-66C-10,-76 -2,-82 2,-74C6,-84 14,-78 10,-68',
    head: [3, -58, 9],
    eyes: 'open',
  },
  empathy: {
    team: 'bliss',
    body: 'M-25,0C-24,-22 -20,-38 -10,-44C-4,-40 -2,-34 0,-30C2,-34 4,-38 10,-42C20,-36 24,-20 25,0Q0,7 -25,0Z',
    lit: 'M0,-8A9,9 0 1 1 0,-26A9,9 0 1 1 0,-8Z',
    lines: 'M-22,-16C-12,-4 12,-4 22,-16M13,-60A7,7 0 1 0 13,-46A7,7 0 1 0 13,-60',
    head: [-8, -56, 9.5],
    eyes: 'closed',
  },
  harmony: {
    team: 'bliss',
    body: 'M-27,-2C-22,-14 -12,-14 -8,-18C-12,-28 -9,-42 0,-44C9,-42 12,-28 8,-18C12,-14 22,-14 27,-2Q0,8 -27,-2Z',
    lit: 'M-14,-3Q0,-12 14,-3Q0,2 -14,-3Z',
    lines: `${outline(() => 29, 24).replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${x},${Number(y) - 48}`)}M-8,-34C-18,-36 -22,-28 -18,-20M8,-34C18,-36 22,-28 18,-20`,
    head: [0, -53, 9],
    eyes: 'closed',
  },
  hatred: {
    team: 'gloom',
    body: 'M-24,0L-16,-14L-20,-24L-11,-30L-14,-44L-4,-48L0,-44L4,-48L14,-44L11,-30L20,-24L16,-14L24,0L12,-5L6,3L0,-5L-6,3L-12,-5Z',
    lit: 'M-5,-14L0,-34L5,-14L0,-8Z',
    lines:
      'M-7,-66C-14,-70 -18,-78 -15,-88M7,-66C14,-70 18,-78 15,-88M0,-68V-84M-16,-30L-28,-38M16,-30L28,-38',
    head: [0, -58, 10],
    eyes: 'slit',
  },
  misery: {
    team: 'gloom',
    body: 'M-20,0C-22,-22 -18,-48 -8,-60C0,-70 14,-70 18,-60C22,-52 20,-44 16,-40C20,-26 20,-12 18,0L13,-6L9,4L4,-6L-1,5L-6,-5L-11,4L-15,-6Z',
    lit: 'M9,-36C5,-28 3,-18 5,-10C11,-18 12,-28 9,-36Z',
    lines: 'M-10,-52C-16,-36 -16,-18 -14,-8M19,-34V-24M23,-28V-20',
    head: [9, -53, 8],
    eyes: 'closed',
  },
  malice: {
    team: 'gloom',
    body: 'M-14,0C-8,-24 -8,-36 -6,-46L-24,-62C-12,-60 -6,-56 0,-50C6,-56 12,-60 24,-62L6,-46C8,-36 8,-24 14,0L5,-5L0,3L-5,-5Z',
    lit: 'M0,-44L3.5,-24L0,-6L-3.5,-24Z',
    lines: 'M-8,-70L-12,-86L-4,-76L0,-90L4,-76L12,-86L8,-70M22,2V-50C30,-50 34,-42 32,-34',
    head: [0, -62, 8.6],
    eyes: 'slit',
  },
  anxiety: {
    team: 'gloom',
    body: 'M-9,-16C-16,-26 -14,-46 0,-48C14,-46 16,-26 9,-16C4,-10 -4,-10 -9,-16Z',
    lit: 'M-5,-30L-1,-24L2,-34L6,-26L3,-20L-3,-20Z',
    lines:
      'M-8,-18C-20,-26 -22,-10 -28,0M8,-18C20,-26 22,-10 28,0M-5,-13C-12,-16 -11,-6 -14,2M5,-13C12,-16 11,-6 14,2M-11,-34C-24,-44 -26,-30 -32,-22M11,-34C24,-44 26,-30 32,-22M-6,-68L-10,-80M0,-69V-84M6,-68L10,-80',
    head: [0, -58, 11],
    eyes: 'many',
  },
  reason: {
    team: 'balance',
    body: 'M-18,0L-13,-30C-12,-44 -6,-49 0,-49C6,-49 12,-44 13,-30L18,0L9,3L0,0L-9,3Z',
    lit: 'M0,-17C-4,-21 -9,-21 -12,-19V-31C-9,-33 -4,-33 0,-29C4,-33 9,-33 12,-31V-19C9,-21 4,-21 0,-17Z',
    lines:
      'M0,-70V-86M-25,-82H25M-25,-82L-32,-66M-25,-82L-18,-66M-33,-66C-31,-59 -19,-59 -17,-66ZM25,-82L18,-66M25,-82L32,-66M17,-66C19,-59 31,-59 33,-66Z',
    head: [0, -59, 9.5],
    eyes: 'open',
  },
  intuition: {
    team: 'balance',
    body: 'M-24,-3C-10,-8 -15,-26 -9,-40C-6,-48 6,-49 9,-41C14,-27 6,-14 25,-5C16,6 6,0 -1,4C-8,8 -17,6 -24,-3Z',
    lit: 'M-10,-26C-5,-33 5,-33 10,-26C5,-19 -5,-19 -10,-26ZM0,-29A3,3 0 1 0 0,-23A3,3 0 1 0 0,-29Z',
    lines:
      'M-14,-68C-22,-84 -8,-96 6,-91C17,-87 15,-73 6,-74C0,-75 1,-83 6,-82M-11,-34C-23,-36 -30,-27 -26,-17M11,-36C22,-42 31,-34 28,-23',
    head: [0, -58, 9.5],
    eyes: 'closed',
  },
  gatekeeper: {
    team: null,
    body: 'M-27,0V-46C-27,-62 -15,-71 0,-71S27,-62 27,-46V0H17V-44C17,-54 10,-60 0,-60S-17,-54 -17,-44V0ZM-11,3L-8,-29C-6,-35 6,-35 8,-29L11,3Q0,6 -11,3Z',
    lit: 'M0,-24A4.6,4.6 0 0 1 2.4,-15.4L4.6,-5H-4.6L-2.4,-15.4A4.6,4.6 0 0 1 0,-24Z',
    lines: 'M-22,-64V-77M-11,-70V-84M0,-72V-87M11,-70V-84M22,-64V-77M-29,-22H-16M16,-22H29',
    head: [0, -44, 8.6],
    eyes: 'mask',
  },
  influencer: {
    team: null,
    body: 'M-13,2C-9,-14 -14,-28 -8,-40C-5,-47 5,-47 8,-40C14,-28 9,-14 13,2L5,-3L0,5L-5,-3ZM-7,-41C-16,-47 -25,-43 -31,-34C-23,-37 -14,-35 -8,-31ZM7,-41C16,-47 25,-43 31,-34C23,-37 14,-35 8,-31Z',
    lit: 'M0,-30A7,7 0 1 1 0,-16A7,7 0 1 1 0,-30ZM0,-26A3,3 0 1 0 0,-20A3,3 0 1 0 0,-26Z',
    lines:
      'M-31,-34V-10M-24,-36V-17M31,-34V-10M24,-36V-17M-10,-72C-7,-78 7,-78 10,-72M-16,-77C-11,-88 11,-88 16,-77',
    head: [0, -57, 9.4],
    eyes: 'mask',
  },
};

/** A figure for a Spirit that has none of its own. */
export const NOBODY: Figure = {
  team: null,
  body: ROBE,
  lit: star(5, 7, 3),
  head: [0, -58, 10],
  eyes: 'open',
};

/** What a figure is painted in: its body, the edge around that, its lit side and its eyes. */
export interface Tones {
  body: string;
  edge: string;
  lit: string;
  eyes: string;
}

/** The same in every theme, as a printed figure's are; nobody's are those of the land that is nobody's. */
const TONES: Record<Team | 'nobody', Tones> = {
  bliss: { body: '#f7c766', edge: '#6b3320', lit: '#fff3cf', eyes: '#5a2412' },
  gloom: { body: '#6a5cd6', edge: '#140f40', lit: '#cfd6ff', eyes: '#f2edff' },
  balance: { body: '#4dbd97', edge: '#0b3d35', lit: '#d9fff0', eyes: '#06302a' },
  nobody: {
    body: 'var(--nobody)',
    edge: 'var(--nobody-far)',
    lit: 'var(--nobody-lit)',
    eyes: 'var(--nobody-far)',
  },
};

const dots = (colour: string, ...those: [x: number, y: number, radius: number][]) =>
  those.map(([x, y, radius]) => oval(x, y, radius, radius, colour)).join('');

/** The eyes, around the middle of the head. */
function eyesOf(kind: Figure['eyes'], colour: string): string {
  const line = (d: string) => stroke(d, colour, 1.9);
  switch (kind) {
    case 'open':
      return dots(colour, [-3.4, -0.6, 1.7], [3.4, -0.6, 1.7]) + line('M-3,3.2Q0,6.4 3,3.2');
    case 'closed':
      return line('M-5.6,-.4Q-3.4,1.8 -1.2,-.4M1.2,-.4Q3.4,1.8 5.6,-.4');
    case 'slit':
      return line('M-6,-2.6L-1.4,.6M6,-2.6L1.4,.6');
    case 'mask':
      return line('M-6.2,-1.4H6.2M0,-1.4V5');
    case 'many':
      return dots(colour, [-4.4, -1.6, 2.2], [4, -2.4, 2.8], [0, 4, 1.7]);
  }
}

/** A Spirit as SVG markup, its feet at the origin; one that plays for either team is told for which. */
export function figureOf(spirit: string, team: Team | null = null): string {
  const figure = FIGURES[spirit] ?? NOBODY;
  const tones = TONES[figure.team ?? team ?? 'nobody'];
  const [x, y, r] = figure.head;
  const edged = `stroke="${tones.edge}" stroke-width="2" stroke-linejoin="round" paint-order="stroke"`;
  return (
    oval(0, 1, 22, 6, '#04050f', 'fill-opacity=".35"') +
    (figure.lines
      ? stroke(figure.lines, tones.edge, 4.4, 'stroke-opacity=".7"') + stroke(figure.lines, tones.body, 3)
      : '') +
    shape(figure.body, tones.body, edged) +
    oval(x, y, r, r, tones.body, edged) +
    shape(figure.lit, tones.lit) +
    `<g class="eyes" transform="translate(${x} ${y})">${eyesOf(figure.eyes, tones.eyes)}</g>`
  );
}
