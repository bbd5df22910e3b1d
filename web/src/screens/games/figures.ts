/** What one's own games come to: how often they were won, by what they have in common, and what brought the points. */

import type { OwnGame } from '../../api/schema';

/** How a game ended for oneself; null for whoever has played for several teams. */
export type Outcome = 'won' | 'drawn' | 'lost' | null;

export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

export interface Row<Key> {
  key: Key;
  tally: Tally;
}

/** Whom one played against: people, a program by its name, or Ego by its steps of difficulty. */
export type Opponent = { kind: 'people' | 'program' | 'ego'; name: string };

export function outcomeOf({ team, winner }: OwnGame): Outcome {
  if (team === null) return null;
  if (winner === 'draw') return 'drawn';
  return winner === team ? 'won' : 'lost';
}

/** By how many points a game was won or lost: the distance to the best of the others. */
export function marginOf({ team, scores }: OwnGame): number {
  const others = Object.entries(scores).filter(([name]) => name !== team);
  return team === null ? 0 : (scores[team] ?? 0) - Math.max(0, ...others.map(([, points]) => points));
}

export const sum = ({ won, drawn, lost }: Tally) => won + drawn + lost;

export function tallyOf(games: readonly OwnGame[]): Tally {
  const tally = { won: 0, drawn: 0, lost: 0 };
  for (const outcome of games.map(outcomeOf)) if (outcome) tally[outcome] += 1;
  return tally;
}

/** Games by what they have in common, that which they have most often first; a game may have several of it. */
export function groupedBy(games: readonly OwnGame[], keysOf: (game: OwnGame) => string[]): Row<string>[] {
  const groups = new Map<string, OwnGame[]>();
  for (const game of games)
    if (outcomeOf(game))
      for (const key of new Set(keysOf(game))) groups.set(key, [...(groups.get(key) ?? []), game]);
  const rows = [...groups].map(([key, found]) => ({ key, tally: tallyOf(found) }));
  return rows.sort((a, b) => sum(b.tally) - sum(a.tally));
}

const opponents = ({ team, others }: OwnGame) => others.filter((other) => other.team !== team);

/** Each as a text that `opponentIn` reads. */
export function opponentsOf(game: OwnGame): string[] {
  if (game.ego) return [`ego ${game.difficulty.join(' ')}`];
  return opponents(game).map(({ program }) => (program === null ? 'people' : `program ${program}`));
}

export function opponentIn(key: string): Opponent {
  const [kind = '', ...rest] = key.split(' ');
  return { kind: kind as Opponent['kind'], name: rest.join(' ') };
}

/** What brought one's own team points, per game of those of which it is known; and of how many that is. */
export function sourcesOf(games: readonly OwnGame[]): {
  count: number;
  rows: { what: string; points: number }[];
} {
  const known = games.filter(({ team, sources }) => team !== null && sources && Object.keys(sources).length);
  const whole = new Map<string, number>();
  for (const { team, sources } of known)
    for (const [what, points] of Object.entries(sources ?? {}))
      whole.set(what, (whole.get(what) ?? 0) + (points[team ?? ''] ?? 0));
  const rows = [...whole].map(([what, points]) => ({ what, points: points / known.length }));
  return {
    count: known.length,
    rows: rows.filter(({ points }) => points).sort((a, b) => b.points - a.points),
  };
}
