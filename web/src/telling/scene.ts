/** A Revelation, step by step: what is compared, what joins the Identity, every point, and what comes next. */

import type { EventWords } from '../api/schema';
import type { Fragment, Team } from '../api/view';
import type { Content } from '../content/content';
import { teamsIn } from '../content/in-play';
import type { Name } from '../text/naming';
import { named, t } from '../text/texts';
import { idIn } from './actions';
import { placeName, spiritName, teamName } from './names';
import {
  comparisonsOf,
  pointsOf,
  sumFor,
  unscoredIn,
  type Comparison,
  type Point,
  type UnscoredTold,
} from './points';
import { isOver } from './revelation';
import { endgameIn, type Revelation, type Unscored } from './story';

/** The chapters of a Revelation, in their order; and what it all comes to: sums of points, and the end of the game. */
export type Part = 'aspirations' | 'identity' | 'points' | 'next' | 'outcome';

/** One thing to see: it is told, and the Identity has grown so far. */
export interface SceneStep {
  part: Part;
  comparison?: Comparison;
  point?: Point;
  team?: Team | null;
  /** What is said, where it is neither a comparison nor a point. */
  text?: string;
  /** What a team has gained in all, or so far, and where that leaves it. */
  sum?: { points: number; score: number };
  /** The Fragments in the Identity by then. */
  storeys: number;
}

export function stepsOf(content: Content, revelation: Revelation): SceneStep[] {
  const { before, after } = revelation;
  const events = sinceItBegan(revelation.events);
  const told = { ...revelation, events };
  const points = pointsOf(content, told);
  const unscored = unscoredIn(content, told);
  let storeys = before.identity.length;
  const none = (found: UnscoredTold): SceneStep => ({
    part: 'identity',
    team: found.team,
    text: found.text,
    storeys,
  });
  const point = (one: Point): SceneStep => {
    if (one.event?.kind === 'identity') storeys += 1;
    return { part: one.event?.kind === 'identity' ? 'identity' : 'points', point: one, storeys };
  };
  const isAdded = ({ event }: Point) => event?.kind === 'identity';
  const isEarned = ({ event }: Point) => event?.data.why !== 'fortress' && event?.data.kind !== 'capping';
  const added = points.filter(isAdded);
  return [
    ...comparisonsOf(content, told).map((comparison): SceneStep => ({ part: 'aspirations', comparison, storeys })),
    ...about(unscored, 'hidden').map((found): SceneStep => ({ ...none(found), part: 'aspirations' })),
    ...added.filter(isEarned).map(point),
    ...about(unscored, 'fragments').map(none),
    ...added.filter((one) => !isEarned(one)).map(point),
    ...about(unscored, 'fortress').map(none),
    ...points.filter((one) => !isAdded(one)).map(point),
    ...afterwards(content, told).map((text): SceneStep => ({ part: 'next', text, storeys: after.identity.length })),
    ...outcome(content, points, told).map((words): SceneStep => ({ part: 'outcome', ...words, storeys: after.identity.length })),
  ]; // prettier-ignore
}

/** What is seen at once: the Sphere that was emptied, a comparison, a Fragment, all points besides, all that comes next. */
export interface Beat {
  kind: 'cause' | 'weigh' | 'grow' | 'nothing' | 'points' | 'next';
  steps: SceneStep[];
  /** The Fragments in the Identity before and after it. */
  from: number;
  storeys: number;
}

/** The pictures of a scene, in their order. What it all comes to is read in the end and is no picture. */
export function beatsOf(steps: readonly SceneStep[], from: number): Beat[] {
  const beats: Beat[] = [{ kind: 'cause', steps: [], from, storeys: from }];
  for (const step of steps) {
    if (step.part === 'outcome') continue;
    const kind = beatOf(step);
    const last = beats.at(-1)!;
    if (last.kind === kind && kind !== 'weigh' && kind !== 'grow') last.steps.push(step);
    else beats.push({ kind, steps: [step], from: last.storeys, storeys: last.storeys });
    // Points on the Wheel come when all Fragments lie, whatever their order.
    beats.at(-1)!.storeys = Math.max(last.storeys, step.storeys);
  }
  return beats;
}

function beatOf({ part, comparison, point }: SceneStep): Beat['kind'] {
  if (comparison) return 'weigh';
  if (part === 'next' || part === 'points') return part;
  return point ? 'grow' : 'nothing';
}

/** What there is to see of a Revelation besides its first part, which was seen before somebody had to decide. */
export function stepsAfter(content: Content, revelation: Revelation, revealed: number): SceneStep[] {
  const first = stepsOf(content, { ...revelation, events: revelation.events.slice(0, revealed) });
  const rest = stepsOf(content, revelation).filter((step) => !first.some((seen) => isSame(step, seen)));
  const points = rest.flatMap(({ point }) => point ?? []);
  // What was summed up before is not summed up again.
  return rest.map((step) => (step.sum && step.team ? { ...step, ...sumOf(points, step.team, step.sum.score, 'scene-sum-rest') } : step));
} // prettier-ignore

function isSame(step: SceneStep, seen: SceneStep): boolean {
  if (step.part !== seen.part || step.part === 'outcome') return false;
  if (step.comparison) return step.comparison.aspiration === seen.comparison?.aspiration;
  if (step.point) return step.point.event !== null && step.point.event === seen.point?.event;
  return step.text === seen.text;
}

const about = (unscored: readonly UnscoredTold[], what: string) =>
  unscored.filter((found) => found.about === what);

/** What happened since it began; with a new turn, or with the end of the last round, something else begins. */
function sinceItBegan(events: readonly EventWords[]): EventWords[] {
  const end = endgameIn(events);
  const begun = events.findIndex(({ kind }) => kind === 'revelation');
  if (begun < 0) return events.slice(Math.max(0, end));
  const next = events.findIndex(({ kind }, place) => place > begun && (kind === 'turn' || place === end));
  return events.slice(begun, next < 0 ? undefined : next);
}

/** What it all comes to. */
function outcome(content: Content, points: readonly Point[], told: Revelation): Pick<SceneStep, 'team' | 'text' | 'sum'>[] {
  const over = told.events.find(({ kind }) => kind === 'over')?.data;
  const why = told.events.find(({ kind }) => kind === 'ending')?.data.why;
  const ends = !why ? [] : over && isWonByMajors(over) ? [endingText(over, told.begins.unscored)] : [t(idIn(content, 'event-ending'), { why: endingName(String(why), told.begins.unscored) })];
  return [...sums(content, points, told), ...ends.map((text) => ({ team: null, text }))];
} // prettier-ignore

const isWonByMajors = (over: EventWords['data'] | undefined) =>
  over?.why === 'majors' && Boolean(over.winner);

/** Why a game is over; a team that has won at once is named, and so is one that had no Fragment left. */
export const endingText = (over: EventWords['data'], unscored: readonly Unscored[]) =>
  isWonByMajors(over)
    ? t('scene-third-major', { team: teamName(over.winner as Team) })
    : String(endingName(String(over.why), unscored));

function endingName(reason: string, unscored: readonly Unscored[]): Name {
  const [due, another] = unscored.filter(({ why }) => why === 'none-left');
  if (reason !== 'fragment' || !due?.team || another) return named(`ending-${reason}`);
  return named('ending-fragment-of', {
    team: teamName(due.team),
    fragment: named(`fragment-${due.fragment}`),
  });
}

/** What every team has gained in all, or so far, and where that leaves it. */
function sums(content: Content, points: readonly Point[], { events, after }: Revelation) {
  const id = isOver(events) ? 'scene-sum' : 'scene-sum-so-far';
  return teamsIn(content, after).map((team) => sumOf(points, team, after.teams[team]?.score ?? 0, id));
}

function sumOf(points: readonly Point[], team: Team, score: number, id: string) {
  const sum = { points: sumFor(points, team), score };
  return { team, sum, text: t(id, { team: teamName(team), count: sum.points, score }) };
}

/** What the Revelation leads to: the next Aspirations, Majors at a Sphere; or what is still to be decided. */
function afterwards(content: Content, told: Revelation): string[] {
  const { events, before, after } = told;
  const gone = events.flatMap(({ kind, data }) => whyGone(kind, data));
  if (!isOver(events)) return [...gone, ...(after.decision ? [stillToDecide(content, told)] : [])];
  if (events.some(({ kind }) => kind === 'over')) return [];
  const common = after.common[0];
  const changed = common && common !== before.common[0];
  const hidden = teamsIn(content, after).flatMap((team) => {
    const aim = after.teams[team]?.aim;
    return aim
      ? [t('scene-next-hidden', { team: teamName(team), aspiration: named(`aspiration-${aim}`) })]
      : [];
  });
  return [
    ...majorsAtSphere(told),
    ...gone,
    ...(changed ? [t('scene-next-common', { aspiration: named(`aspiration-${common}`) })] : []),
    ...hidden,
  ];
}

/** Why a Common Aspiration leaves the row, if it does by an event. */
function whyGone(kind: string, data: EventWords['data']): string[] {
  const aspiration = named(`aspiration-${String(data.aspiration)}`);
  if (kind === 'turns-down') return [t('scene-turned-down', { aspiration })];
  if (kind === 'removes') return [t('event-removes', { team: teamName(data.team as Team), aspiration })];
  return [];
}

/** Who has to decide what before the Revelation goes on, and why. */
function stillToDecide(content: Content, told: Revelation): string {
  const { decision, seats } = told.after;
  const spirit = decision?.seat ?? '';
  const { joins } = told.begins;
  return t(idIn(content, 'scene-goes-on'), {
    spirit: spiritName(content, spirit),
    team: teamName(seats[spirit]?.team),
    what: decision?.kind ?? '',
    // Of one that does not join the Identity, that was said.
    realm: joins ? placeName(content, joins.realm) : 'none',
    whose: joins ? teamName(joins.team) : 'none',
    points: joins?.points ?? 0,
  });
}

/** Where Majors belong to the Sphere at which they were won, it holds more from now on. */
function majorsAtSphere({ events, after }: Revelation): string[] {
  const sphere = String(events.find(({ kind }) => kind === 'revelation')?.data.sphere);
  const filled = events.find(({ kind, data }) => kind === 'sphere' && data.why === 'revelation');
  const isWon = events.some(({ kind, data }) => kind === 'identity' && (data.kind as Fragment) === 'major');
  if (!after.rounds || !isWon || !filled) return [];
  return [t('scene-major-at', { sphere: named(`sphere-${sphere}`), count: Number(filled.data.amount) })];
}
