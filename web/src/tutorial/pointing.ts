/** Where on the screen the thing lies that the coach points at. */

import { cut, overlap, type Box } from '../ui/freest';

const AIMS = '[data-panel="standing"]';
const PLACES: Record<string, string[]> = {
  board: ['.table > .board'],
  aspiration: ['.standing tbody.now', '.corners .aim', '.line > span:has(b)', AIMS],
  hidden: [
    '.standing tbody.now + tbody.now',
    '.corners .aim + .aim',
    '.line > span:has(b) + span:has(b)',
    AIMS,
  ],
  decision: ['.deciding .box'],
  question: ['.deciding .decision'],
  goods: ['.own .goods', '.deciding .goods'],
  ambition: ['.own .ambition', '.bar .ambition'],
  actions: ['.tiles'],
  hand: ['.hand ul', '[data-panel="hand"]'],
  rows: ['.choices .spirit-board', '.spirit-board', '[data-panel="board"]'],
  points: ['.bar .scores'],
  score: ['.standing .score', '.bar .scores'],
  wheel: ['.standing .wheels', AIMS],
  identity: ['.identity'],
  tabs: ['.panels [role="tablist"]', '.table > nav'],
  standing: ['.table > .standing'],
  end: ['[data-choice="end-turn"]'],
  ego: ['.standing .ego', AIMS],
};

/** What is found, first to last, for a point: `slot 4`, `barrier 1 0`, `choice move`, or one of the places above. */
function selectors(point: string): string[] {
  const own = PLACES[point];
  if (own) return own;
  const choice = point.startsWith('choice ') ? point.slice('choice '.length) : null;
  // What lies in a sheet is come to by what opens that.
  return choice
    ? [`[data-choice="${choice}"]`, `[data-target="${choice}"]`, `[data-bought~="${choice}"]`]
    : [`[data-target="${point}"]`, `[data-stop="${point}"]`];
}

/** The things that are pointed at, those of them that are to be seen. A point may name several, divided by commas. */
export function pointed(point: string): Element[] {
  return point.split(', ').flatMap((one) => seen(selectors(one)) ?? []);
}

function seen(ways: string[]): Element | undefined {
  for (const selector of ways)
    for (const found of document.querySelectorAll(selector))
      if (found.getBoundingClientRect().width > 0) return found;
  return undefined;
}

/** As much of each thing as is to be seen: what has scrolled out of its panel would be framed where something else lies. */
export const inSight = (things: Element[]): Box[] =>
  things.flatMap((thing) => cut(thing.getBoundingClientRect(), roomsOf(thing)) ?? []);

/** What cuts off what sticks out of it, around a thing. */
function roomsOf({ parentElement: parent }: Element): Box[] {
  if (!parent) return [{ left: 0, top: 0, width: innerWidth, height: innerHeight }];
  const isCutting = getComputedStyle(parent).overflow !== 'visible';
  return [...(isCutting ? [parent.getBoundingClientRect()] : []), ...roomsOf(parent)];
}

const EDGE = 8;
const GAP = 14;
/**
 * What it costs to cover a pixel of what is spoken of, of the part of the table it lies in, of what one has, looks at and
 * presses again and again, and of any other part. Where nothing lies it costs nothing.
 */
export const COVERED = { thing: 1000, part: 10, own: 4, other: 1 };
const OWN = ['goods', 'ambition', 'hand', 'tabs', 'standing', 'end'];

/** The parts of a table: what is spoken of is seen best when the whole part is. */
const PARTS = [
  '.table > .board',
  '.deciding .box',
  '.deciding .choices > *',
  '.deciding .insight',
  '.table > .panels',
  '.table > .hand',
  '.table > .top',
];

/** What a sheet should leave free, and how much each counts: what is looked at, and what else is spoken of. */
export function valued(things: Box[], also: Box[]): { box: Box; worth: number }[] {
  const parts = [...document.querySelectorAll(PARTS.join(', '))].map((part) => part.getBoundingClientRect());
  return [
    ...[...things, ...also].map((box) => ({ box: grown(box), worth: COVERED.thing })),
    ...parts.map((box) => ({
      box,
      worth: things.some((thing) => overlap(thing, box)) ? COVERED.part : COVERED.other,
    })),
    ...pointed(OWN.join(', ')).map((thing) => ({ box: thing.getBoundingClientRect(), worth: COVERED.own })),
  ];
}

/** With a little air around it. */
const grown = ({ left, top, width, height }: Box): Box => ({
  left: left - EDGE,
  top: top - EDGE,
  width: width + 2 * EDGE,
  height: height + 2 * EDGE,
});

/** Where a sheet goes: where it covers the least that matters, and there as near as possible to what it is about. */
export function beside(
  things: Box[],
  sheet: { width: number; height: number },
  window: Box,
  kept: { box: Box; worth: number }[],
): Box {
  const free = kept.map(({ box }) => box);
  const lefts = along(across(window), sheet.width, things.map(across), free.map(across));
  const tops = along(down(window), sheet.height, things.map(down), free.map(down));
  const places = lefts.flatMap((left) => tops.map((top) => ({ ...sheet, left, top })));
  const cost = (place: Box) =>
    kept.reduce((sum, { box, worth }) => sum + worth * overlap(place, box), 0) + distance(place, things);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Whether a sheet may lie at a place: within the window, and on nothing that is spoken of, but for a row of pixels. */
export const isRestful = (place: Box, window: Box, kept: { box: Box; worth: number }[]): boolean =>
  overlap(place, window) >= place.width * (place.height - 1) &&
  kept.every(({ box, worth }) => worth !== COVERED.thing || overlap(place, box) <= place.width);

/** Where something begins and how far it goes, from left to right or from top to bottom. */
type Span = readonly [from: number, size: number];
const across = ({ left, width }: Box): Span => [left, width];
const down = ({ top, height }: Box): Span => [top, height];

/**
 * Where a sheet may begin: at either edge of the window, in its middle; before a thing, level with it, behind it; and close
 * to whatever is to stay free.
 */
function along([from, room]: Span, size: number, things: Span[], free: Span[]): number[] {
  const [least, most] = [from + EDGE, Math.max(from + EDGE, from + room - size - EDGE)];
  const near = things.flatMap(([start, extent]) => [
    start - size - GAP,
    start + (extent - size) / 2,
    start + extent + GAP,
  ]);
  const close = free.flatMap(([start, extent]) => [start - size, start + extent]);
  const all = [least, most, (least + most) / 2, ...near, ...close];
  return all.map((at) => Math.max(least, Math.min(at, most)));
}

/** From the middle of a sheet to the middles of what it is about, on average. */
function distance(place: Box, things: Box[]): number {
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;
  const [x, y] = middle(place);
  const far = things.map(middle).map(([left, top]) => Math.hypot(left - x, top - y));
  return far.reduce((sum, one) => sum + one, 0) / (things.length || 1);
}
