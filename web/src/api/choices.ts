/** What choices say, part by part. The engine knows that (`scripts/choices.py`); nothing here takes their words apart. */

import vocabulary from './choices.json';
import type { ChoiceWords } from './schema';

const PARTS = vocabulary as Record<string, ChoiceWords>;

/** The parts of a choice. What is a single word, such as an action, is its kind. */
export const partsOf = (choice: string): ChoiceWords => PARTS[choice] ?? { kind: choice };

/** The answer to a question for a token by which none is placed. */
export const NO_TOKEN = 'token none';

/** Whether it places a token. */
export const isToken = (choice: string) => choice !== NO_TOKEN && partsOf(choice).kind === 'token';
