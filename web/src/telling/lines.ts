/** Ways through a turn: where they lead on the board. */

import { isToken, partsOf } from '../api/choices';
import type { WayWords } from '../api/schema';
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
  return [...new Set(own.filter((choice) => PLACES.includes(partsOf(choice).kind)))];
}

/** Whether the first action of a way, one of a Spirit board, is to be improved by a token. */
export function wantsToken(content: Content, line: readonly string[]): boolean {
  const [action = ''] = line;
  const own = line.slice(0, nextAction(content, line));
  return content.spirit_actions.includes(action) && own.some(isToken);
}

/** Whether to do something with what is pointed at is what a way through the turn begins with. */
export function agrees(line: readonly string[], target: string, { path, is_taken }: WayWords): boolean {
  // The only target that there is needs no choice, and so stands in no line.
  return (is_taken ? path : [...path, target]).every((choice, i) => choice === line[i]);
}
