/** Every point that a team gains or loses, with its reason; and what brought none at a Revelation, and why. */

import type { EventWords, LastingWords, ViewWords } from '../api/schema';
import type { Fragment, Team } from '../api/view';
import { hasFortresses, type Content } from '../content/content';
import { teamsCompared, teamsIn } from '../content/in-play';
import type { Name } from '../text/naming';
import { listed, named, t } from '../text/texts';
import { cardTold, placeName, spiritName, teamName } from './names';
import { isEndgame, type Moment, type Revelation, type Unscored } from './story';

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

/** Something that might have brought points, and why it did not, in a sentence. */
export interface UnscoredTold extends Pick<Unscored, 'about' | 'team'> {
  text: string;
}

/** All that a Revelation brings nobody, as the rules say when it begins. */
export function unscoredIn(content: Content, { unscored }: Revelation): UnscoredTold[] {
  return unscored.map(({ about, why, team, amount, fragment, realm }) => ({
    about,
    team,
    text: t(`unscored-${why}`, {
      team: teamName(team),
      aspiration: named(`aspiration-${about}`),
      count: amount,
      fragment: named(`fragment-${fragment}`),
      realm: placeName(content, realm ?? ''),
    }),
  }));
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
  const unscored = unscoredIn(content, revelation);
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
    const unmet =
      unscored.find(({ about, team: whose }) => about === aspiration && whose === team)?.text ?? null;
    return { aspiration, team, counts, met, margin: most - next, unmet };
  });
}

/** The Realm whose Fortress joins the Identity with the emptied Sphere, where one does. */
export function joiningFrom(content: Content, { events, before, unscored }: Revelation): string | null {
  const sphere = String(events.find(({ kind }) => kind === 'revelation')?.data.sphere);
  const isSaid = !hasFortresses(content) || unscored.some(({ about }) => about === 'fortress');
  return isSaid ? null : (before.spheres[sphere]?.realm ?? null);
}

/** Whether the Sphere is filled again, which is the last thing at a Revelation. */
export const isFilled = (events: readonly EventWords[]) =>
  events.some(({ kind, data }) => kind === 'sphere' && data.why === 'revelation');
