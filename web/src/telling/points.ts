/** Every point that a team gains or loses, with its reason; and what brought none at a Revelation, and why. */

import type { EventWords, LastingWords, ViewWords } from '../api/schema';
import type { Fragment, Team } from '../api/view';
import type { Content } from '../content/content';
import { byTeam, teamsIn } from '../content/in-play';
import type { Name } from '../text/naming';
import { listed, named, t } from '../text/texts';
import { cardTold, placeName, spiritName, teamName } from './names';
import type { Compared, Moment, Revelation, Unscored } from './story';

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
    return [
      { team, points: Number(data.points), part, why, text: fragmentReason(content, data, earlier), event },
    ];
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
export function unscoredIn(content: Content, { begins }: Pick<Revelation, 'begins'>): UnscoredTold[] {
  return begins.unscored.map(({ about, why, team, amount, fragment, realm }) => ({
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

/** An Aspiration as it is compared, with what each team has of it in the teams' usual order. */
export interface Comparison extends Omit<Compared, 'counts'> {
  counts: [Team, number][];
  /** Why nobody meets it. */
  unmet: string | null;
}

export function comparisonsOf(content: Content, revelation: Pick<Revelation, 'begins'>): Comparison[] {
  const unscored = unscoredIn(content, revelation);
  return revelation.begins.compared.map((compared) => ({
    ...compared,
    counts: byTeam(content, compared.counts),
    unmet:
      unscored.find(({ about, team }) => about === compared.aspiration && team === compared.team)?.text ??
      null,
  }));
}
