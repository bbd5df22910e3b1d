/** Actions and abilities: which there are, and what each does. */

import type { Content } from '../content/content';
import type { Name } from '../text/naming';
import { hasText, named, t } from '../text/texts';

const ABILITIES = ['add-token', 'rotate', 'extra-action', 'absorb', 'end-turn'];

interface Group {
  id: string;
  prefix: string;
  choices: readonly string[];
}

/** The choices of the main decision, as they are shown together. */
export const groupsOf = ({ rows, realm_actions }: Content): Group[] => [
  { id: 'group-spirit-actions', prefix: 'row', choices: rows },
  {
    id: 'group-realm-actions',
    prefix: 'action',
    choices: Object.values(realm_actions).map(({ name }) => name),
  },
  { id: 'group-abilities', prefix: 'ability', choices: ABILITIES },
];

const groupOf = (content: Content, action: string) =>
  groupsOf(content).find(({ choices }) => choices.includes(action));

/** The name of an action or ability; null where it is none. */
export function actionName(content: Content, action: string): Name | null {
  const group = groupOf(content, action);
  return group ? named(`${group.prefix}-${action}`) : null;
}

/** The text of something; where a team does it in its own way, the text for that team. */
export function textFor(id: string, team?: string): string {
  const own = `${id}-text-${team}`;
  return t(hasText(own) ? own : `${id}-text`);
}

/** What an action or ability does when a team takes it, in a sentence or two. */
export function actionText(content: Content, action: string, team?: string): string {
  const group = groupOf(content, action);
  return group ? textFor(`${group.prefix}-${action}`, team) : '';
}
