/** What the board shows beside what the view says in so many words. */

import { content } from './content';
import type { View } from './types';

const { map } = content;

/** The Frontier in whose Triad a slot lies. */
export function triadOf(slot: number): string {
  return map.frontiers.find((frontier) => map.triads[frontier]?.includes(slot)) ?? '';
}

/** The Spirits on a space, in the order of their seats. */
export function spiritsOn(view: View, space: string): string[] {
  return Object.keys(view.seats).filter((spirit) => view.seats[spirit]?.at === space);
}
