/** Two fingers pinch the board, and one drags it while it is seen from close up. */

import type { Point } from '../art/paths';
import type { Size } from './corners';

/** A part of the board: left, top, width and height. */
export type Box = readonly [number, number, number, number];

/** How large in pixels what is small is to a finger. */
const FINGER = 44;

/** Whether a finger at a place may mean what is drawn there, however small it is. */
export function isMeant({ left, top, width, height }: DOMRect, x: number, y: number): boolean {
  const isWithin = (at: number, from: number, length: number) =>
    Math.abs(at - from - length / 2) <= Math.max(length, FINGER) / 2;
  return isWithin(x, left, width) && isWithin(y, top, height);
}

/** How far a finger goes before it drags, in pixels: nobody holds quite still. */
const SLOP = 10;
/** How much nearer than the whole board one comes at most. */
const NEAREST = 5;

/** How much of the board a pixel is, where a box is seen whole. */
const grain = ([, , width, height]: Box, size: Size) => Math.max(width / size.width, height / size.height);
const middle = (fingers: readonly Point[], i: 0 | 1) =>
  fingers.reduce((sum, finger) => sum + finger[i], 0) / fingers.length;
const spread = ([[x0, y0] = [0, 0], [x1, y1] = [0, 0]]: readonly Point[]) => Math.hypot(x1 - x0, y1 - y0);

/**
 * What is seen after fingers have gone from some places to others, which are told from the middle of a window of this
 * size, in pixels: what lay under them lies there again. Null: that is the whole board.
 */
export function pulled(
  seen: Box,
  whole: Box,
  size: Size,
  from: readonly Point[],
  to: readonly Point[],
): Box | null {
  const [before, most] = [grain(seen, size), grain(whole, size)];
  const wanted = from.length > 1 ? (before * spread(from)) / spread(to) : before;
  const now = Math.min(Math.max(wanted, most / NEAREST), most);
  if (now > most * 0.98) return null;
  const along = (i: 0 | 1, length: number): [number, number] => {
    const all = whole[i] + whole[i + 2]! / 2;
    const at = seen[i] + seen[i + 2]! / 2 + middle(from, i) * before - middle(to, i) * now;
    const room = Math.max(0, (whole[i + 2]! - length * now) / 2);
    return [Math.min(Math.max(at, all - room), all + room) - (length * now) / 2, length * now];
  };
  const [[left, width], [top, height]] = [along(0, size.width), along(1, size.height)];
  return [left, top, width, height];
}

/** What is seen around a place, so near that what lies there can be told apart. */
export function around([x, y]: Point, whole: Box, size: Size, nearness: number): Box {
  const u = grain(whole, size) / nearness;
  const seen: Box = [x - (size.width * u) / 2, y - (size.height * u) / 2, size.width * u, size.height * u];
  return pulled(seen, whole, size, [[0, 0]], [[0, 0]]) ?? whole;
}

/** Hears fingers on a drawing, and lets `hold` show what they make of what is seen. */
export const fingers =
  (seen: () => Box, whole: () => Box, hold: (box: Box | null) => void) => (drawing: SVGSVGElement) => {
    const down = new Map<number, Point>();
    /** Where a finger began that has not gone far yet. */
    let began: Point | null = null;

    function press({ pointerType, pointerId, clientX, clientY }: PointerEvent) {
      if (pointerType === 'mouse') return;
      began = [clientX, clientY];
      down.set(pointerId, began);
    }
    function move({ pointerId, clientX, clientY }: PointerEvent) {
      if (!down.has(pointerId)) return;
      const isStill = began && Math.hypot(clientX - began[0], clientY - began[1]) < SLOP;
      if (down.size < 2 && (isStill || seen()[2] >= whole()[2])) return;
      began = null;
      const { left, top, width, height } = drawing.getBoundingClientRect();
      const places = () =>
        [...down.values()].map(([x, y]): Point => [x - left - width / 2, y - top - height / 2]);
      const from = places();
      down.set(pointerId, [clientX, clientY]);
      hold(pulled(seen(), whole(), { width, height }, from, places()));
    }
    const lift = ({ pointerId }: PointerEvent) => void down.delete(pointerId);

    const listening = new AbortController();
    const { signal } = listening;
    drawing.addEventListener('pointerdown', press, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', lift, { signal });
    window.addEventListener('pointercancel', lift, { signal });
    return () => listening.abort();
  };
