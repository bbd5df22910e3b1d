/** From where the board is looked at while others play, in a window where it is small. */

import type { ViewWords } from '../api/schema';
import type { Point } from '../art/paths';
import type { Land } from '../content/map';
import { placeOf } from './flights';
import type { Layout } from './geometry';

/** What lies in the middle, and how many times as large as from afar all is seen. */
export interface Camera {
  middle: Point;
  nearness: number;
  /** How the board is drawn then, which a browser does without drawing it anew. */
  drawn: string | null;
}

export const AFAR: Camera = { middle: [0, 0], nearness: 1, drawn: null };

const NEAREST = 1.7;
/** What is not worth a movement. */
const LEAST = 1.15;
/** What is seen around a place at least, in units of the drawing. */
const AROUND = 130;

/**
 * From where some places are seen from near, if they are to be; as long as all of them are in sight, the camera stays
 * where it is.
 */
export function cameraAt(
  map: Land,
  layout: Layout,
  view: ViewWords,
  places: readonly string[] | null,
  from = AFAR,
): Camera {
  if (!places) return AFAR;
  const points = places.map((place) => placeOf(map, layout, view, place));
  if (!points.length) return from;
  if (from.nearness > 1 && points.every((point) => isSeen(layout, from, point))) return from;
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const nearness = Math.min(NEAREST, layout.width / (right - left), layout.height / (bottom - top));
  if (nearness < LEAST) return AFAR;
  // Nothing is seen beside the board.
  const kept = (middle: number, whole: number) => {
    const most = (whole - whole / nearness) / 2;
    return Math.min(most, Math.max(-most, middle));
  };
  const [x, y] = [kept((left + right) / 2, layout.width), kept((top + bottom) / 2, layout.height)];
  const away = (by: number, whole: number) => `${((-100 * by) / whole).toFixed(2)}%`;
  return {
    middle: [x, y],
    nearness,
    drawn: `scale(${nearness.toFixed(3)}) translate(${away(x, layout.width)}, ${away(y, layout.height)})`,
  };
}

const rangeOf = (values: number[]): Point => [Math.min(...values) - AROUND, Math.max(...values) + AROUND];

const isSeen = ({ width, height }: Layout, { middle: [x, y], nearness }: Camera, [toX, toY]: Point) =>
  Math.abs(toX - x) + AROUND / 2 <= width / nearness / 2 &&
  Math.abs(toY - y) + AROUND / 2 <= height / nearness / 2;
