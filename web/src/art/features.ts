/** Eyes, brows and mouths, under the letters that expressions.ts uses. */

import type { Expression } from './expressions';
import type { Palette } from './palette';
import { DROP, n, star } from './paths';
import { oval, shape, stroke } from './svg';

const GAZES: [number, number][] = [[0, 0], [-2.4, 0.4], [2.4, 0.4], [0, -2.4], [0, 2.6]]; // prettier-ignore

/** One eye, its inner corner to the left; the other is its mirror image. What is a `pupil` in it can look elsewhere. */
export function eye({ eyes, gaze }: Expression, mirror: number, colours: Palette): string {
  const { ink, white, pupil, head } = colours;
  const [gx, gy] = GAZES[gaze] ?? [0, 0];
  const x = gx * mirror;
  const gazing = (inner: string, rise = 1) =>
    `<g class="pupil" style="--x:${x};--y:${gy};--rise:${rise}">${inner}</g>`;
  const look = (radius: number, y = 0) =>
    gazing(
      oval(x, gy + y, radius, radius, pupil) +
        oval(x - 1.3 * mirror, gy + y - 1.4, radius * 0.32, radius * 0.32, '#fff'),
    );
  switch (eyes) {
    case 'r':
      return oval(0, 0, 7.6, 8.8, white) + look(4.6) + stroke('M-8,-4.5C-5,-11 5,-11 8.4,-4', ink, 1.8);
    case 'p':
      return (
        oval(0, 0, 8.2, 9.8, white) +
        gazing(oval(x, gy, 2.1, 2.1, pupil)) +
        stroke('M-8,-6C-4,-12 4,-12 8,-6', ink, 1.4)
      );
    case 'h':
      return (
        shape('M-8.4,-1.4H8.4C8,6.4 -8,6.4 -8.4,-1.4Z', white) +
        gazing(shape(`M${n(x - 4.2)},-1.4A4.2,4.2 0 0 0 ${n(x + 4.2)},-1.4Z`, pupil), 0) +
        stroke('M-9.4,-1.4H9.6', ink, 2.4) +
        stroke('M-6,-5.4Q0,-7.8 6.4,-5.4', ink, 1, 'stroke-opacity=".5"')
      );
    case 'g':
      return (
        shape('M-8.6,1.4L8.8,-5.6C9.4,3.8 -1,7.6 -8.6,1.4Z', white) +
        gazing(oval(x * 0.7 + 0.6, 0.6 + Math.max(gy, 0) * 0.4, 2.9, 2.9, pupil), 0) +
        stroke('M-9.6,1.8L9.6,-6.4', ink, 2.8)
      );
    case 'c':
      return stroke('M-8,2.6Q0,-9 8,2.6', ink, 3);
    case 's':
      return stroke('M-8.4,-1.4Q0,7.4 8.4,-1.4', ink, 2.6) + stroke('M5.2,2.4L8,5M1,3.6L1.8,6.8', ink, 1.5);
    case 'x':
      return stroke('M7,-5.4L-5.4,0L7,5.4', ink, 3);
    case 'd':
      return (
        shape('M-8,-4.2C-2,-8.4 6,-3.8 9.2,4.4C2,7.4 -8,6.2 -8,-4.2Z', white) +
        look(3.9, 0.6) +
        stroke('M-8.6,-4.6C-2,-8.8 6.4,-3.8 10,5', ink, 2.2)
      );
    default:
      return (
        shape('M-9,1.2Q-1,-9.6 9.4,-1.4Q2,7.8 -9,1.2Z', white) +
        look(4.2) +
        stroke('M-9.4,1.4Q-1,-10 10.4,-2', ink, 2.2) +
        shape('M-4,-10Q2,-11.6 7,-7.6Q2,-9.8 -4,-10Z', head, 'fill-opacity=".6"')
      );
  }
}

export function brow(tilt: number, lift: number, ink: string): string {
  const inner = -13 - tilt * 1.9 - lift;
  const outer = -14 + tilt * 1.7 - lift;
  const middle = (inner + outer) / 2 - 3.6;
  return shape(
    `M-8.6,${n(inner)}Q0,${n(middle)} 10.4,${n(outer)}Q0,${n(middle + 4)} -8.6,${n(inner + 3.8)}Z`,
    ink,
  );
}

export function mouth(kind: string, { ink, white, blush, pupil }: Palette): string {
  const inside = pupil;
  switch (kind) {
    case 's':
      return (
        shape('M-13,-1.6Q0,12.6 13,-1.6Q0,7 -13,-1.6Z', ink) +
        stroke('M-14.4,-2.8L-11.6,-.6M14.4,-2.8L11.6,-.6', ink, 1.8)
      );
    case 'S':
      return (
        shape('M-14,-3.4Q0,1.6 14,-3.4C13,13.4 -13,13.4 -14,-3.4Z', inside) +
        shape('M-12,-2.4Q0,1.8 12,-2.4L11,1.4Q0,4.8 -11,1.4Z', white) +
        shape('M-7,7.6Q0,2.6 7,7.6Q0,11.6 -7,7.6Z', blush)
      );
    case 'g':
      return (
        shape('M-15,-4.4Q0,4.4 15,-4.4C13,9.6 -13,9.6 -15,-4.4Z', white) +
        stroke('M-15,-4.4Q0,4.4 15,-4.4C13,9.6 -13,9.6 -15,-4.4ZM-7.4,-1V5M0,0V6.4M7.4,-1V5', ink, 1.5)
      );
    case 'f':
      return shape('M-12,5.4Q0,-8.4 12,5.4Q0,-2.6 -12,5.4Z', ink);
    case 'F':
      return (
        shape('M-12,8.4C-12,-8.4 12,-8.4 12,8.4Q0,3 -12,8.4Z', inside) +
        stroke('M-12,8.4C-12,-8.4 12,-8.4 12,8.4Q0,3 -12,8.4Z', ink, 1.6) +
        shape('M-7.6,-1.6Q0,-6.6 7.6,-1.6L6,.4Q0,-3 -6,.4Z', white)
      );
    case 'o':
      return oval(0, 1.4, 4.2, 4.8, inside) + stroke('M-4.4,-1.8Q0,-5 4.4,-1.8', ink, 1.6);
    case 'O':
      return oval(0, 2.6, 7, 9.4, inside, `stroke="${ink}" stroke-width="1.8"`) + oval(0, 8.2, 4, 2.6, blush);
    case 'w':
      return stroke('M-12,1.4q4,-6.4 8,0t8,0t8,0', ink, 2.6);
    case 'k':
      return (
        shape('M-10,2.6Q4,8.4 13.4,-5.4Q5,4.4 -10,2.6Z', ink) + stroke('M12,-7.4Q14.6,-6 14.4,-3.4', ink, 1.6)
      );
    case 'p':
      return (
        shape('M-7,3.6Q0,-5 7,3.6Q0,-.6 -7,3.6Z', ink) + stroke('M-3,7.4H3', ink, 1.4, 'stroke-opacity=".6"')
      );
    case 't':
      return (
        `<rect x="-12" y="-4.4" width="24" height="9.6" rx="4" fill="${white}" stroke="${ink}" stroke-width="1.8"/>` +
        stroke('M-12,.4H12M-6,-4V5M0,-4V5M6,-4V5', ink, 1.2)
      );
    case 'l':
      return (
        shape('M0,0H8.6C9.4,11.6 -1,11.6 0,0Z', blush) +
        stroke('M-12,2.4q4,-6.4 8,-2t8,-1t8,2M4.4,1.4V5', ink, 2.4)
      );
    case 'z':
      return (
        stroke('M-12,1H12', ink, 2) + stroke('M-8,-2.6V4.6M-2.7,-2.6V4.6M2.7,-2.6V4.6M8,-2.6V4.6', ink, 1.5)
      );
    case 'u':
      return shape('M-8,-.8Q0,8.4 8,-.8Q0,4.4 -8,-.8Z', ink);
    default:
      return stroke('M-8.4,1.2Q0,2.8 8.4,1.2', ink, 2.6);
  }
}

/** Blush, tear, sweat, vein, freckles, tired eyes, a sparkle. */
export function more(kind: string, { ink, white, blush, shade }: Palette): string {
  switch (kind) {
    case 'b':
      return (
        oval(-22, 9, 6.4, 4, blush, 'fill-opacity=".5"') + oval(22, 9, 6.4, 4, blush, 'fill-opacity=".5"')
      );
    case 't':
      return shape(DROP, '#bfe6ff', 'transform="translate(17 13) scale(.62)"');
    case 'w':
      return shape(DROP, '#bfe6ff', 'transform="translate(28 -16) rotate(14) scale(.62)"');
    case 'v':
      return stroke(
        'M18,-33Q20,-28 15,-27M23,-33Q21,-28 26,-27M18,-20Q20,-25 15,-25M23,-20Q21,-25 26,-25',
        ink,
        1.7,
      );
    case 'f':
      return [-24, -19.6, -15, 15, 19.6, 24]
        .map((x, i) => oval(x, 8 + (i % 2) * 3, 1.2, 1.2, shade))
        .join('');
    case 'm':
      return stroke('M-20,5Q-13,9.4 -6,5M20,5Q13,9.4 6,5', ink, 1.2, 'stroke-opacity=".55"');
    case '*':
      return (
        shape(star(4, 7.4, 1.9), white, 'transform="translate(26 -24)"') +
        shape(star(4, 4.4, 1.2), white, 'transform="translate(33 -13)"')
      );
    default:
      return '';
  }
}
