/** What of a turn is news to the others, in short. */

import type { EventWords } from '../api/schema';
import type { Content } from '../content/content';
import { EGO } from '../content/in-play';
import { paragraph, t } from '../text/texts';
import { actionName } from './actions';
import { FURTHER_CARD, tell, type Told } from './events';
import { reasonName } from './names';

/** A sentence of the news, and whether a line begins with it. */
type News<T> = T & { isFirst: boolean };

/** Events with which an action is prepared, by their reasons; others with which something begins. */
const PREPARING: Record<string, readonly string[]> = {
  vibe: ['token'],
  reveals: ['quell'],
  rotates: ['shapers-boon'],
};
const BEGINNING: Record<string, readonly string[]> = {
  ...PREPARING,
  sphere: ['absorb', 'meditate'],
  willpower: ['rest'],
  ambition: ['end-turn', 'round'],
  draws: ['end-turn', 'round'],
};
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
): News<T>[] {
  const isOwn = ({ kind, data }: EventWords) =>
    (data.seat === seat || [seat, data.seat].every((one) => EGO.includes(String(one)))) &&
    (HELD.has(kind) || (kind === 'discards' && data.why === 'token'));
  let action: T[] = [];
  return lines
    .filter(({ event }) => !isOwn(event) || isBeginning(content, event))
    .map((line) => {
      const isFirst = !action.length || (isBeginning(content, line.event) && !isMore(action, line));
      action = isFirst ? [line] : [...action, line];
      return { ...line, text: inShort(content, line), isFirst };
    });
}

/** Whether it is what the last sentences have prepared, or another card that is taken with the first. */
function isMore(last: readonly Told[], { event }: Told): boolean {
  const first = last[0]?.event;
  const isCard = event.kind === 'draws' && first?.kind === 'draws' && first.data.why === event.data.why;
  return isCard || last.every((line) => isAmong(PREPARING, line.event));
}

function isBeginning(content: Content, event: EventWords): boolean {
  const { kind, data } = event;
  if (kind !== 'pays') return kind === 'ends-turn' || kind === 'ego-acts' || isAmong(BEGINNING, event);
  const [part] = data.parts as [string][];
  return part?.[0] !== FURTHER_CARD && actionName(content, String(data.what)) !== null;
}

const isAmong = (reasons: Record<string, readonly string[]>, { kind, data }: EventWords) =>
  Boolean(reasons[kind]?.includes(String(data.why)));

/** The sentence; of what was paid without the sum of which it is made up. */
function inShort(content: Content, { text, event: { kind, data } }: Told): string {
  const parts = data.parts as unknown[] | undefined;
  if (kind !== 'pays' || !parts || parts.length < 2) return text;
  const short = tell(content, [{ kind, data: { ...data, parts: [] } }], new Map(), 'A')[0]?.text ?? text;
  const power = powerIn(content, data);
  return power ? String(paragraph([short, power])) : short;
}

/** By how much the power of the Spirit that paid has made it cheaper, where it did. */
function powerIn({ spirits }: Content, { seat, parts }: EventWords['data']): string {
  const found = (parts as [string, number][]).find(([word]) => word === spirits[String(seat)]?.power);
  return found ? t('event-pays-less', { count: -found[1], why: reasonName(found[0]) }) : '';
}
