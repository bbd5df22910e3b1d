/** Where things are, by the map: what the board shows beside what a view says in so many words. */

import type { ViewWords } from '../api/schema';
import type { Content } from './content';

/** The map of the mind that a game is played on. */
export type Land = Content['map'];

/** The Frontier in whose Triad a slot lies. */
export function triadOf(map: Land, slot: number): string {
  return map.frontiers.find((frontier) => map.triads[frontier]?.includes(slot)) ?? '';
}

/** The Spirits on a space, in the order of their seats. */
export function spiritsOn(view: Pick<ViewWords, 'seats'>, space: string): string[] {
  return Object.keys(view.seats).filter((spirit) => view.seats[spirit]?.at === space);
}
