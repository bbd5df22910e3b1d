/** Names of what is on the table, as sentences use them. The same texts as in the terminal. */

import type { Team } from '../api/view';
import { cardOf, type Content } from '../content/content';
import { hasText, t } from '../text/texts';

/** The shapes that stand for the teams in running text; screens draw them. */
export const TEAM_MARKS: Record<Team, string> = { bliss: '▲', gloom: '▼', balance: '◆' };

const REASONS = ['reason', 'emotion', 'upgrade', 'row', 'action', 'ability', 'sphere', 'spirit-power-name'];

export const isTeam = (word: string): word is Team => word in TEAM_MARKS;

const MARK = new RegExp(`([${Object.values(TEAM_MARKS).join('')}] ?)`);
const TEAM_OF_MARK = new Map(
  Object.keys(TEAM_MARKS)
    .filter(isTeam)
    .map((team) => [TEAM_MARKS[team], team]),
);

/** A text in parts: the shapes of teams that stand in it, and what lies between them. */
export const markedParts = (text: string) =>
  text.split(MARK).map((part) => ({ part, team: TEAM_OF_MARK.get(part.trim()) }));

/** A text without the shapes of teams, to be read aloud. */
export const unmarked = (text: string) =>
  markedParts(text)
    .map(({ part, team }) => (team ? '' : part))
    .join('');

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
  if (items.length < 2) return items.join('');
  return t('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
}

/** What is given as a reason: a card, an upgrade, an action, a power or a rule. */
export function reasonName(word: string): string {
  const prefix = REASONS.find((found) => hasText(`${found}-${word}`));
  return prefix ? t(`${prefix}-${word}`) : word;
}
