/** What is pressed on the board to be looked at. */

import { partsOf } from '../api/choices';
import type { ViewWords } from '../api/schema';

/** The slot that something happens to, if an Emotion lies on it. */
export function heldSlot({ target }: Event, view: ViewWords): number | null {
  const place = (target as Element).closest<SVGElement>('[data-target]');
  const { slot } = partsOf(place?.dataset.target ?? '');
  return slot !== undefined && view.slots[slot] ? slot : null;
}
