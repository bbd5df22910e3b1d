/** Names of what is on the table, as sentences use them. The same texts as in the terminal. */

import type { Team } from '../api/view';
import { cardOf, content } from '../content/content';
import { hasText, t } from '../text/texts';

/** The shapes that stand for the teams in running text; screens draw them. */
export const TEAM_MARKS: Record<Team, string> = { bliss: '▲', gloom: '▼', balance: '◆' };

const REASONS = ['reason', 'emotion', 'upgrade', 'row', 'action', 'ability', 'sphere', 'spirit-power-name'];

export function teamName(team: string | null | undefined): string {
  return team ? `${TEAM_MARKS[team as Team]}${t(`team-${team}`)}` : t('team-none');
}
export function spiritName(spirit: string): string {
  const team = content.spirits[spirit]?.team;
  return `${team ? TEAM_MARKS[team] : ''}${t(`spirit-${spirit}`)}`;
}
export const cardName = (card: string) => t(`emotion-${card}`);
export const cardOfTeam = (card: string) => `${TEAM_MARKS[cardOf(card).team]}${cardName(card)}`;
export const cardWithVibe = (card: string) => `${cardName(card)} [${t(`vibe-letter-${cardOf(card).vibe}`)}]`;
/** The name of a Realm or a Frontier. */
export const placeName = (space: string) =>
  t(content.map.realms.includes(space) ? `realm-${space}` : `frontier-${space}`);
export const slotName = (slot: number) =>
  t('slot-name', { slot, place: placeName(content.map.space_of_slot[slot] ?? '') });

/** Items in a row, as a sentence has them. */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join('');
  return t('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
}

/** What is given as a reason: a card, an upgrade, an action, a power or a rule. */
export function reasonName(word: string): string {
  const prefix = REASONS.find((found) => hasText(`${found}-${word}`));
  return prefix ? t(`${prefix}-${word}`) : word;
}
