/** How a game went, by its points: the Revelations in a row, the turn that changed most, and what all points came from. */

import type { EventWords, ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import type { Content } from '../content/content';
import { teamsIn } from '../content/in-play';
import { isFilled, pointOf, sumFor, type Point } from './points';

/** A part of the game: a turn or a Revelation, and the points that came with it. */
export interface Stage {
  turn: number;
  seat: string;
  /** The Sphere that was emptied. */
  sphere: string;
  points: Point[];
}

export interface Course {
  revelations: Stage[];
  /** The turns in which the teams' points drifted furthest apart, if they did in any: several may be level. */
  swings: Stage[];
  /** What brought points to anybody, and how many to each team. */
  sources: { source: string; points: [Team, number][] }[];
}

/** Parts of the score that hang on what lies on the table, and on no event. */
const LASTING = ['fortresses', 'rows', 'strong', 'full'];
const SOURCES = ['aspirations', 'fortress', 'capping', 'intentions', 'ego', ...LASTING];

export function courseOf(content: Content, events: readonly EventWords[], view: ViewWords): Course {
  const teams = teamsIn(content, view);
  const { turns, revelations } = stagesOf(content, events);
  const apart = ({ points }: Stage) => {
    const gains = teams.map((team) => sumFor(points, team));
    return Math.max(...gains) - Math.min(...gains);
  };
  const most = Math.max(...turns.map(apart));
  const all = turns.flatMap(({ points }) => points);
  const gained = (source: string, team: Team) =>
    LASTING.includes(source)
      ? (view.teams[team]?.parts[source] ?? 0)
      : sumFor(all.filter((point) => sourceOf(content, point) === source), team); // prettier-ignore
  return {
    revelations,
    swings: most > 0 ? turns.filter((turn) => apart(turn) === most) : [],
    sources: SOURCES.map((source) => ({
      source,
      points: teams.map((team): [Team, number] => [team, gained(source, team)]),
    })).filter(({ points }) => points.some(([, count]) => count !== 0)),
  };
}

function stagesOf(content: Content, events: readonly EventWords[]) {
  let turn: Stage = { turn: 0, seat: '', sphere: '', points: [] };
  let revelation: Stage | null = null;
  let begun = 0;
  const turns = [turn];
  const revelations: Stage[] = [];
  events.forEach((event, place) => {
    const { kind, data } = event;
    if (kind === 'turn') {
      turn = { turn: Number(data.number), seat: String(data.seat), sphere: '', points: [] };
      turns.push(turn);
      revelation = null;
    } else if (kind === 'revelation') {
      revelation = { ...turn, seat: String(data.seat), sphere: String(data.sphere), points: [] };
      revelations.push(revelation);
      begun = place;
    }
    const points = pointOf(content, event, events.slice(begun, place));
    turn.points.push(...points);
    revelation?.points.push(...points);
    if (isFilled([event])) revelation = null;
  });
  return { turns, revelations };
}

function sourceOf({ intentions }: Content, { part, why }: Point): string {
  if (part === 'capping' || why === 'capping') return 'capping';
  if (part !== 'wheel') return why === 'fortress' ? 'fortress' : 'aspirations';
  return Object.values(intentions).flat().includes(why) ? 'intentions' : 'ego';
}
