/** Leaves out what matters less, until the rest fits into the room that there is. */

import type { Attachment } from 'svelte/attachments';
import { afterPainting } from '../browser/painting';

/**
 * Parts say by `data-spare` how readily they are left out: the highest number goes first. If not even the rest fits,
 * all of it is left out. Used with what changes the words or the room, it looks again when that changes.
 */
export function fitting(..._changing: unknown[]): Attachment<HTMLElement> {
  return (node) => {
    const fit = () => {
      const parts = [...node.querySelectorAll<HTMLElement>('[data-spare]')];
      const levels = [...new Set(parts.map(({ dataset }) => Number(dataset.spare)))].sort((a, b) => a - b);
      for (const part of parts) part.hidden = false;
      node.style.visibility = '';
      while (sticksOut(node)) {
        const least = levels.pop();
        if (least === undefined) {
          node.style.visibility = 'hidden';
          return;
        }
        for (const part of parts) if (Number(part.dataset.spare) >= least) part.hidden = true;
      }
    };
    // Letters that come later may be wider.
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(() => node.isConnected && fit());
    // To measure takes a while: what can be chosen is drawn first.
    return afterPainting(fit);
  };
}

const sticksOut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;
