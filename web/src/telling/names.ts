/** Names of what is on the table, as sentences use them. The same texts as in the terminal. */

import { cardOf, type Content } from '../content/content';
import type { Name } from '../text/naming';
import { hasText, named } from '../text/texts';
import { isTeam, TEAM_MARKS } from './marks';

const REASONS = ['reason', 'emotion', 'upgrade', 'row', 'action', 'ability', 'sphere', 'spirit-power-name'];

const markOf = (team: string | null | undefined) => (team && isTeam(team) ? TEAM_MARKS[team] : '');

export const teamName = (team: string | null | undefined) =>
  named(`team-${team ?? 'none'}`, {}, markOf(team));
export const spiritName = ({ spirits }: Content, spirit: string) =>
  named(`spirit-${spirit}`, {}, markOf(spirits[spirit]?.team));
export const cardName = (card: string, mark = '') => named(`emotion-${card}`, {}, mark);
export const cardOfTeam = (content: Content, card: string) =>
  cardName(card, TEAM_MARKS[cardOf(content, card).team]);
export const cardWithVibe = (content: Content, card: string, mark = '') =>
  named(
    'card-with-vibe',
    { card: cardName(card), letter: named(`vibe-letter-${cardOf(content, card).vibe}`) },
    mark,
  );
/** The name of a Realm or a Frontier. */
export const placeName = ({ map }: Content, space: string) =>
  named(map.realms.includes(space) ? `realm-${space}` : `frontier-${space}`);
/** The name of the Realm or Frontier that a slot lies in. */
export const placeOfSlot = (content: Content, slot: number) =>
  placeName(content, content.map.space_of_slot[slot] ?? '');
export const slotName = (content: Content, slot: number) =>
  named('slot-name', { slot, place: placeOfSlot(content, slot) });
export const fortressName = ({ team, kind }: { team: string; kind: string }) =>
  named('fortress-of', { team: teamName(team), kind: named(`fragment-${kind}`) });

/** What is given as a reason: a card, an upgrade, an action, a power or a rule. */
export function reasonName(word: string): Name | string {
  const prefix = REASONS.find((found) => hasText(`${found}-${word}`));
  return prefix ? named(`${prefix}-${word}`) : word;
}
