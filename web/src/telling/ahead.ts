/** The Revelation that a choice leads to, as things stand, told before it is made. */

import type { FactWords, ViewWords } from '../api/schema';
import { cardOf, hasFortresses, type Content } from '../content/content';
import { teamsIn } from '../content/in-play';
import type { Name } from '../text/naming';
import { listed, named, t } from '../text/texts';
import { cardTold, placeName, reasonName, teamName } from './names';

export interface Ahead {
  /** What it will bring, in sentences. */
  brings: string[];
  /** What will bring nothing, and why; and that the game will end. */
  warnings: string[];
}

/** What is sure of the Revelation that follows a choice; null where none does. */
export function revelationAhead(
  content: Content,
  view: ViewWords,
  choice: string,
  fact: FactWords | undefined,
): Ahead | null {
  const sphere = emptiedSphere(view, choice, fact);
  if (!sphere) return null;
  const fortress = fortressAhead(content, view, sphere);
  return {
    brings: [
      t('play-foretold', { sphere: named(`sphere-${sphere}`) }),
      ...fragmentsAhead(content, view),
      ...fortress.brings,
    ],
    warnings: [...fortress.warnings, ...lastCommon(content, view)],
  };
}

/** The Sphere that is empty after a choice, or is so already while what follows is still being decided. */
function emptiedSphere(view: ViewWords, choice: string, fact: FactWords | undefined): string | null {
  const [kind, name = ''] = choice.split(' ');
  const sphere = kind === 'sphere' ? name : absorbedAtOnce(view, choice, fact);
  if (sphere && fact?.taken && fact.taken === view.spheres[sphere]?.wp) return sphere;
  if (!fact?.is_revelation) return null;
  return Object.keys(view.spheres).find((sphere) => view.spheres[sphere]?.wp === 0) ?? null;
}

/** The Sphere that an action takes from unasked, because no other is in reach. */
export function absorbedAtOnce(view: ViewWords, choice: string, fact: FactWords | undefined): string | null {
  const isUnasked = ABSORBING.has(choice) && fact?.taken != null;
  return isUnasked ? (view.seats[view.decision?.seat ?? '']?.near[0] ?? null) : null;
}
const ABSORBING = new Set(['absorb', 'meditate']);

/**
 * What an Absorb brings besides what can be foreseen, which ends where it is asked whether the bonus is wanted: that
 * bonus, and after it what Emotions and Spirits give.
 */
export function stillToCome(
  content: Content,
  view: ViewWords,
  choice: string,
  fact: FactWords | undefined,
): string {
  const [kind, name = ''] = choice.split(' ');
  const isNamed = kind === 'sphere' && ASKING_WHICH.has(view.decision?.kind ?? '');
  const sphere = isNamed ? name : absorbedAtOnce(view, choice, fact);
  if (!sphere || !fact?.taken || view.rounds || !isBonusAsked(content, view, sphere)) return '';
  const bonus = named('play-later-bonus', { sphere: named(`sphere-${sphere}`) });
  return t('play-later', { what: listed([bonus, ...givenByPowers(content, view)]) });
}
/** The questions that a Sphere to absorb from answers; it can be pressed at the first one of a turn as well. */
const ASKING_WHICH = new Set(['absorb', 'turn']);

/** A bonus that cannot be had is passed over without a question. */
function isBonusAsked(content: Content, view: ViewWords, sphere: string): boolean {
  const seat = view.seats[view.decision?.seat ?? ''];
  if (sphere === 'commitment')
    return (view.teams[seat?.team ?? '']?.ambition ?? 0) < content.numbers.ambition;
  return sphere !== 'creativity' || Boolean(seat?.deck.length);
}

/** The Willpower from the supply that an Absorb brings at the place where one stands. */
function givenByPowers(content: Content, view: ViewWords): Name[] {
  const spirit = view.decision?.seat ?? '';
  const { team, at } = view.seats[spirit] ?? {};
  const { frontiers, triads, realms_by_space: realms } = content.map;
  const near = frontiers.filter((frontier) => at && (frontier === at || realms[frontier]?.includes(at)));
  const given = near
    .flatMap((frontier) => triads[frontier] ?? [])
    .flatMap((slot) => view.slots[slot]?.card ?? [])
    .filter((card) => cardOf(content, card).team === team)
    .map((card) => ({ wp: absorbIncome(content, card), why: cardTold(content, card) as Name | string }))
    .filter(({ wp }) => wp);
  const power = content.spirits[spirit]?.power ?? '';
  const isByFortress = (realms[at ?? ''] ?? []).some((realm) => view.fortresses[realm]?.team === team);
  if (FORTRESS_INCOME.has(power) && isByFortress && view.features.includes('spirit-powers'))
    given.push({ wp: 0, why: reasonName(power) });
  return given.map((words) => named('play-later-power', words));
}
/** The powers of Spirits that an own Fortress near an Absorb pays. */
const FORTRESS_INCOME = new Set(['fortress-income', 'fortress-bonus']);

/** What an Emotion gives to whoever absorbs next to its Triad. */
function absorbIncome(content: Content, card: string): number {
  const { power, numbers } = cardOf(content, card);
  if (power === 'absorb-income-nearby') return numbers.wp ?? 0;
  return power === 'absorb-more' ? (numbers.supply ?? 0) : 0;
}

/** The Spheres that come to lie beside a Spirit by a choice which turns the Origin; nothing where it does not. */
export function originAhead(
  content: Content,
  view: ViewWords,
  choice: string,
  fact: FactWords | undefined,
): string {
  const { realms, realms_by_space } = content.map;
  const [kind = '', word = ''] = choice.split(' ');
  if (!fact || !TURNING.has(kind === 'sphere' ? (view.decision?.kind ?? '') : kind)) return '';
  const absorbed = kind === 'sphere' ? word : absorbedAtOnce(view, choice, fact);
  const near = realms_by_space[view.seats[view.decision?.seat ?? '']?.at ?? ''] ?? [];
  const emptied = emptiedSphere(view, choice, fact);
  const cleared = emptied && isFortressJoining(view, emptied) ? view.spheres[emptied]?.realm : null;
  const comes = near.map((realm) => {
    const from = realms.at(realms.indexOf(realm) - 1);
    const sphere = content.spheres.find((found) => view.spheres[found]?.realm === from) ?? '';
    const wp = (view.spheres[sphere]?.wp ?? 0) - (sphere === absorbed ? (fact.taken ?? 0) : 0);
    const fortress = realm === cleared ? null : view.fortresses[realm];
    return named('play-turns-to', {
      sphere: named(`sphere-${sphere}`),
      wp,
      realm: placeName(content, realm),
      team: fortress ? teamName(fortress.team) : 'none',
    });
  });
  return comes.length ? t('play-turns', { comes: listed(comes) }) : '';
}
/** The actions after which it turns, and the questions which Sphere they take from. */
const TURNING = new Set(['absorb', 'meditate', 'meditate-sphere', 'rotate']);

/** What a Fortress that a choice builds or raises is good for; nothing where it does neither. */
export function fortressPromise(
  { numbers, map }: Pick<Content, 'numbers' | 'map'>,
  view: ViewWords,
  choice: string,
  after: ViewWords | null,
): string {
  const worth = ({ fortresses }: ViewWords, realm: string) =>
    numbers.points[fortresses[realm]?.kind ?? ''] ?? 0;
  const sites = map.realms_by_space[view.seats[view.decision?.seat ?? '']?.at ?? ''] ?? [];
  const canBuild = sites.some((realm) => !view.fortresses[realm]);
  const raised =
    after && Object.keys(after.fortresses).find((realm) => worth(after, realm) > worth(view, realm));
  const points = raised ? worth(after, raised) : choice === 'fortify' && canBuild ? numbers.points.minor : 0;
  return points ? t('play-foretold-built', { points }) : '';
}

/** That a Fortress which is exalted brings nothing in this turn, though it might have before. */
export function exaltWarning(view: ViewWords, choice: string, after: ViewWords | null): string {
  const isNamed = choice.startsWith('use ') && choice.split(' ').includes('exalt');
  const isExalted = Object.entries(after?.fortresses ?? {}).some(
    ([realm, now]) => view.fortresses[realm]?.kind === 'minor' && now?.kind === 'major',
  );
  return isNamed || isExalted ? t('play-foretold-exalted') : '';
}

/** What each team earns by Aspirations, as far as one knows what it aims at. */
function fragmentsAhead(content: Content, view: ViewWords): string[] {
  const common = view.common[0];
  if (!hasFortresses(content) || view.ego || !common) return [];
  return teamsIn(content, view).flatMap((team) => {
    const isKnown = view.teams[team]?.hidden[0] !== null;
    const isCommonMet = view.meets[common] === team;
    const fragment = FRAGMENTS[isKnown ? metNow(view, team, common) : 0];
    const words = {
      team: teamName(team),
      fragment: fragment ? named(`fragment-${fragment}`) : '',
      points: content.numbers.points[fragment ?? ''] ?? 0,
      common: named(`aspiration-${common}`),
    };
    const isNoneLeft = fragment && !view.teams[team]?.unused[fragment];
    if (isKnown && isNoneLeft) return t('play-foretold-none-left', words);
    if (isKnown) return t(fragment ? 'play-foretold-earns' : 'play-foretold-nothing', words);
    if (view.conditions[team]) return [];
    return t(isCommonMet ? 'play-foretold-common' : 'play-foretold-hidden', words);
  });
}

/**
 * That the game ends for want of Common Aspirations: one is turned down, and each team that is known to meet two lets
 * every other one remove one more.
 */
function lastCommon(content: Content, view: ViewWords): string[] {
  const common = view.common[0];
  const left = view.ends.find(({ why }) => why === 'common')?.left;
  if (view.ending || left === undefined || !common) return [];
  const teams = teamsIn(content, view);
  const meetingBoth = teams.filter(
    (team) => view.teams[team]?.hidden[0] !== null && metNow(view, team, common) > 1,
  );
  const gone = 1 + meetingBoth.length * (teams.length - 1);
  return left <= gone ? [t('play-foretold-last-common')] : [];
}

/** By how many Aspirations, or conditions for one, a team meets. */
const FRAGMENTS = [null, 'minor', 'major'] as const;

function metNow({ teams, meets, conditions }: ViewWords, team: string, common: string): number {
  const aim = teams[team]?.aim;
  const own = conditions[team];
  if (own) return Object.values((aim && own[aim]) || {}).filter(Boolean).length;
  return [common, ...(aim ? [aim] : [])].filter((name) => meets[name] === team).length;
}

/** Whether the Fortress where the Sphere stands will join the Identity. */
function fortressAhead(content: Content, view: ViewWords, sphere: string): Ahead {
  const realm = view.spheres[sphere]?.realm ?? '';
  const fortress = view.fortresses[realm];
  if (!fortress) return { brings: [], warnings: [] };
  const words = { realm: placeName(content, realm), team: teamName(fortress.team) };
  if (!isFortressJoining(view, sphere))
    return { brings: [], warnings: [t(fortress.fresh ? 'unscored-fresh' : 'unscored-far', words)] };
  const points = content.numbers.points[fortress.kind] ?? 0;
  return { brings: [t('play-foretold-fortress', { ...words, points })], warnings: [] };
}

/** A Fortress does not join that was built or exalted in this turn, nor one whose Sphere was emptied from afar. */
function isFortressJoining(view: ViewWords, sphere: string): boolean {
  const fortress = view.fortresses[view.spheres[sphere]?.realm ?? ''];
  const near = view.seats[view.decision?.seat ?? '']?.near ?? [];
  return Boolean(fortress && !fortress.fresh && near.includes(sphere));
}
