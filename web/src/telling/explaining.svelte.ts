/** A game explained: asked for when somebody wants it, thought about by the server, and kept there for the next time. */

import { explain, keptAnalysis, type Progress } from '../api/explaining';
import type { Analysis, TurnChances, TurningPoint } from '../api/schema';
import { reasonOf } from '../text/refusals';

export class Explaining {
  analysis = $state.raw<Analysis | null>(null);
  /** While it is thought about. */
  progress = $state.raw<Progress | null>(null);
  reason = $state('');
  /** The turning point that is told. */
  chosen = $state<number | null>(null);

  points = $derived(this.analysis?.moments ?? []);
  curve = $derived(this.analysis?.curve ?? []);

  #asking: AbortController | null = null;

  constructor(readonly table: string) {}

  /** Take what somebody has asked for before. That it cannot be had now is no reason to say anything. */
  async recall() {
    const kept = await keptAnalysis(this.table).catch(() => null);
    this.analysis ??= kept;
  }

  async ask() {
    if (this.analysis || this.progress) return;
    const asking = new AbortController();
    this.#asking = asking;
    this.progress = { done: 0, whole: 0 };
    this.reason = '';
    try {
      this.analysis = await explain(
        this.table,
        (progress) => !asking.signal.aborted && (this.progress = progress),
        asking.signal,
      );
    } catch (error) {
      if (!asking.signal.aborted) this.reason = await reasonOf(error);
    } finally {
      if (this.#asking === asking) this.progress = null;
    }
  }

  /** Who does not wait any longer is not thought for. */
  cancel() {
    this.#asking?.abort();
    this.#asking = null;
    this.progress = null;
  }

  /** The turning point after a moment, or at it if none is told yet; after the last one comes the first again. */
  next(moment: number): number | null {
    if (!this.points.length) return null;
    const least = this.chosen === null ? moment : moment + 1;
    return Math.max(
      0,
      this.points.findIndex(({ at }) => at >= least),
    );
  }
}

/** How a team stood as a line, by a scale for each direction; each turn leads to what it left. */
export function chanceLine(
  curve: readonly TurnChances[],
  team: string,
  x: (moment: number) => number,
  y: (chance: number) => number,
): string {
  return curve.map(({ at, standing }, i) => `${i ? 'L' : 'M'}${x(at)},${y(standing[team] ?? 0)}`).join('');
}

/** How things stood at a moment: after the last turn that was over by then. */
export function chancesAt(curve: readonly TurnChances[], moment: number): TurnChances | undefined {
  return curve.findLast(({ at }) => at <= moment) ?? curve[0];
}

/** From where to where a turning point reaches. */
export function spanOf(curve: readonly TurnChances[], { turn, at }: TurningPoint): [number, number] {
  return [at, curve.find(({ number, seat }) => seat && number === turn)?.at ?? at];
}

/** Whether the game was over with a turn. */
export const endsWith = (curve: readonly TurnChances[], turn: number, isOver: boolean) =>
  isOver && turn === curve.at(-1)?.number;
