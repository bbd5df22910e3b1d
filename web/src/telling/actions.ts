/** Actions and abilities: which there are, and what each does. */

import type { Content } from '../content/content';
import type { Name } from '../text/naming';
import { hasText, named, t } from '../text/texts';

interface Group {
  id: string;
  choices: readonly string[];
}

/** The choices of the main decision, as they are shown together. */
export function groupsOf(content: Content): Group[] {
  const { spirit_actions, realm_actions, plain_actions, abilities } = content;
  const ofRealms = Object.values(realm_actions).map(({ name }) => name);
  return [
    { id: idIn(content, 'group-spirit-actions'), choices: spirit_actions },
    { id: idIn(content, 'group-realm-actions'), choices: ofRealms },
    { id: idIn(content, 'group-abilities'), choices: [...plain_actions, ...abilities] },
  ];
}

/** All but what only Ambition buys in two rows: those of one's Spirit and those of Realms, each with another at its end, the end of the turn last. */
export function rowsOf(content: Content): string[][] {
  const [ofSpirits, ofRealms, others] = groupsOf(content).map(({ choices }) => choices);
  const [beside, ...end] = (others ?? []).filter((name) => !content.bought.includes(name));
  return [
    [...(ofSpirits ?? []), ...(beside ? [beside] : [])],
    [...(ofRealms ?? []), ...end],
  ];
}

const isAction = (content: Content, name: string) =>
  groupsOf(content).some(({ choices }) => choices.includes(name));

/** The id of the name of an action or ability. */
export function actionId({ spirit_actions, abilities }: Content, action: string): string {
  const kind = spirit_actions.includes(action) ? 'row' : abilities.includes(action) ? 'ability' : 'action';
  return `${kind}-${action}`;
}

/** The name of an action or ability; null where it is none. */
export const actionName = (content: Content, action: string): Name | null =>
  isAction(content, action) ? named(actionId(content, action)) : null;

/** The id of a text; where an edition tells it in its own words, the id of that. */
export function idIn({ edition }: Pick<Content, 'edition'>, id: string): string {
  const own = `${id}-${edition}`;
  return hasText(own) ? own : id;
}

/** Which text tells of something: where an edition or a team does it in its own way, the one for that. */
export function textId(content: Pick<Content, 'edition'>, id: string, team?: string): string {
  const own = `${id}-text-${team}`;
  return hasText(own) ? own : idIn(content, `${id}-text`);
}

/** That text. */
export const textFor = (content: Pick<Content, 'edition'>, id: string, team?: string): string =>
  t(textId(content, id, team));

/** What an action or ability does when a team takes it, in a sentence or two. */
export const actionText = (content: Content, action: string, team?: string): string =>
  isAction(content, action) ? textFor(content, actionId(content, action), team) : '';
