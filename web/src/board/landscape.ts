/**
 * The five Realms as lands of a small planet: what grows on them grows away from the Origin. Ridges are outlines on
 * the board; what stands on them is drawn upright around the origin and turned to its Realm.
 */

import { chanceOf } from '../art/chance';
import { blade, curve, line, n, p, polar, type Point } from '../art/paths';
import type { Land } from '../content/map';
import { at, realmAngle, type Layout } from './geometry';

/** Half the width of a Realm, and where its land begins to fall towards the Frontiers. */
const HALF = 26;

/** A ridge: from the rim of the Origin out to a line of hills that sinks to both sides. */
export function ridge(
  map: Land,
  layout: Layout,
  realm: string,
  depth: number,
  rough: number,
  inner: number,
): string {
  const chance = chanceOf(`${realm} ${depth}`);
  const middle = realmAngle(map, realm);
  const [slow, quick, start] = [chance.between(1.5, 2.5), chance.between(4, 6), chance.between(0, 6)];
  const top: Point[] = [];
  for (let step = -10; step <= 10; step++) {
    const share = step / 10;
    const fall = 1 - share ** 4;
    const hills = Math.sin(share * slow * 2 + start) * 0.6 + Math.sin(share * quick + start * 2) * 0.4;
    top.push(
      at(layout, middle + share * HALF, inner + (depth - inner) * (0.3 + 0.7 * fall) + hills * rough * fall),
    );
  }
  const foot = Array.from({ length: 7 }, (_, i) => at(layout, middle + HALF - (i * HALF) / 3, inner));
  return `${curve(top)}L${foot.map(p).join('L')}Z`;
}

/** A stretch of the river that runs between two Realms. */
export function river(layout: Layout, angle: number, inner: number, outer: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= 8; step++) {
    const depth = inner + ((outer - inner) * step) / 8;
    const half = 8.5 - step * 0.15;
    const sway = Math.sin(step * 0.9 + angle) * 1.6;
    left.push(at(layout, angle + sway - half, depth));
    right.unshift(at(layout, angle + sway + half, depth));
  }
  return `${curve(left)}L${curve(right).slice(1)}Z`;
}

/** Two threads of light that drift along a river. */
export function current(layout: Layout, angle: number, inner: number, outer: number): string {
  return [-3.6, 3.2]
    .map((side) =>
      curve(
        Array.from({ length: 9 }, (_, step) =>
          at(
            layout,
            angle + side + Math.sin(step * 0.9 + angle + side) * 1.8,
            inner + ((outer - inner) * step) / 8,
          ),
        ),
      ),
    )
    .join('');
}

/** A part of a picture: a path, and whether it is of the far, middle or lit tone, or a line. */
export type Part = [path: string, tone: 'far' | 'mid' | 'lit' | 'line'];

/** What stands on the middle of each Realm: about 120 wide, its foot at the origin, up to 150 high. */
export const SIGHTS: Record<string, Part[]> = {
  motives: valley(),
  senses: cradle(),
  thoughts: network(),
  desires: dunes(),
  values: willow(),
};

/** Two steep slopes, a stream between them, snow on their tops. */
function valley(): Part[] {
  const peak = (x: number, width: number, height: number): Part[] => [
    [
      line(
        [
          [x - width, 0],
          [x, -height],
          [x + width, 0],
        ],
        true,
      ),
      'far',
    ],
    [
      line(
        [
          [x, -height],
          [x + width, 0],
          [x + width * 0.2, 0],
          [x - width * 0.1, -height * 0.5],
        ],
        true,
      ),
      'mid',
    ],
    [
      line(
        [
          [x - width * 0.24, -height * 0.76],
          [x, -height],
          [x + width * 0.24, -height * 0.76],
          [x + width * 0.08, -height * 0.68],
          [x - width * 0.06, -height * 0.78],
        ],
        true,
      ),
      'lit',
    ],
  ];
  return [
    ...peak(-62, 52, 112),
    ...peak(58, 60, 134),
    ...peak(-18, 34, 66),
    ['M0,0C-14,-12 12,-22 4,-36C0,-44 8,-50 12,-58', 'line'],
  ];
}

/** Flowers on long stems that bend over a nest of arcs. */
function cradle(): Part[] {
  const flower = (x: number, height: number, bend: number, size: number): Part[] => {
    const petals = [-72, -36, 0, 36, 72].map((turn): Part => {
      const [px, py] = polar(turn, size);
      return [
        `M${n(x + bend)},${n(-height)}Q${n(x + bend + px * 1.1 - py * 0.4)},${n(-height + py * 1.1 + px * 0.4)} ${n(x + bend + px * 1.5)},${n(-height + py * 1.5)}Q${n(x + bend + px * 1.1 + py * 0.4)},${n(-height + py * 1.1 - px * 0.4)} ${n(x + bend)},${n(-height)}Z`,
        turn % 72 ? 'mid' : 'far',
      ];
    });
    return [
      [
        `M${x},0C${x},${n(-height * 0.6)} ${n(x + bend * 0.4)},${n(-height * 0.8)} ${n(x + bend)},${-height}`,
        'line',
      ],
      ...petals,
      [`M${n(x + bend - 3.5)},${-height}a3.5,3.5 0 1 0 7,0a3.5,3.5 0 1 0 -7,0Z`, 'lit'],
    ];
  };
  return [
    ...flower(-64, 74, -14, 17),
    ...flower(62, 92, 12, 19),
    ...flower(-4, 118, 10, 22),
    ...flower(-34, 46, -6, 12),
    ...flower(34, 52, 8, 13),
  ];
}

/** Points of thought and the threads between them. */
function network(): Part[] {
  const nodes: Point[] = [
    [-82, -18],
    [-52, -66],
    [-30, -22],
    [-14, -98],
    [10, -52],
    [26, -124],
    [44, -78],
    [58, -24],
    [86, -58],
    [-74, -104],
  ];
  const threads = [
    [0, 1],
    [1, 2],
    [1, 3],
    [3, 4],
    [2, 4],
    [3, 5],
    [5, 6],
    [4, 6],
    [6, 7],
    [6, 8],
    [7, 8],
    [4, 7],
    [1, 9],
    [3, 9],
  ];
  return [
    [threads.map(([a = 0, b = 0]) => line([nodes[a] as Point, nodes[b] as Point])).join(''), 'line'],
    ...nodes.map(([x, y], i): Part => {
      const size = i % 3 ? 4.5 : 8;
      return [
        `M${x - size},${y}a${size},${size} 0 1 0 ${size * 2},0a${size},${size} 0 1 0 ${-size * 2},0Z`,
        i % 3 ? 'lit' : 'mid',
      ];
    }),
  ];
}

/** Dunes that break like waves, and flames over them. */
function dunes(): Part[] {
  const flame = (x: number, y: number, width: number, height: number, lean: number): Part[] => {
    const move = (path: string) => shift(path, x, y);
    return [
      [move(blade(width, height, lean)), 'mid'],
      [move(blade(width * 0.5, height * 0.55, lean * 0.5)), 'lit'],
    ];
  };
  return [
    ['M-104,0C-80,-8 -66,-52 -36,-56C-46,-36 -22,-14 8,0Z', 'far'],
    ['M-20,0C10,-10 26,-68 64,-74C50,-50 78,-18 108,0Z', 'far'],
    ...flame(-52, -50, 13, 54, 6),
    ...flame(2, -26, 20, 100, -8),
    ...flame(46, -70, 14, 60, 5),
    ...flame(82, -22, 9, 38, -4),
    ...flame(-84, -12, 9, 36, -3),
  ];
}

/** A willow: a bent trunk, and strands that hang down from its crown. */
function willow(): Part[] {
  const strands: Part[] = [];
  for (let i = 0; i < 15; i++) {
    const share = i / 7 - 1;
    const x = share * 82;
    const top = -136 + share * share * 46;
    strands.push([
      `M${n(share * 34)},${n(-118 + share * share * 10)}C${n(x * 0.8)},${n(top - 6)} ${n(x * 1.04)},${n(top + 34)} ${n(x)},${n(-34 - (i % 3) * 16)}`,
      'line',
    ]);
    strands.push([shift(blade(4.5, 13), x, -22 - (i % 3) * 16), i % 2 ? 'mid' : 'lit']);
  }
  return [
    [
      'M-13,0C-2,-32 -10,-66 -6,-96C-22,-112 -34,-118 -44,-118C-28,-124 -12,-122 0,-112C12,-124 30,-126 46,-120C32,-118 18,-110 8,-96C8,-62 4,-32 17,0Z',
      'mid',
    ],
    ...strands,
  ];
}

/** Moves a path whose commands all take pairs of absolute numbers. */
function shift(path: string, x: number, y: number): string {
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px, py) => `${n(Number(px) + x)},${n(Number(py) + y)}`);
}

/** Stars behind the board: place and size. */
export function stars({ width, height }: Layout, count: number): [number, number, number][] {
  const chance = chanceOf('stars');
  return Array.from({ length: count }, () => [
    chance.between(-width / 2, width / 2),
    chance.between(-height / 2, height / 2),
    chance.between(0.6, 2.2),
  ]);
}
