/** The keys of the actions. Each has its own in every turn, whatever else is possible. A turn ends by what it takes. */

import type { Content } from '../content/content';

const DIGITS = '1234567890';
const LETTERS: Record<string, string> = {
  rest: 'r',
  'add-token': 't',
  rotate: 'r',
  'extra-action': 'x',
  absorb: 'a',
  'end-turn': 'e',
  'take ambition': 'e',
  'take cards': 'c',
};

/** Numbers for Spirit and Realm actions in their order, letters for the others. */
export function actionKey({ spirit_actions, realm_actions }: Content, action: string): string | undefined {
  const counted = [...spirit_actions, ...Object.values(realm_actions).map(({ name }) => name)];
  return DIGITS[counted.indexOf(action)] ?? LETTERS[action];
}
