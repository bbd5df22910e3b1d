/** Names of what is on the table, as sentences use them. The same texts as in the terminal. */

import { cardOf, type Content } from '../content/content';
import { hasText, listed as inSentence, t } from '../text/texts';
import { isTeam, TEAM_MARKS } from './marks';

const REASONS = ['reason', 'emotion', 'upgrade', 'row', 'action', 'ability', 'sphere', 'spirit-power-name'];

export function teamName(team: string | null | undefined): string {
  return team ? `${isTeam(team) ? TEAM_MARKS[team] : ''}${t(`team-${team}`)}` : t('team-none');
}
export function spiritName({ spirits }: Content, spirit: string): string {
  const team = spirits[spirit]?.team;
  return `${team ? TEAM_MARKS[team] : ''}${t(`spirit-${spirit}`)}`;
}
export const cardName = (card: string) => t(`emotion-${card}`);
export const cardOfTeam = (content: Content, card: string) =>
  `${TEAM_MARKS[cardOf(content, card).team]}${cardName(card)}`;
export const cardWithVibe = (content: Content, card: string) =>
  `${cardName(card)} [${t(`vibe-letter-${cardOf(content, card).vibe}`)}]`;
/** The name of a Realm or a Frontier. */
export const placeName = ({ map }: Content, space: string) =>
  t(map.realms.includes(space) ? `realm-${space}` : `frontier-${space}`);
/** The name of the Realm or Frontier that a slot lies in. */
export const placeOfSlot = (content: Content, slot: number) =>
  placeName(content, content.map.space_of_slot[slot] ?? '');
export const slotName = (content: Content, slot: number) =>
  t('slot-name', { slot, place: placeOfSlot(content, slot) });

/** Items in a row, as a sentence has them. */
export function listed(items: string[]): string {
  return String(inSentence(items));
}

/** What is given as a reason: a card, an upgrade, an action, a power or a rule. */
export function reasonName(word: string): string {
  const prefix = REASONS.find((found) => hasText(`${found}-${word}`));
  return prefix ? t(`${prefix}-${word}`) : word;
}
