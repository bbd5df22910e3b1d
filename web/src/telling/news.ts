/** What of a turn is news to the others, in short. */

import type { EventWords } from '../api/schema';
import type { Content } from '../content/content';
import { tell, type Told } from './events';

/** Events with which an action is prepared, and those with which one begins. */
const PREPARING = new Set(['vibe', 'reveals']);
const OPENING = new Set([...PREPARING, 'pays', 'sphere', 'ambition', 'draws', 'ends-turn', 'ego-acts']);
/** Events of what somebody holds. */
const HELD = new Set(['willpower', 'essence', 'turned-up']);

/**
 * What was done, and what came of it on the board, each action with a line of its own. What the one who played holds is
 * seen at their place, and how a price came about is told in the log.
 */
export function newsOf<T extends Told>(
  content: Content,
  seat: string | null,
  lines: readonly T[],
): (T & { isAction: boolean })[] {
  const isOwn = ({ kind, data }: EventWords) =>
    data.seat === seat && (HELD.has(kind) || (kind === 'discards' && data.why === 'token'));
  const news = lines.filter(({ event }) => !isOwn(event));
  return news.map((line, place) => ({
    ...line,
    text: inShort(content, line),
    isAction: OPENING.has(line.event.kind) && !PREPARING.has(news[place - 1]?.event.kind ?? ''),
  }));
}

/** The sentence; of what was paid without the sum of which it is made up. */
function inShort(content: Content, { text, event: { kind, data } }: Told): string {
  const parts = data.parts as unknown[] | undefined;
  if (kind !== 'pays' || !parts || parts.length < 2) return text;
  return tell(content, [{ kind, data: { ...data, parts: [] } }], new Map(), 'A')[0]?.text ?? text;
}
