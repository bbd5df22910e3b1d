/**
 * Whether somebody is there: what moves without end stands still where nothing was done for a while, so that a page that
 * merely lies open costs no processor and no battery.
 */

const AWHILE = 20_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'];

let noticed = performance.now();
for (const sign of SIGNS)
  window.addEventListener(sign, () => (noticed = performance.now()), { capture: true, passive: true });

export const isSomebodyThere = () => !document.hidden && performance.now() - noticed < AWHILE;
