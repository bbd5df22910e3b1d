/** Every point that a team gains or loses, with its reason; and what brought none at a Revelation, and why. */

import type { EventWords, LastingWords, ViewWords } from '../api/schema';
import type { Fragment, Team } from '../api/view';
import { hasFortresses, type Content } from '../content/content';
import { teamsCompared, teamsIn } from '../content/in-play';
import type { Name } from '../text/naming';
import { listed, named, t } from '../text/texts';
import { whyItStays } from './ahead';
import { cardTold, placeName, spiritName, teamName } from './names';
import { isEndgame, type Moment, type Revelation } from './story';

/** Points of one team for one reason. */
export interface Point {
  team: Team;
  /** Fewer than none where they are lost. */
  points: number;
  /** The part of the score that they belong to, as views name it. */
  part: string;
  /** What for: the word of its event, or the part of the score where no event tells it. */
  why: string;
  text: string;
  event: EventWords | null;
}

type Seen = Pick<Moment, 'events' | 'before' | 'after'>;
type Data = EventWords['data'];

/** The points of a moment: by team, they add up to what the scores in its views differ by. */
export function pointsOf(content: Content, { events, before, after }: Seen): Point[] {
  return [
    ...events.flatMap((event, place) => pointOf(content, event, events.slice(0, place))),
    ...(before && after
      ? teamsIn(content, after).flatMap((team) => unsaid(content, team, before, after))
      : []),
  ];
}

export const sumFor = (points: readonly Point[], team: Team) =>
  points.reduce((sum, point) => sum + (point.team === team ? point.points : 0), 0);

/** What an event says about points by itself: a Fragment in the Identity, or a step on the Wheel. */
export function pointOf(content: Content, event: EventWords, earlier: readonly EventWords[]): Point[] {
  const { kind, data } = event;
  const team = data.team as Team;
  const why = String(data.why);
  if (kind === 'identity') {
    const part = data.kind as Fragment;
    const points = content.numbers.points[part] ?? 0;
    return [{ team, points, part, why, text: fragmentReason(content, data, earlier), event }];
  }
  if (kind === 'wheel')
    return [
      { team, points: Number(data.points), part: 'wheel', why, text: wheelReason(content, why), event },
    ];
  return [];
}

/** The Aspirations, or the conditions for one, that a team met by these events: the last comparison counts. */
export function metBy(events: readonly EventWords[], team: string): Data[] {
  const begun = events.findLastIndex(({ kind }) => kind === 'revelation');
  return events
    .slice(Math.max(begun, 0))
    .filter(({ kind, data }) => (kind === 'meets' || kind === 'meets-condition') && data.team === team)
    .map(({ data }) => data);
}

function fragmentReason(content: Content, { team, kind, why }: Data, earlier: readonly EventWords[]): string {
  const fragment = named(`fragment-${String(kind)}`);
  if (why === 'fortress') {
    const site = earlier.findLast((event) => event.kind === 'fortress' && event.data.why === 'revelation');
    return t('point-fortress', { fragment, realm: placeName(content, String(site?.data.realm)) });
  }
  if (kind === 'capping')
    return t(why === 'endgame' ? 'point-capping-endgame' : 'point-capping', { fragment });
  return t('point-fragment', { fragment, met: metText(metBy(earlier, String(team))) });
}

/** What was met, in a row. */
function metText(met: readonly Data[]): Name {
  return listed(
    met.map(({ aspiration, condition }) => {
      const name = named(`aspiration-${String(aspiration)}`);
      return condition ? named('point-condition', { aspiration: name, condition: String(condition) }) : name;
    }),
  );
}

const wheelReason = ({ intentions }: Content, why: string) =>
  Object.values(intentions).flat().includes(why)
    ? t('point-intention', { what: named(`intention-${why}`) })
    : t(`point-wheel-${why}`);

// Points that lie on the table and hang on no event of their own.

/** The Fortresses that count at the end, and what counts all the time where rows and Emotions bring points. */
function unsaid(content: Content, team: Team, before: ViewWords, after: ViewWords): Point[] {
  const [was, is] = [before, after].map((view) => view.teams[team]?.parts ?? {});
  const ends = (is?.fortresses ?? 0) - (was?.fortresses ?? 0);
  return [
    ...(ends
      ? [
          {
            team,
            points: ends,
            part: 'fortresses',
            why: 'fortresses',
            text: t('point-fortresses'),
            event: null,
          },
        ]
      : []),
    ...lasting(content, team, before, after),
  ];
}

/** What brings points as long as it is there, where anything does, has come or is gone; what only moved is neither. */
function lasting(content: Content, team: Team, before: ViewWords, after: ViewWords): Point[] {
  const [was, is] = [before, after].map(
    ({ rounds }) => rounds?.lasting.filter((thing) => thing.team === team) ?? [],
  ) as [LastingWords[], LastingWords[]];
  const pointFor = (thing: LastingWords, sign: 1 | -1): Point => ({
    team,
    points: sign * thing.points,
    part: thing.part,
    why: thing.part,
    text: t(sign > 0 ? 'point-come' : 'point-gone', { what: lastingName(content, thing) }),
    event: null,
  });
  return [
    ...without(is, was).map((thing) => pointFor(thing, 1)),
    ...without(was, is).map((thing) => pointFor(thing, -1)),
  ];
}

function lastingName(content: Content, { part, spirit = '', row, card = '' }: LastingWords): Name {
  if (part === 'rows')
    return named('point-row', { spirit: spiritName(content, spirit), row: named(`row-${row}`) });
  return named(`point-${part}`, { card: cardTold(content, card) });
}

/** Those of some things that others do not make up for, one for one. */
function without(some: LastingWords[], others: LastingWords[]): LastingWords[] {
  const left = others.map((thing) => JSON.stringify(thing));
  return some.filter((thing) => {
    const place = left.indexOf(JSON.stringify(thing));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

// What brings no points at a Revelation.

/** Something that might have brought points, and why it did not. */
export interface Unscored {
  /** What it belongs to: an Aspiration by its name, the Fragments, or the Fortress. */
  about: string;
  team: Team | null;
  text: string;
}

/** All that a Revelation brought nobody, as far as it is over. */
export function unscoredIn(content: Content, revelation: Revelation): Unscored[] {
  return [
    ...comparisonsOf(content, revelation).flatMap(({ aspiration, team, unmet }) =>
      unmet ? [{ about: aspiration, team, text: unmet }] : [],
    ),
    ...idle(content, revelation),
    ...(isEndgame(revelation) ? noCapping(revelation) : noFragment(content, revelation)),
    ...noFortress(content, revelation),
  ];
}

/** An Aspiration as it is compared: what each team has of it, who meets it, and by how much. */
export interface Comparison {
  aspiration: string;
  /** Whose it is; the Common one is nobody's. */
  team: Team | null;
  counts: [Team, number][];
  met: Team[];
  /** By how much the first is ahead of the next. */
  margin: number;
  /** Why nobody meets it. */
  unmet: string | null;
}

export function comparisonsOf(content: Content, revelation: Revelation): Comparison[] {
  const { events, before } = revelation;
  const common = isEndgame(revelation) ? before.rounds?.endgame : before.common[0];
  const shown = events
    .filter(({ kind }) => kind === 'shows')
    .map(({ data }) => [String(data.aspiration), data.team as Team] as const);
  const compared: (readonly [string, Team | null])[] = [
    ...(common ? [[common, null] as const] : []),
    ...shown,
  ];
  return compared.map(([aspiration, team]) => {
    const counts = teamsCompared(content, before).map((each): [Team, number] => [
      each,
      before.counts[aspiration]?.[each] ?? 0,
    ]);
    const [most = 0, next = 0] = counts.map(([, count]) => count).sort((a, b) => b - a);
    // A Hidden one is met by its own team alone, though another may have the same.
    const met = teamsIn(content, before).filter(
      (each) =>
        (!team || each === team) &&
        metBy(events, each).some(
          (data) => data.aspiration === aspiration && !data.is_common === Boolean(team),
        ),
    );
    const unmet = met.length ? null : whyUnmet(aspiration, team, before, counts);
    return { aspiration, team, counts, met, margin: most - next, unmet };
  });
}

function whyUnmet(
  name: string,
  team: Team | null,
  { conditions }: ViewWords,
  counts: [Team, number][],
): string {
  const aspiration = named(`aspiration-${name}`);
  const numbers = counts.map(([, count]) => count);
  const most = Math.max(...numbers);
  if (team && conditions[team]) return t('unscored-conditions', { team: teamName(team), aspiration });
  if (!most) return t('unscored-nothing', { aspiration });
  if (!team) return t('unscored-tie', { aspiration, count: most });
  const own = counts.find(([each]) => each === team)?.[1] ?? 0;
  return own < most
    ? t('unscored-behind', { team: teamName(team), aspiration, count: most - own })
    : t('unscored-level', { team: teamName(team), aspiration, count: own });
}

/** Teams whose Hidden Aspiration is the Common one, so that it is not shown. */
function idle(content: Content, { events, before }: Revelation): Unscored[] {
  const has = new Set(events.filter(({ kind }) => kind === 'shows').map(({ data }) => data.team));
  return teamsIn(content, before)
    .filter((team) => !has.has(team) && before.common.length && before.teams[team]?.hidden.length)
    .map((team) => ({ about: 'hidden', team, text: t('unscored-idle', { team: teamName(team) }) }));
}

/** Teams that added no Fragment for what they met. */
function noFragment(content: Content, { events, before }: Revelation): Unscored[] {
  const added = new Set(
    events
      .filter(({ kind, data }) => kind === 'identity' && data.why === 'revelation' && data.kind !== 'capping')
      .map(({ data }) => data.team),
  );
  return teamsIn(content, before)
    .filter((team) => !added.has(team))
    .map((each) => {
      const met = metBy(events, each).length;
      const team = teamName(each);
      const fragment = named(`fragment-${content.numbers.fragment_for[met]}`);
      const text = !met
        ? t('unscored-none-met', { team })
        : added.size && !hasFortresses(content)
          ? t('unscored-fewer', { team })
          : t('unscored-none-left', { team, fragment });
      return { about: 'fragments', team: each, text };
    });
}

/** Teams for whose Fragment, due and not to be had, the end was announced; each with its kind. */
export function dueAtEnd({ numbers }: Content, events: readonly EventWords[]): [Team, string][] {
  const announced = events.findIndex(({ kind, data }) => kind === 'ending' && data.why === 'fragment');
  const begun = events.slice(0, Math.max(announced, 0)).findLastIndex(({ kind }) => kind === 'revelation');
  if (begun < 0) return [];
  const own = events.slice(begun, announced);
  const teamsOf = (...kinds: string[]) =>
    new Set(own.filter(({ kind }) => kinds.includes(kind)).map(({ data }) => data.team as Team));
  const added = teamsOf('identity');
  return [...teamsOf('meets', 'meets-condition')]
    .filter((team) => !added.has(team))
    .map((team) => [team, numbers.fragment_for[metBy(own, team).length] ?? '']);
}

/** At the end only a team that meets more than the other adds something. */
const noCapping = ({ events }: Revelation): Unscored[] =>
  events.some(({ kind }) => kind === 'identity')
    ? []
    : [{ about: 'fragments', team: null, text: t('unscored-endgame') }];

/** The site where the emptied Sphere stands; null in editions that have none. */
export function siteOf(
  content: Content,
  { events, before }: Pick<Revelation, 'events' | 'before'>,
): { realm: string; fortress: ViewWords['fortresses'][string] } | null {
  const sphere = String(events.find(({ kind }) => kind === 'revelation')?.data.sphere);
  const realm = before.spheres[sphere]?.realm;
  return hasFortresses(content) && realm ? { realm, fortress: before.fortresses[realm] ?? null } : null;
}

/** Why no Fortress joins the Identity, as soon as that is settled. */
function noFortress(content: Content, revelation: Revelation): Unscored[] {
  const { events } = revelation;
  const site = siteOf(content, revelation);
  const isJoined = events.some(({ kind, data }) => kind === 'identity' && data.why === 'fortress');
  if (!site || isJoined) return [];
  const { realm, fortress } = site;
  const none = () => t('unscored-no-fortress', { realm: placeName(content, realm) });
  if (!fortress) return [{ about: 'fortress', team: null, text: none() }];
  if (!fortress.fresh && !isFilled(events)) return [];
  return [{ about: 'fortress', team: fortress.team, text: whyItStays(content, realm, fortress) }];
}

/** Whether the Sphere is filled again, which is the last thing at a Revelation. */
export const isFilled = (events: readonly EventWords[]) =>
  events.some(({ kind, data }) => kind === 'sphere' && data.why === 'revelation');
