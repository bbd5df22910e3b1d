/** Hints, and what they are for: ways through a turn and the reasons for them. The same texts as in the terminal. */

import { isToken, partsOf } from '../api/choices';
import type { ChoiceWords } from '../api/schema';
import type { Side } from '../api/view';
import type { Content } from '../content/content';
import type { Name } from '../text/naming';
import { inOrder, listed, named } from '../text/texts';
import { actionName } from './actions';
import { cardTold, placeName, slotName, spiritName, teamName, upgradeName } from './names';

/** What would change, or what did: a kind, and facts that hang on it. */
export interface Reason {
  kind: string;
  [fact: string]: unknown;
}

/** No chance is told to be nothing or all while the game goes on. */
const FEWEST_PERCENT = 1;

/** A chance in whole points of a hundred. */
export function chanceText(chance: number, { isOver = false } = {}): Name {
  const percent = Math.round(100 * chance);
  const told = isOver ? percent : Math.min(Math.max(percent, FEWEST_PERCENT), 100 - FEWEST_PERCENT);
  return named('hint-chance', { percent: told });
}

/** The chances of all teams, which are told beside each other: together they are 100 %, as long as none is told otherwise. */
export function chancesText<Key extends string>(
  chances: Readonly<Record<Key, number>>,
  { isOver = false } = {},
): Record<Key, Name> {
  const keys = Object.keys(chances) as Key[];
  const shares = keys.map((key) => 100 * chances[key]);
  const whole = shares.map(Math.floor);
  const byRest = keys.map((_, i) => i).sort((a, b) => shares[b]! - whole[b]! - (shares[a]! - whole[a]!));
  const missing =
    Math.round(shares.reduce((sum, share) => sum + share, 0)) - whole.reduce((a, b) => a + b, 0);
  for (const i of byRest.slice(0, missing)) whole[i]!++;
  return Object.fromEntries(keys.map((key, i) => [key, chanceText(whole[i]! / 100, { isOver })])) as Record<
    Key,
    Name
  >;
}

/** By how many points a team may expect to be ahead or behind in the end: a guess, so no parts of a point. */
export function pointsText(value: number, { isShort = false } = {}): Name {
  const points = Math.round(value);
  const side = points > 0 ? 'ahead' : points < 0 ? 'behind' : 'level';
  return named(isShort ? 'hint-points-short' : 'hint-points-ahead', { points: Math.abs(points), side });
}

// Ways through a turn.

/** Whose way it is, and on which side of their board. */
export interface Walker {
  seat: string;
  side: Side;
}

/** The actions of a turn, each with what it is done to and how. */
export function lineText(content: Content, line: readonly string[], walker: Walker): Name {
  const actions: { name: Name; targets: Name[] }[] = [];
  const loose: Name[] = [];
  let action = '';
  let hasToken = false;
  for (const choice of line) {
    const name = actionName(content, choice) ?? aspirationChosen(choice);
    if (name) {
      [action, hasToken] = [choice, false];
      actions.push({ name, targets: [] });
      continue;
    }
    // The upgrade of a token that is placed on the way is named with it.
    const isNamed = hasToken && partsOf(choice).kind === 'use';
    const target = isNamed ? null : targetOf(content, choice, action, walker);
    // A line may begin in the middle of an action.
    if (target) (actions.at(-1)?.targets ?? loose).push(target);
    hasToken ||= isToken(choice);
  }
  const told = actions.map(({ name, targets }) =>
    targets.length ? named('hint-action', { action: name, targets: inOrder(targets) }) : name,
  );
  return inOrder([...loose, ...told]);
}

/** One of the Aspirations that a Revelation asks about: it belongs to no action. */
function aspirationChosen(choice: string): Name | null {
  const { aspiration } = partsOf(choice);
  return aspiration === undefined
    ? null
    : named('hint-chosen', { aspiration: named(`aspiration-${aspiration}`) });
}

/** What a choice names that is worth telling; nothing where it settles how something is paid. */
function targetOf(content: Content, choice: string, action: string, walker: Walker): Name | null {
  const parts = partsOf(choice);
  const { kind, amount = 0, card = '', upgrades } = parts;
  if (kind === 'token') return tokenText(content, parts, walker);
  if (kind === 'amount')
    return content.of_essence.includes(action) ? named('price-essence', { count: amount }) : null;
  if (kind === 'card' && content.without_cards.includes(action))
    return named('hint-discard', { card: cardTold(content, card) });
  if (upgrades) return useText(upgrades);
  return TARGETS[kind]?.(parts, content) ?? null;
}

function tokenText(
  content: Content,
  { colour, row = 'move', column = 0 }: ChoiceWords,
  { seat, side }: Walker,
): Name | null {
  if (!colour) return null;
  return named('hint-token', {
    colour: named(`vibe-${colour}`),
    row: named(`row-${row}`),
    upgrade: upgradeName(content, side, seat, row, column),
  });
}

function useText(upgrades: readonly string[]): Name | null {
  const names = upgrades.map((upgrade) => named(`upgrade-${upgrade}`));
  return names.length ? named('hint-use', { upgrades: listed(names) }) : null;
}

const TARGETS: Record<string, (parts: ChoiceWords, content: Content) => Name | null> = {
  slot: ({ slot = 0 }, content) => slotName(content, slot),
  space: ({ space = '' }, content) => placeName(content, space),
  site: ({ realm }) => named(`realm-${realm}`),
  sphere: ({ sphere }) => named(`sphere-${sphere}`),
  card: ({ card = '' }, content) => cardTold(content, card),
  spirit: ({ spirit = '' }, content) => spiritName(content, spirit),
  take: ({ what = '' }) => (['cards', 'ambition'].includes(what) ? named('hint-take', { what }) : null),
};

// Reasons.

/** For whom a reason is one. */
export interface Concerned {
  seat: string;
  team: string;
}

type Teller<Facts = never> = (facts: Facts, whose: Concerned, content: Content) => Name;

/** One reason as a sentence. */
export const reasonText = (content: Content, reason: Reason, whose: Concerned): Name =>
  TELLERS[reason.kind]!(reason as never, whose, content);

const tellOver: Teller<{ winner: string | null }> = ({ winner }) =>
  winner ? named('hint-over', { team: teamName(winner) }) : named('hint-over-draw');

const tellPoints: Teller<{
  team: string;
  before: number;
  after: number;
  parts: Record<string, number>;
  least?: boolean;
}> = ({ team, before, after, parts, least = false }) =>
  named('hint-points', {
    team: teamName(team),
    before,
    after,
    least: Number(least),
    parts: listed(
      Object.entries(parts).map(([part, points]) =>
        named('hint-part', {
          part: named(`play-part-${part}`),
          points: Math.abs(points),
          sign: points > 0 ? 'plus' : 'minus',
        }),
      ),
    ),
  });

const tellYet: Teller<{ lead: number; at_end: number }> = ({ lead, at_end }, { team }) =>
  named('hint-yet', {
    side: lead > 0 ? 'ahead' : 'behind',
    team: teamName(team),
    points: Math.abs(lead),
    at_end: Math.max(0, -at_end),
    // What the end brings the others is all that there is to say only where it makes up for the lead.
    why: at_end >= 0 ? 'place' : -at_end >= lead ? 'end' : 'both',
  });

const tellRest: Teller<{ actions: number; other: string | null; loses: number }> = (
  { actions, other, loses },
  _,
  content,
) => {
  const percent = Math.round(100 * loses);
  return named('hint-rest', {
    actions,
    how: other === null ? 'nothing' : percent ? 'harm' : 'same',
    other: (other && actionName(content, other)) || '',
    loses: percent,
  });
};

interface Lead {
  aspiration: string;
  which: string;
  how: string;
  before: number;
  after: number;
  rival: string;
  rival_before: number;
  rival_after: number;
}

const tellLead: Teller<Lead> = (
  { aspiration, which, how, rival, before, after, rival_before, rival_after },
  { team },
) => {
  const isCut = ['taken', 'level'].includes(how) && after === before && rival_after < rival_before;
  return named(isCut ? 'hint-cut' : 'hint-lead', {
    how,
    before,
    after,
    rival_before,
    rival_after,
    aim: aspiration,
    aspiration: named('hint-aspiration', { which, aspiration: named(`aspiration-${aspiration}`) }),
    team: teamName(team),
    rival: teamName(rival),
  });
};

const tellCondition: Teller<{ aspiration: string; condition: string; holds: boolean }> = ({
  aspiration,
  condition,
  holds,
}) =>
  named('hint-condition', {
    holds: Number(holds),
    aspiration: named(`aspiration-${aspiration}`),
    text: named(condition === 'tie' ? 'condition-tie' : `condition-${aspiration}`),
  });

interface Site {
  team: string;
  kind: string;
}

const tellFortress: Teller<{
  realm: string;
  before: Site | null;
  after: Site | null;
  joins: boolean;
}> = ({ realm, before, after, joins }) => {
  const there = after ?? before!;
  const words = {
    realm: named(`realm-${realm}`),
    team: teamName(there.team),
    kind: named(`fragment-${there.kind}`),
  };
  if (!before || !after) return named(`hint-fortress-${after ? 'built' : joins ? 'joins' : 'lost'}`, words);
  return named('hint-fortress-changed', {
    ...words,
    before_team: teamName(before.team),
    before_kind: named(`fragment-${before.kind}`),
  });
};

const tellControl: Teller<{ place: string; loser: string | null; gainer: string | null }> = (
  { place, loser, gainer },
  _,
  content,
) => {
  const how = gainer === null ? 'lost' : loser === null ? 'gained' : 'taken';
  return named(`hint-control-${how}`, {
    place: placeName(content, place),
    team: teamName(gainer),
    loser: teamName(loser),
  });
};

const rowNames = (rows: readonly string[]) => listed(rows.map((row) => named(`row-${row}`)));

const tellTokens: Teller<{ rows: Record<string, number> }> = ({ rows }) =>
  named('hint-tokens', {
    count: Object.values(rows).reduce((sum, count) => sum + count, 0),
    rows: rowNames(Object.keys(rows)),
  });

const GOODS: Record<string, string> = {
  wp: 'price-wp',
  essence: 'price-essence',
  cards: 'hint-cards',
  ambition: 'price-ambition',
};

const tellGoods: Teller<{ gains: Record<string, number> }> = ({ gains }, { seat }, content) =>
  named('hint-goods', {
    spirit: spiritName(content, seat),
    goods: listed(Object.entries(gains).map(([what, count]) => named(GOODS[what]!, { count }))),
  });

const tellAnswer: Teller<{ seat: string; then: Reason; came: boolean }> = (
  { seat, then, came },
  whose,
  content,
) =>
  named(came ? 'hint-answered' : 'hint-answer', {
    spirit: spiritName(content, seat),
    what: reasonText(content, then, whose),
  });

/** How each kind of reason is said. */
const TELLERS: Record<string, Teller> = {
  over: tellOver,
  revelation: ({ sphere }: { sphere: string }) =>
    named('hint-revelation', { sphere: named(`sphere-${sphere}`) }),
  yet: tellYet,
  rest: tellRest,
  points: tellPoints,
  lead: tellLead,
  condition: tellCondition,
  fortress: tellFortress,
  control: tellControl,
  unlocks: ({ rows }: { rows: string[] }) =>
    named('hint-unlocks', { count: rows.length, rows: rowNames(rows) }),
  tokens: tellTokens,
  goods: tellGoods,
  answer: tellAnswer,
};
