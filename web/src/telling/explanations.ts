/** What a thing of the game is, in a name and a sentence or two. */

import type { Team } from '../api/view';
import { cardOf, inEdition, type Content, type Upgrade } from '../content/content';
import { EGO } from '../content/in-play';
import { named, t } from '../text/texts';
import { actionId, idIn, textFor } from './actions';
import { empowerText, placeName, vibeName, whenText } from './names';
import { passageOf } from './passages';
import { addsToPrice, upgradePrice } from './prices';
import { upgradeOn, upgradeText, type WhoseBoard } from './upgrades';

export const KINDS = [
  'emotion', 'upgrade', 'spirit', 'aspiration', 'sphere', 'action', 'realm', 'frontier', 'vibe', 'fragment',
  'intention', 'team', 'term', 'part',
] as const; // prettier-ignore
export type Kind = (typeof KINDS)[number];

export interface Subject {
  kind: Kind;
  name: string;
  /** Whose board an action or an upgrade is on, where that matters. */
  board?: WhoseBoard;
  /** The team that does it, where that matters and no board says so. */
  team?: Team | undefined;
  /** What it is doing at this moment, asked for when it is to be shown. */
  now?: () => string[];
}

export interface Explanation {
  title: string;
  text: string;
  /** Numbers and prices, each in a few words. */
  facts: string[];
  /** Where there is more to read. */
  more: { to: string; label: string };
}

export function explanationOf(
  content: Content,
  kind: Kind,
  name: string,
  board?: Subject['board'],
  team: string | undefined = board && content.spirits[board.spirit]?.team,
): Explanation {
  const { more, ...explanation } = EXPLAINERS[kind](name, content, board, team);
  return { ...explanation, more: { ...more, to: inEdition(content.edition, more.to) } };
}

type Explainer = (
  name: string,
  content: Content,
  board: Subject['board'],
  team: string | undefined,
) => Explanation;

/** Where the rules say more of the thing with this id: the very paragraph, or else a chapter. */
const inRules = (content: Content, id: string, chapter: string) => ({
  to: `/rules#${passageOf(content, id, chapter)}`,
  label: t('help-more-rules'),
});
const plain = (
  content: Content,
  id: string,
  chapter: string,
  facts: string[] = [],
  team?: string,
): Explanation => ({
  title: t(id),
  text: textFor(content, id, team),
  facts,
  more: inRules(content, id, chapter),
});

const explainEmotion: Explainer = (name, content) => {
  const { kind, vibe, team, intensity, power, numbers, counterparts, when, status } = cardOf(content, name);
  const told = named(`power-${power}`, numbers);
  const works = whenText(when);
  return {
    title: t(`emotion-${name}`),
    text: works ? t('help-power-when', { when: works, power: told }) : String(told),
    facts: [
      [t(`team-${team}`), t(`kind-${kind}`), vibeName(vibe)].join(' · '),
      t('help-fact-intensity', { numbers: intensity.join(' / ') }),
      ...(intensity.some((one, i) => one === intensity[i - 1]) ? [t('help-fact-flat')] : []),
      ...(counterparts.length ? [empowerText(content, name)] : []),
      t(`status-${status}`),
    ],
    more: { to: `/cards#${name}`, label: t('help-more-cards') },
  };
};

const explainUpgrade: Explainer = (name, content, board) => {
  const upgrade = upgradeOn(content, name, board);
  const facts =
    upgrade && addsToPrice(upgrade) ? [t('help-fact-price', { price: upgradePrice(upgrade) })] : [];
  if (upgrade && upgrade.cards > 1) facts.push(t('web-upgrade-cards', { count: upgrade.cards }));
  return {
    title: t(`upgrade-${name}`),
    text: String(upgradeText(content, name, board)),
    facts,
    more: inRules(content, `upgrade-${name}`, 'tokens'),
  };
};

/** An upgrade in a line, for the action it belongs to. */
function upgradeLine(upgrade: Upgrade): string {
  const words = { upgrade: named(`upgrade-${upgrade.name}`), text: named(`upgrade-${upgrade.effect}-text`) };
  if (!addsToPrice(upgrade)) return t('help-fact-upgrade-free', words);
  return t('help-fact-upgrade', {
    ...words,
    price: named('price-more', { price: upgradePrice(upgrade) }),
  });
}

const explainSpirit: Explainer = (name, content) => {
  const { spirits } = content;
  const facts = [t(`team-${spirits[name]?.team}`)];
  // Those of Ego have no powers: there is no more to say than what they are.
  if (EGO.includes(name)) return plain(content, `term-${name}`, 'ego', facts);
  return {
    title: t(`spirit-${name}`),
    text: t(`spirit-power-${spirits[name]?.power}`),
    facts,
    more: { to: `/cards#spirit-${name}`, label: t(idIn(content, 'help-more-spirit')) },
  };
};

/** Actions and abilities with a chapter of their own; the others share one. */
const ABILITY_CHAPTERS: Record<string, string> = { absorb: 'absorb', 'end-turn': 'turn' };

const explainAction: Explainer = (name, content, board, team) => {
  if (content.spirit_actions.includes(name)) {
    const upgrades = board ? (content.boards[board.side][board.spirit]?.[name] ?? []) : [];
    return plain(content, `row-${name}`, name, upgrades.map(upgradeLine), team);
  }
  const id = actionId(content, name);
  const isAbility = content.abilities.includes(name);
  return plain(content, id, isAbility ? (ABILITY_CHAPTERS[name] ?? 'abilities') : 'realm-actions', [], team);
};

const explainRealm: Explainer = (name, content, _, team) => {
  const action = content.realm_actions[name]?.name ?? '';
  return {
    title: String(placeName(content, name)),
    text: textFor(content, `action-${action}`, team),
    facts: [t('help-realm', { action: named(`action-${action}`) })],
    more: inRules(content, `action-${action}`, 'realm-actions'),
  };
};

const explainFragment: Explainer = (name, content) => ({
  ...plain(content, `term-${name}`, 'revelation'),
  facts: [t('help-fact-points', { count: content.numbers.points[name] ?? 0 })],
});

/** A part of the score: how its points come. */
const explainPart: Explainer = (name, content) => {
  const points = content.numbers.points[name];
  return {
    title: t(`play-part-${name}`),
    text: t(`play-part-${name}-text`),
    facts: points === undefined ? [] : [t('help-fact-points-each', { count: points })],
    more: inRules(content, PART_TERMS[name] ?? 'term-score', 'end'),
  };
};
const PART_TERMS: Record<string, string> = {
  wheel: 'term-intention',
  minor: 'term-minor',
  major: 'term-major',
  capping: 'term-capping',
};

/** An Intention, with its points where it has points of its own. */
const explainIntention: Explainer = (name, content) => {
  const points = Object.values(content.intention_points).find((side) => name in side)?.[name];
  const facts = points === undefined ? [] : [t('help-fact-intention-points', { count: points })];
  return plain(content, `intention-${name}`, 'intentions', facts);
};

const EXPLAINERS: Record<Kind, Explainer> = {
  emotion: explainEmotion,
  upgrade: explainUpgrade,
  spirit: explainSpirit,
  aspiration: (name, content) => plain(content, `aspiration-${name}`, 'aspirations'),
  sphere: (name, content) =>
    plain(content, `sphere-${name}`, 'origin', [t(idIn(content, 'help-fact-sphere'))]),
  action: explainAction,
  realm: explainRealm,
  frontier: (name, content) => ({
    ...plain(content, 'term-frontier', 'board'),
    title: String(placeName(content, name)),
  }),
  vibe: (name, content) => ({
    title: t('help-title-vibe', { vibe: named(`vibe-${name}`) }),
    text: t(idIn(content, `help-vibe-${name}`)),
    facts: [],
    more: inRules(content, 'term-vibe-token', 'tokens'),
  }),
  fragment: explainFragment,
  intention: explainIntention,
  team: (name, content) => plain(content, `term-${name}`, 'aim'),
  part: explainPart,
  term: (name, content) => plain(content, `term-${name}`, 'aim'),
};
