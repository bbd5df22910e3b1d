/** The Revelation that a choice leads to, as things stand, told before it is made. */

import type { FactWords, ViewWords } from '../api/schema';
import type { Fortress, Team } from '../api/view';
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

/** What the Hidden Aspiration of each team may be. */
export type Aims = Readonly<Record<string, readonly string[]>>;

/** What is sure of the Revelation that follows a choice; null where none does. */
export function revelationAhead(
  content: Content,
  view: ViewWords,
  fact: FactWords | undefined,
  aims: Aims,
): Ahead | null {
  const sphere = fact?.emptied;
  if (!sphere) return null;
  const fragments = fragmentsAhead(content, view, aims);
  const fortress = fortressAhead(content, view, sphere);
  return {
    brings: [
      t('play-foretold', { sphere: named(`sphere-${sphere}`) }),
      ...fragments.brings,
      ...fortress.brings,
    ],
    warnings: [...fragments.warnings, ...fortress.warnings, ...lastCommon(content, view, aims)],
  };
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
  const { emptied } = fact;
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

/** What each team earns by Aspirations, as far as that follows from what it may aim at. */
function fragmentsAhead(content: Content, view: ViewWords, aims: Aims): Ahead {
  const common = view.common[0];
  if (!hasFortresses(content) || view.ego || !common) return { brings: [], warnings: [] };
  const dues = teamsInOrder(view).map((team) => dueTo(view, team, common, aims));
  const inTheirOrder = teamsIn(content, view).flatMap((team) => dues.filter((due) => due.team === team));
  return {
    brings: inTheirOrder.flatMap((due) => earning(content, view, due, dues)),
    warnings: inTheirOrder.flatMap((due) => maybeLast(due, cappingPoints(content, view, due, dues))),
  };
}

/** By how many Aspirations, or conditions for one, a team meets. */
const FRAGMENTS = [null, 'minor', 'major'] as const;

/** What a team may be due, and by how many of the Aspirations that it may have hidden. */
interface Due {
  team: Team;
  common: string;
  /** Each Fragment that it may be due, or none. */
  fragments: (typeof FRAGMENTS)[number][];
  /** Those of them that it has no more of. */
  lacking: string[];
  /** How many of what it may have hidden it meets. */
  meets: 'none' | 'some' | 'all';
}

function dueTo(view: ViewWords, team: Team, common: string, aims: Aims): Due {
  const fragments = metAhead(view, team, common, aims).map((met) => FRAGMENTS[met] ?? null);
  const lacking = fragments.flatMap((kind) => (kind && !view.teams[team]?.unused[kind] ? [kind] : []));
  const own = aims[team] ?? [];
  const met = own.filter((aim) => view.meets[aim] === team).length;
  return { team, common, fragments, lacking, meets: !met ? 'none' : met < own.length ? 'some' : 'all' };
}

/** By how many Aspirations a team may meet, the fewest first; or by how many conditions for its own. */
function metAhead({ meets, conditions }: ViewWords, team: string, common: string, aims: Aims): number[] {
  const own = conditions[team];
  const shared = Number(!own && meets[common] === team);
  const met = (aims[team] ?? []).map((aim) =>
    own ? Object.values(own[aim] ?? {}).filter(Boolean).length : shared + Number(meets[aim] === team),
  );
  return [...new Set(met.length ? met : [shared])].sort();
}

function earning(content: Content, view: ViewWords, due: Due, dues: readonly Due[]): string[] {
  const { team, common, fragments, lacking, meets } = due;
  const isKnown = view.teams[team]?.hidden[0] !== null;
  const { minor = 0, major = 0 } = content.numbers.points;
  const left = (kind: string, points: number) => (lacking.includes(kind) ? 0 : points);
  const words = {
    team: teamName(team),
    common: named(`aspiration-${common}`),
    minor: left('minor', minor),
    major: left('major', major),
  };
  if (fragments.length > 1) {
    if (view.conditions[team]) return [];
    return [t(view.meets[common] === team ? 'play-foretold-common' : 'play-foretold-hidden', words)];
  }
  const [fragment] = fragments;
  const why = isKnown ? '' : ` ${t('play-foretold-sure', { meets: view.conditions[team] ? 'some' : meets })}`;
  if (!fragment) return [t('play-foretold-nothing', words) + why];
  const told = { ...words, fragment: named(`fragment-${fragment}`) };
  return lacking.length
    ? [t('play-foretold-none-left', { ...told, points: cappingPoints(content, view, due, dues) }) + why]
    : [t('play-foretold-earns', { ...told, points: content.numbers.points[fragment] ?? 0 }) + why];
}

/** What takes the place of a Fragment that a team lacks; 0 where a team before it may take that first. */
function cappingPoints({ numbers }: Content, view: ViewWords, { team }: Due, dues: readonly Due[]): number {
  const [first] = dues.filter((due) => due.lacking.length && view.teams[due.team]?.unused.capping);
  return first?.team === team ? (numbers.points.capping ?? 0) : 0;
}

/** That a team which may be due a Fragment ends the game if it is, for want of one. */
function maybeLast({ team, fragments, lacking }: Due, points: number): string[] {
  if (fragments.length < 2) return [];
  return lacking.map((kind) =>
    t('play-foretold-maybe-last', { team: teamName(team), fragment: named(`fragment-${kind}`), points }),
  );
}

/** The teams, that of the Spirit whose turn it is first. */
function teamsInOrder({ order, place, seats }: ViewWords): Team[] {
  const spirits = [...order.slice(place), ...order.slice(0, place)];
  return [...new Set(spirits.flatMap((spirit) => seats[spirit]?.team ?? []))];
}

/**
 * That the game ends for want of Common Aspirations: one is turned down, and each team that surely meets two lets
 * every other one remove one more.
 */
function lastCommon(content: Content, view: ViewWords, aims: Aims): string[] {
  const common = view.common[0];
  const left = view.ends.find(({ why }) => why === 'common')?.left;
  if (view.ending || left === undefined || !common) return [];
  const teams = teamsIn(content, view);
  const meetingBoth = teams.filter((team) => (metAhead(view, team, common, aims)[0] ?? 0) > 1);
  const gone = 1 + meetingBoth.length * (teams.length - 1);
  return left <= gone ? [t('play-foretold-last-common')] : [];
}

/** Whether the Fortress where the Sphere stands will join the Identity. */
function fortressAhead(content: Content, view: ViewWords, sphere: string): Ahead {
  const realm = view.spheres[sphere]?.realm ?? '';
  const fortress = view.fortresses[realm];
  if (!fortress) return { brings: [], warnings: [] };
  if (!isFortressJoining(view, sphere))
    return { brings: [], warnings: [whyItStays(content, realm, fortress)] };
  const words = { realm: placeName(content, realm), team: teamName(fortress.team) };
  const points = content.numbers.points[fortress.kind] ?? 0;
  return { brings: [t('play-foretold-fortress', { ...words, points })], warnings: [] };
}

/** Why a Fortress does not join the Identity. */
export const whyItStays = (content: Content, realm: string, { fresh, team }: Fortress): string =>
  t(fresh ? 'unscored-fresh' : 'unscored-far', { realm: placeName(content, realm), team: teamName(team) });

/** A Fortress does not join that was built or exalted in this turn, nor one whose Sphere was emptied from afar. */
function isFortressJoining(view: ViewWords, sphere: string): boolean {
  const fortress = view.fortresses[view.spheres[sphere]?.realm ?? ''];
  const near = view.seats[view.decision?.seat ?? '']?.near ?? [];
  return Boolean(fortress && !fortress.fresh && near.includes(sphere));
}
