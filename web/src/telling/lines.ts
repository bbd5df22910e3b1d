/** Ways through a turn: where they lead on the board. */

import type { Content } from '../content/content';
import { groupsOf } from './actions';

const PLACES = ['slot', 'space', 'site', 'sphere', 'spirit'];

/** Where the next action of a way begins, after its first choice; its length where there is none. */
export function nextAction(content: Content, line: readonly string[]): number {
  const actions = new Set(groupsOf(content).flatMap(({ choices }) => choices));
  const found = line.findIndex((choice, i) => i > 0 && actions.has(choice));
  return found < 0 ? line.length : found;
}

/** The places that the first action of a way is about, in the words of choices. */
export function placesOf(content: Content, line: readonly string[]): string[] {
  const own = line.slice(0, nextAction(content, line));
  return [...new Set(own.filter((choice) => PLACES.includes(choice.split(' ')[0] ?? '')))];
}
