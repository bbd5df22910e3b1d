/** The second score: Intentions that can be met, and what lies ahead on the Wheel. */

import type { ViewWords } from '../api/schema';
import type { Content } from '../content/content';
import type { Name } from '../text/naming';
import { named } from '../text/texts';
import { actionName } from './actions';
import { choiceWords } from './choices';

/** The next bonus of a Wheel, and the place at which it is given; null beyond the last. */
export function nextBonus(
  { wheel }: Pick<Content, 'wheel'>,
  place: number,
): { bonus: string; at: number } | null {
  const at = Math.min(
    ...Object.keys(wheel)
      .map(Number)
      .filter((number) => number > place),
  );
  const bonus = wheel[at];
  return bonus === undefined ? null : { bonus, at };
}

/** The choices by which an Intention may be met now. */
export const actionsMeeting = (
  content: Content,
  view: ViewWords,
  prospects: Record<string, string[]>,
  name: string,
): Name[] =>
  Object.entries(prospects)
    .filter(([, names]) => names.includes(name))
    .map(([choice]) => actionName(content, choice) ?? choiceWords(view, choice, { content, side: 'A' }));

/** The points of the Intention that brings most among some; 0 where there is none. */
export const pointsOf = (view: Pick<ViewWords, 'intentions'>, names: readonly string[]): number =>
  Math.max(0, ...view.intentions.filter(({ name }) => names.includes(name)).map(({ points }) => points));

/** What a choice may bring of Intentions, each with the points of the next one. */
export const mayMeet = (view: Pick<ViewWords, 'intentions'>, names: readonly string[]): Name[] =>
  view.intentions
    .filter(({ name }) => names.includes(name))
    .map(({ name, points }) => named('play-intention-worth', { name: named(`intention-${name}`), points }));
