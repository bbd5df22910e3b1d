/** Small makers of SVG path data. */

export type Point = readonly [number, number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const p = ([x, y]: Point): string => `${n(x)},${n(y)}`;

/** A point at an angle in degrees, clockwise from the top. */
export function polar(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
}

export function line(points: readonly Point[], close = false): string {
  return `M${points.map(p).join('L')}${close ? 'Z' : ''}`;
}

/** A soft curve through all points (Catmull-Rom as Bézier curves). */
export function curve(points: readonly Point[], close = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[close ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] as Point;
  let path = `M${p(at(0))}`;
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${p([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6])} ${p([
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ])} ${p(to)}`;
  }
  return close ? `${path}Z` : path;
}

/** A closed outline whose radius depends on the angle. */
export function outline(radius: (angle: number) => number, steps = 24): string {
  return curve(
    Array.from({ length: steps }, (_, i) => polar((i * 360) / steps, radius((i * 360) / steps))),
    true,
  );
}

export function star(tips: number, outer: number, inner: number): string {
  return line(
    Array.from({ length: tips * 2 }, (_, i) => polar((i * 180) / tips, i % 2 ? inner : outer)),
    true,
  );
}

/** A leaf or flame standing on the origin, its tip `height` above it. */
export function blade(width: number, height: number, lean = 0): string {
  const side = (sign: number) => `${n(sign * width)},${n(-height * 0.35)}`;
  return `M0,0C${side(-1)} ${n(lean - width * 0.3)},${n(-height * 0.7)} ${n(lean)},${n(-height)}C${n(
    lean + width * 0.3,
  )},${n(-height * 0.7)} ${side(1)} 0,0Z`;
}

/** A drop, its tip up, its round part around the origin. */
export const HALF_DROP = 'M0,-10C2.5,-5 6.5,-2 6.5,3A6.5,6.5 0 0 1 0,9.5Z';
export const DROP = 'M0,-10C2.5,-5 6.5,-2 6.5,3A6.5,6.5 0 0 1 -6.5,3C-6.5,-2 -2.5,-5 0,-10Z';
