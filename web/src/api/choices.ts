/** What choices say, part by part. The engine knows that (`scripts/choices.py`); nothing takes their words apart. */

import vocabulary from './choices.json';
import type { ChoiceWords } from './schema';

/** The words of a choice are its kind and its other parts, or that it names none. */
const wordsOf = (kind: string, parts: object) => {
  const words = Object.values(parts).flat();
  return [kind, ...(words.length ? words : ['none'])].join(' ');
};

const PARTS = new Map(
  Object.entries(vocabulary).flatMap(([kind, all]) =>
    all.map((parts): [string, ChoiceWords] => [wordsOf(kind, parts), { kind, ...parts } as ChoiceWords]),
  ),
);

/** The parts of a choice. What is a single word, such as an action, is its kind. */
export const partsOf = (choice: string): ChoiceWords => PARTS.get(choice) ?? { kind: choice };

/** The answer to a question for a token by which none is placed. */
export const NO_TOKEN = 'token none';

/** Whether it places a token. */
export const isToken = (choice: string) => choice !== NO_TOKEN && partsOf(choice).kind === 'token';
