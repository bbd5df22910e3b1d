/** Actions and abilities: which there are, and what each does. */

import { content } from '../content/content';
import { t } from '../text/texts';

const SPIRIT_ACTIONS: readonly string[] = content.rows;
export const REALM_ACTIONS = Object.values(content.realm_actions).map(({ name }) => name);
const ABILITIES = ['add-token', 'rotate', 'extra-action', 'absorb', 'end-turn'];

/** The choices of the main decision, as they are shown together. */
export const GROUPS = [
  { id: 'group-spirit-actions', prefix: 'row', choices: SPIRIT_ACTIONS },
  { id: 'group-realm-actions', prefix: 'action', choices: REALM_ACTIONS },
  { id: 'group-abilities', prefix: 'ability', choices: ABILITIES },
] as const;

const groupOf = (action: string) =>
  GROUPS.find(({ choices }) => (choices as readonly string[]).includes(action));

/** The name of an action or ability; null where it is none. */
export function actionName(action: string): string | null {
  const group = groupOf(action);
  return group ? t(`${group.prefix}-${action}`) : null;
}

/** What an action or ability does, in a sentence or two. */
export function actionText(action: string): string {
  const group = groupOf(action);
  return group ? t(`${group.prefix}-${action}-text`) : '';
}
