/** What can be pressed though the decision at hand does not offer it itself: the choices before it are made with it. */

import type { ViewWords, WayWords } from '../api/schema';
import { settings } from '../browser/settings.svelte';
import { reachOf } from '../telling/ways';

/** What is pressed, and all that can be done with it. */
export interface Proposed {
  target: string;
  ways: WayWords[];
  /** The card of one's own that a finger holds. */
  card?: string | undefined;
}

export class Reach {
  /** Whether a token is wanted in the action that goes on, or in the next one. */
  isImproving = $state(false);
  /** What can be done with each thing that is no choice of the decision itself, the cheapest first. */
  targets: ReadonlyMap<string, WayWords[]> = $derived.by(() => reachOf(this.ways(), this.asksForToken));
  /** The question in whose place its targets are offered at once, because every answer leads to them. */
  folded = $state.raw<ViewWords | null>(null);

  #view: ViewWords | null = null;

  constructor(
    /** The ways that are known. */
    readonly ways: () => WayWords[],
  ) {}

  /** Whether the question for a token is to be seen, with all that it offers. */
  get asksForToken(): boolean {
    return this.isImproving || settings.current.tokens === 'open';
  }

  /** A new decision has come, or there is none any more. */
  begin(view: ViewWords | null) {
    this.#view = view;
    this.folded = null;
  }

  /** Offer all targets, if there are any, in place of the question that comes before them. */
  fold() {
    if (this.targets.size) this.folded = this.#view;
  }

  /** The way of an action that there is only one of, and only one thing to do it with. */
  onlyWayOf(action: string): WayWords | null {
    const [way, ...others] = this.ways().filter(({ path }) => path[0] === action);
    return way?.is_taken && !others.length ? way : null;
  }

  /** The only thing that an action can be done with, or goes on to without a token; null where there are more, or none. */
  onlyTargetOf(choice: string): string | null {
    return this.onlyWayOf(choice)?.options[0] ?? null;
  }

  /** Whether the decision itself offers it. */
  isOffered(choice: string): boolean {
    return this.#view?.decision?.options.includes(choice) ?? false;
  }

  /** All that can be done with something that is no choice of the decision itself. */
  waysTo(target: string | null): WayWords[] {
    return target === null || this.isOffered(target) ? [] : (this.targets.get(target) ?? []);
  }
}
