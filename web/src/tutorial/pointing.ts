/** Where on the screen the thing lies that the coach points at. */

const AIMS = '[data-panel="standing"]';
const PLACES: Record<string, string[]> = {
  board: [],
  aspiration: ['.standing tbody tr.now', AIMS],
  hidden: ['.standing tbody tr.now + tr.now', AIMS],
  goods: ['.own .goods', '[data-panel="hand"]'],
  ambition: ['.own .ambition', '.bar .ambition'],
  actions: ['.tiles'],
  hand: ['.hand ul', '[data-panel="hand"]'],
  rows: ['.choices .spirit-board', '.spirit-board', '[data-panel="board"]'],
  score: ['.standing .score', '.bar .scores'],
  wheel: ['.standing .wheels', AIMS],
  identity: ['.identity'],
  ego: ['.standing .ego', AIMS],
};

/** What is found, first to last, for a point: `slot 4`, `choice move`, or one of the places above. */
function selectors(point: string): string[] {
  const own = PLACES[point];
  if (own) return own;
  const choice = point.startsWith('choice ') ? point.slice('choice '.length) : null;
  return choice ? [`[data-choice="${choice}"]`, `[data-target="${choice}"]`] : [`[data-target="${point}"]`];
}

/** The thing that is pointed at, if it is to be seen. */
export function pointed(point: string): Element | null {
  for (const selector of selectors(point))
    for (const found of document.querySelectorAll(selector))
      if (found.getBoundingClientRect().width > 0) return found;
  return null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;
const RIGHT_PART = 0.58;

/** Where a sheet of a size goes beside a thing: right, left, below or above it, else into a free corner. */
export function beside(thing: Box | null, sheet: { width: number; height: number }, window: Box): Box {
  const { width, height } = sheet;
  const [right, bottom] = [window.left + window.width, window.top + window.height];
  const clampX = (x: number) => Math.max(window.left + EDGE, Math.min(x, right - width - EDGE));
  const clampY = (y: number) => Math.max(window.top + EDGE, Math.min(y, bottom - height - EDGE));
  if (!thing) return { left: clampX(window.left + EDGE), top: clampY(bottom), width, height };
  const middleX = thing.left + thing.width / 2 - width / 2;
  const alongside = clampY(thing.top - EDGE);
  const toRight = { left: thing.left + thing.width + GAP, top: alongside };
  const toLeft = { left: thing.left - width - GAP, top: alongside };
  // What is to be chosen lies on the right: there the coach would stand in the way.
  const isOnRight = thing.left + thing.width / 2 > window.left + window.width * RIGHT_PART;
  const places = [
    ...(isOnRight ? [toLeft, toRight] : [toRight, toLeft]),
    { left: clampX(middleX), top: thing.top + thing.height + GAP },
    { left: clampX(middleX), top: thing.top - height - GAP },
  ];
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= window.left + EDGE &&
    left + width <= right - EDGE &&
    top >= window.top + EDGE &&
    top + height <= bottom - EDGE;
  const isBelow = thing.top + thing.height / 2 > window.top + window.height / 2;
  const corner = { left: clampX(middleX), top: clampY(isBelow ? window.top : bottom) };
  return { ...(places.find(fits) ?? corner), width, height };
}
