/** Where the game stands in a few facts: what counts now and by how much, what is next to be emptied, what can end it. */

import type { EndWords, EventWords, ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import type { Content } from '../content/content';
import { byTeam, teamsCompared, teamsIn } from '../content/in-play';
import type { Name } from '../text/naming';
import { inOrder, listed, named, t } from '../text/texts';
import { textFor } from './actions';
import { aspirationsSeen, type SeenAspiration } from './aspirations';
import { conditionsOf, type Condition } from './choices';
import type { Standing } from './now';

/** An Aspiration that counts now. */
export interface Aim extends SeenAspiration {
  /** What it asks for, in a line. */
  meaning: string;
  counts: [team: Team, count: number][];
  /** Who would meet it now, and by how much. */
  leader: Team | null;
  lead: number;
  /** What the team whose Hidden one it is needs in place of being ahead, where it does. */
  conditions: Condition[];
}

/** What an Aspiration asks for, in a line. */
export const meaningOf = (content: Content, name: string) => textFor(content, `aspiration-${name}`);

/** How far the leading team is ahead of the next. */
export function leadIn(content: Content, view: Standing, name: string): number {
  const [first = 0, second = 0] = teamsCompared(content, view)
    .map((team) => view.counts[name]?.[team] ?? 0)
    .sort((a, b) => b - a);
  return first - second;
}

/** The Aspirations that count in the next Revelation, as far as they may be seen. */
export function aimsNow(content: Content, view: ViewWords): Aim[] {
  return aspirationsSeen(content, view)
    .filter(({ isNow }) => isNow)
    .map((seen) => ({
      ...seen,
      meaning: meaningOf(content, seen.name),
      counts: teamsCompared(content, view).map((team) => [team, view.counts[seen.name]?.[team] ?? 0]),
      leader: view.meets[seen.name] ?? null,
      lead: leadIn(content, view, seen.name),
      conditions: seen.team ? conditionsOf(view, seen.team, seen.name) : [],
    }));
}

/** What each team has, for whoever hears it: marks and numbers in a row are no sentence. */
export const countsTold = (counts: readonly (readonly [string, number])[]): Name =>
  inOrder(counts.map(([team, count]) => named('team-count', { team: named(`team-${team}`), count })));

/** What each team counts of an aim, and who is ahead by how much; of a Hidden one, how far its own team is behind. */
export function aimName({ counts, team }: { counts: Aim['counts']; team?: Team | null | undefined }): Name {
  const [[leader, most] = [null, 0], [, next] = [null, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  const own = counts.find(([each]) => each === team)?.[1] ?? most;
  const told = { counts: countsTold(counts) };
  if (team && own < most)
    return named('web-aim-behind', { ...told, team: named(`team-${team}`), count: most - own });
  return named('web-aim-aloud', {
    ...told,
    leader: leader && most > next ? named(`team-${leader}`) : 'none',
    lead: most - next,
  });
}
export const aimTold = (aim: Parameters<typeof aimName>[0]): string => String(aimName(aim));

/** How many Spheres are named one by one when they are equally near to empty. */
const NAMED_SPHERES = 2;

/** The Spheres nearest to empty, unless all are as full as they were; none once no Revelation can follow. */
export function nearestSpheres(content: Content, view: ViewWords): string[] {
  if (lastPoints(content, view)) return [];
  const wp = leastIn(view);
  return content.spheres.filter(
    (sphere) => view.spheres[sphere]?.wp === wp && view.spheres[sphere].full !== wp,
  );
}

const leastIn = ({ spheres }: ViewWords) => Math.min(...Object.values(spheres).map(({ wp }) => wp));

/** The same in words: how much Willpower is left, and in which of them. */
export function nearestTold(content: Content, view: ViewWords): { wp: number; count: number; which: Name } {
  const wp = leastIn(view);
  const which = content.spheres.filter((sphere) => view.spheres[sphere]?.wp === wp);
  return {
    wp,
    count: which.length,
    which:
      which.length > NAMED_SPHERES
        ? named('play-nearest-many', { count: which.length })
        : listed(which.map((sphere) => named(`sphere-${sphere}`))),
  };
}

/** A team's points, with what the end of the game would add. */
export const pointsTold = ({ teams }: Pick<ViewWords, 'teams'>, team: Team): string =>
  t('web-points', { count: teams[team]?.score ?? 0, more: teams[team]?.at_end ?? 0 });

/** What the end could add to a team's points at most, while a Revelation can bring more than what is there now. */
export function mostAtEnd(
  { teams, last_points: left }: Pick<ViewWords, 'teams' | 'last_points'>,
  team: Team,
) {
  const { at_end: count = 0, most_at_end: most = 0 } = teams[team] ?? {};
  return !left || left.includes('revelation') ? Math.max(count, most) : count;
}

/** What the end would add to a team's points and why; and what it could be at most, while a Revelation can bring it. */
export function endTold(view: Pick<ViewWords, 'teams' | 'last_points'>, team: Team): string[] {
  const count = view.teams[team]?.at_end ?? 0;
  const most = mostAtEnd(view, team);
  return [
    t('play-more-at-end', { count }),
    ...(most > count ? [t('play-most-at-end', { count: most })] : []),
  ];
}

/** On the last turn, once no Revelation can follow: what can still bring points. Null while one can. */
export function lastPoints(content: Content, view: ViewWords): string | null {
  const left = view.last_points;
  if (!left || left.includes('revelation')) return null;
  if (isPointless(view)) return nothingLeft(content, view, 'none');
  return t(left.length > 1 ? 'play-last-both' : `play-last-${left[0]!}`);
}

/** That nothing one does brings points any more, with those that the end itself gives. */
export function nothingLeft(content: Content, view: ViewWords, which: 'none' | 'end'): string {
  const given = teamsIn(content, view).flatMap((team) => {
    const count = view.teams[team]?.at_end ?? 0;
    return count ? [named('play-at-end', { team: named(`team-${team}`), count })] : [];
  });
  return given.length ? t(`play-last-${which}-but`, { points: listed(given) }) : t(`play-last-${which}`);
}

/** Whether nothing one does brings points any more: all that is left is to end the turn, and the game with it. */
export const isPointless = ({ last_points: left }: Pick<ViewWords, 'last_points'>): boolean =>
  left?.length === 0;

/** A way in which the game can end, and how much is left until then: for each team, or for all. */
export interface End {
  why: EndWords['why'];
  left: number;
  teams: [team: Team, left: number][];
}

/** A limit of turns says nothing before it comes near. */
const TURNS_TOLD = 20;

/** The ways in which the game can end; what is left is that of the team which is nearest. */
export function endsOf(content: Content, { ends }: Pick<ViewWords, 'ends'>): End[] {
  const reasons = [...new Set(ends.map(({ why }) => why))];
  return reasons
    .map((why) => {
      const those = ends.filter((end) => end.why === why);
      const own = Object.fromEntries(those.flatMap(({ team, left }) => (team ? [[team, left]] : [])));
      return { why, left: Math.min(...those.map(({ left }) => left)), teams: byTeam(content, own) };
    })
    .filter(({ why, left }) => why !== 'turn-limit' || left <= TURNS_TOLD);
}

/** A Common Aspiration that has left the row: compared in a Revelation, or removed by a team. */
export interface Gone {
  name: string;
  team: Team | null;
}

/** The Common Aspirations that have left the row, in order. */
export function goneFrom(events: readonly EventWords[]): Gone[] {
  return events
    .filter(({ kind }) => kind === 'turns-down' || kind === 'removes')
    .map(({ data }) => ({ name: String(data.aspiration), team: (data.team as Team | undefined) ?? null }));
}
