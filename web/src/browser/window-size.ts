/**
 * The sizes of window that layouts tell apart. Styles write them out, since a media query takes no variable;
 * `test/styles.test.ts` lets them know no others. What only has to fit its own place asks for the size of that, by a
 * container query.
 */

import { MediaQuery } from 'svelte/reactivity';

export const SIZES = {
  /** A phone held upright: one thing below the other. */
  small: 'width < 640px',
  /** Little room: on a page one column; at a table no place for panels beside the board, which lie in drawers. */
  narrow: '(width < 900px), (height < 500px)',
  /** A phone on its side. */
  low: 'height < 500px',
} as const;

export const smallWindow = new MediaQuery(SIZES.small);
export const narrowWindow = new MediaQuery(SIZES.narrow);
export const lowWindow = new MediaQuery(SIZES.low);

/** In pixels, a length that is as many of them where the type is as people usually have it, and grows with the type. */
export const byType = (pixels: number): number =>
  (pixels * parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
