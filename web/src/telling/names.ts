/** Names of what is on the table, as sentences use them. The same texts as in the terminal. */

import type { Emotion, Fortress, Side, Team, Vibe } from '../api/view';
import { cardOf, spacesBefore, thresholdsOf, type Content } from '../content/content';
import { Amount, type Name } from '../text/naming';
import { hasText, listed, named, t } from '../text/texts';
import { isTeam, TEAM_MARKS } from './marks';

const REASONS = ['reason', 'emotion', 'upgrade', 'row', 'action', 'ability', 'sphere', 'spirit-power-name'];

const markOf = (team: string | null | undefined) => (team && isTeam(team) ? TEAM_MARKS[team] : '');

export const teamName = (team: string | null | undefined) =>
  named(`team-${team ?? 'none'}`, {}, markOf(team));
export const spiritName = ({ spirits }: Content, spirit: string) =>
  named(`spirit-${spirit}`, {}, markOf(spirits[spirit]?.team));
/** Ego, with the shape of the team that it plays. */
export const egoName = ({ spirits }: Content) => named('spirit-ego', {}, markOf(spirits.gatekeeper?.team));
export const cardName = (card: string, mark = '') => named(`emotion-${card}`, {}, mark);
export const cardOfTeam = (content: Content, card: string) =>
  cardName(card, TEAM_MARKS[cardOf(content, card).team]);
/** An Emotion and the letter of its Vibe: of the printed one, or of that which it was given. */
export const cardWithVibe = (
  content: Content,
  card: string,
  { vibe = cardOf(content, card).vibe, mark = '' }: { vibe?: Vibe; mark?: string } = {},
) => named('card-with-vibe', { card: cardName(card), letter: named(`vibe-letter-${vibe}`) }, mark);

const SHARED = new WeakMap<Content['emotions'], Set<string>>();
/** The names that several Emotions have. */
function sharedNames(emotions: Content['emotions']): Set<string> {
  const known = SHARED.get(emotions);
  if (known) return known;
  const names = Object.keys(emotions).map((card) => String(cardName(card)));
  const shared = new Set(names.filter((name, i) => names.indexOf(name) !== i));
  SHARED.set(emotions, shared);
  return shared;
}
/** An Emotion in a sentence: where several have one name, the Vibe tells which. */
export const cardTold = (content: Content, card: string, mark = '') =>
  sharedNames(content.emotions).has(String(cardName(card)))
    ? cardOfVibe(card, cardOf(content, card).vibe, mark)
    : cardName(card, mark);
/** An Emotion and its Vibe in words. */
export const cardOfVibe = (card: string, vibe: Vibe, mark = '') =>
  named('card-of-vibe', { card: cardName(card), vibe: named(`vibe-${vibe}`) }, mark);
/** An Emotion that lies on the board, and the team it counts for where that is another than its own. */
export function lyingName(content: Content, { card, aligned }: Emotion): Name {
  const told = cardTold(content, card);
  return cardOf(content, card).team === aligned ? told : alignedCard(told, aligned);
}
/** A name of an Emotion with the team it counts for. */
export const alignedCard = (card: Name, aligned: Team, mark = '') =>
  named('card-aligned', { card, team: teamName(aligned) }, mark);

/** The shape of a team; for what counts for another team, that one's shape beside it. */
export const marksOf = (team: Team, aligned: Team) =>
  TEAM_MARKS[team] + (team === aligned ? '' : TEAM_MARKS[aligned]);
/** The team that something counts for where that is another than its own; else the word `none`. */
export const alignedWord = (team: Team, aligned: Team) =>
  team === aligned ? 'none' : named(`team-${aligned}`);

/** The Essence it takes to empower: a number, or the least and the most where it hangs on what it becomes. */
export function thresholdText(content: Content, card: string): Amount | number {
  const [least, most] = thresholdsOf(content, card);
  return least === most ? least : new Amount(most, named('span', { least, most }));
}
/** What an Emotion may become and what that takes, or what it came from, as its card says it. */
export function empowerText(content: Content, card: string): string {
  const { kind, threshold, counterparts } = cardOf(content, card);
  const names = new Map(counterparts.map((other) => [String(cardName(other)), cardName(other)]));
  const emotion = listed([...names.values()]);
  if (kind === 'mild') return t('web-empowers', { count: thresholdText(content, card), emotion });
  return threshold ? t('web-grows-from', { count: threshold, emotion }) : t('web-grew-from', { emotion });
}
/** The Vibe that is printed on an Emotion; a wild one is chosen when it comes into play. */
export const vibeName = (vibe: Vibe) => t(vibe === 'wild' ? 'vibe-chosen' : `vibe-${vibe}`);
/** The upgrade on a space of a board, and its place where the row has it twice; none on the first space. */
export function upgradeName(
  { boards, numbers }: Pick<Content, 'boards' | 'numbers'>,
  side: Side,
  spirit: string,
  row: string,
  column: number,
): Name | string {
  const upgrades = boards[side][spirit]?.[row] ?? [];
  const place = column - spacesBefore({ numbers }, upgrades);
  const name = upgrades[place]?.name;
  if (!name) return 'none';
  const upgrade = named(`upgrade-${name}`);
  const isTwice = upgrades.filter((other) => other.name === name).length > 1;
  return isTwice ? named('upgrade-on-space', { upgrade, space: place + 1 }) : upgrade;
}
/** The name of a Realm or a Frontier. */
export const placeName = ({ map }: Content, space: string) =>
  named(map.realms.includes(space) ? `realm-${space}` : `frontier-${space}`);
/** The name of the Realm or Frontier that a slot lies in. */
export const placeOfSlot = (content: Content, slot: number) =>
  placeName(content, content.map.space_of_slot[slot] ?? '');
export const slotName = (content: Content, slot: number) =>
  named('slot-name', { slot, place: placeOfSlot(content, slot) });
/** A Fortress, and which team it counts for where that is another than its own. */
export function fortressName({ team, kind, aligned }: Fortress): Name {
  const fortress = named('fortress-of', { team: teamName(team), kind: named(`fragment-${kind}`) });
  return team === aligned ? fortress : named('fortress-aligned', { fortress, team: teamName(aligned) });
}

/** What is given as a reason: a card, an upgrade, an action, a power or a rule. */
export function reasonName(word: string): Name | string {
  const prefix = REASONS.find((found) => hasText(`${found}-${word}`));
  return prefix ? named(`${prefix}-${word}`) : word;
}

/** When the power of an Emotion works; nothing where what it says begins with that. */
export const whenText = (when: string | null) =>
  when && when !== 'leaves' ? named(`web-when-${when}`) : null;
