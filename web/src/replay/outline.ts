/** A game at a glance: its turns, its Revelations and how the points grew, for the timeline. */

import type { TurnStart } from '../api/schema';
import type { Frame } from './film.svelte';

/** A turn as a stretch of moments; what comes before the first one is turn 0, of nobody. */
export interface Stretch {
  number: number;
  seat: string | null;
  from: number;
  /** The moment after the last one. */
  to: number;
}

export function stretchesOf(turns: readonly TurnStart[], moments: number): Stretch[] {
  const starts = [{ moment: 0, seat: null, number: 0 }, ...turns];
  return starts
    .map(({ number, seat, moment }, place) => ({
      number,
      seat,
      from: moment,
      to: starts[place + 1]?.moment ?? moments + 1,
    }))
    .filter(({ from, to }) => to > from);
}

/** Turns that are over within one choice of somebody else, as Ego's are: each lies before the moment of the next one. */
export function turnsWithin(turns: readonly TurnStart[]): Stretch[] {
  return turns
    .filter(({ moment }, place) => moment === turns[place + 1]?.moment)
    .map(({ number, seat, moment }) => ({ number, seat, from: Math.max(0, moment - 1), to: moment }));
}

export function stretchAt(stretches: readonly Stretch[], moment: number): Stretch | undefined {
  return stretches.findLast(({ from }) => from <= moment);
}

/** Where the next turn begins, or where this one or the one before it does. */
export function turnFrom(stretches: readonly Stretch[], moment: number, by: 1 | -1): number | null {
  const found =
    by > 0 ? stretches.find(({ from }) => from > moment) : stretches.findLast(({ from }) => from < moment);
  return found?.from ?? null;
}

export type Frames = readonly (Frame | undefined)[];

const hasRevelation = (frame: Frame | undefined) => frame?.events.some(({ kind }) => kind === 'revelation');

export function revelationsIn(frames: Frames): number[] {
  return frames.flatMap((frame, moment) => (hasRevelation(frame) ? [moment] : []));
}

export interface Points {
  moment: number;
  score: number;
}

/** The points of a team, each time that they changed; the first and the last known ones are always there. */
export function pointsIn(frames: Frames, team: string): Points[] {
  const all = frames.flatMap((frame, moment) =>
    frame ? [{ moment, score: frame.after.teams[team]?.score ?? 0 }] : [],
  );
  return all.filter(({ score }, i) => i === 0 || i === all.length - 1 || score !== all[i - 1]?.score);
}

/** Room at both ends of the timeline: half a handle, and what stands there at the end. */
const [LEFT, RIGHT] = [14, 60];

/** Where a moment lies on a line of some width, and which moment lies where. */
export function scaleOf(width: number, moments: number) {
  const length = width - LEFT - RIGHT;
  return {
    x: (moment: number) => LEFT + (moment / Math.max(1, moments)) * length,
    momentAt: (x: number) => Math.round(Math.max(0, Math.min(1, (x - LEFT) / length)) * moments),
  };
}

/** Points as a line of steps, by a scale for each direction. */
export function stepLine(
  points: readonly Points[],
  x: (moment: number) => number,
  y: (score: number) => number,
): string {
  return points
    .map(({ moment, score }, i) => (i ? `H${x(moment)}V${y(score)}` : `M${x(moment)},${y(score)}`))
    .join('');
}

/** Labels from the bottom up, no two nearer to each other than a line. */
export function apart<L extends { at: number }>(labels: readonly L[], line: number): L[] {
  let lowest = Infinity;
  return [...labels]
    .sort((a, b) => b.at - a.at)
    .map((label) => {
      lowest = Math.min(label.at, lowest - line);
      return { ...label, at: lowest };
    });
}

/** Places along a line from left to right, no two nearer to each other than a gap, as near as can be to where they were. */
export function spread(places: readonly number[], gap: number, least: number, most: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? least - gap) + gap));
  let limit = most;
  return found
    .reverse()
    .map((place) => {
      const kept = Math.min(place, limit);
      limit = kept - gap;
      return kept;
    })
    .reverse();
}
