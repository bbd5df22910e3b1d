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

/** By choice, the Intentions that it may meet, each with the token that has to be placed first for it. */
export type Prospects = Record<string, Record<string, string | null>>;

/** The Intentions that a choice may meet without a token that it asks for first. */
export const metPlainly = (names: Prospects[string] = {}): string[] =>
  Object.keys(names).filter((name) => names[name] === null);

/** The choices by which an Intention may be met now. */
export const actionsMeeting = (
  content: Content,
  view: ViewWords,
  prospects: Prospects,
  name: string,
): Name[] =>
  Object.entries(prospects)
    .filter(([, names]) => name in names)
    .map(([choice]) => actionName(content, choice) ?? choiceWords(view, choice, { content, side: 'A' }));

/** The points of the Intention that brings most among some; 0 where there is none. */
export const pointsOf = (view: Pick<ViewWords, 'intentions'>, names: readonly string[]): number =>
  Math.max(0, ...view.intentions.filter(({ name }) => names.includes(name)).map(({ points }) => points));

/** An Intention with its points. */
export const intentionWorth = (name: string, points: number): Name =>
  named('play-intention-worth', { name: named(`intention-${name}`), points });

/** What a choice may bring of Intentions, each with the points of the next one, and with the token that it takes. */
export const mayMeet = (content: Content, view: ViewWords, names: Prospects[string] = {}): Name[] =>
  view.intentions
    .filter(({ name }) => name in names)
    .map(({ name, points }) => {
      const [intention, token] = [intentionWorth(name, points), names[name]];
      if (!token) return intention;
      return named('play-intention-by-token', {
        intention,
        token: choiceWords(view, token, { content, side: 'A' }),
      });
    });
