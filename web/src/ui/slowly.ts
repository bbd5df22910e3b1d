/**
 * Moves what moves without end in a drawing, a little eight times a second and all of it at once: `{@attach slowly}`. Styles
 * keep such animations paused. Left to itself a browser draws them sixty times a second, however slow they are, and
 * without a graphics card that keeps a machine busy. What nobody sees stands still.
 */

import type { Attachment } from 'svelte/attachments';
import { settings } from '../browser/settings.svelte';

const TICK = 125;

export const slowly: Attachment<Element> = (drawing) => {
  if (!settings.pace) return;
  let isSeen = true;
  let now = 0;
  const move = () => {
    if (!isSeen || document.hidden) return;
    now += TICK;
    // First all are asked and then all are set: what is asked in between has to be worked out anew each time.
    const endless = drawing
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity);
    for (const animation of endless) animation.currentTime = now;
  };
  const observer = new IntersectionObserver((seen) => (isSeen = seen.some((one) => one.isIntersecting)));
  observer.observe(drawing);
  const timer = setInterval(move, TICK);
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
};
