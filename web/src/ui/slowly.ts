/**
 * Moves what moves without end in a drawing, a little eight times a second and all of it at once: `{@attach slowly}`. Styles
 * keep such animations paused. Left to itself a browser draws them sixty times a second, however slow they are, and
 * without a graphics card that keeps a machine busy. What nobody sees stands still, and so does all where nobody is.
 */

import type { Attachment } from 'svelte/attachments';
import { settings } from '../browser/settings.svelte';
import { isSomebodyThere } from './presence';

const TICK = 125;

export const slowly: Attachment<Element> = (drawing) => {
  if (!settings.pace) return;
  let isSeen = true;
  let now = 0;
  let endless: Animation[] = [];
  // To ask for animations, a browser works out all styles that have changed. It tells of sizes when it has just done so
  // for a frame; and whoever begins to observe is told of one.
  const asking = new ResizeObserver(() => {
    endless = drawing
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity);
  });
  const look = () => {
    asking.unobserve(drawing);
    asking.observe(drawing);
  };
  const move = () => {
    if (!isSeen || !isSomebodyThere()) return;
    now += TICK;
    // What has no time any more is over, and would begin again.
    for (const animation of endless) if (animation.currentTime !== null) animation.currentTime = now;
  };
  const observer = new IntersectionObserver((seen) => (isSeen = seen.some((one) => one.isIntersecting)));
  observer.observe(drawing);
  const timer = setInterval(move, TICK);
  look();
  drawing.addEventListener('animationstart', look);
  return () => {
    drawing.removeEventListener('animationstart', look);
    asking.disconnect();
    clearInterval(timer);
    observer.disconnect();
  };
};
