/** What is known of the decision at hand: what its choices cost, what stands in the way of others, and what leads where. */

import type { LiveTable } from '../api/live.svelte';
import type { FactsTold, FactWords, ForecastWords, ObstacleWords, ViewWords, WayWords } from '../api/schema';

type Known = Pick<FactsTold, 'facts' | 'obstacles' | 'ways' | 'prospects' | 'forecast'>;

const UNKNOWN: Known = { facts: {}, obstacles: {}, ways: [], prospects: {}, forecast: null };

/** What a view asks, whatever it offers. */
const askedBy = ({ decision }: ViewWords) => `${decision?.kind} ${JSON.stringify(decision?.about)}`;

export class Knowing {
  /** What each choice costs, takes and brings about, once known. */
  facts = $state.raw<Record<string, FactWords>>({});
  /** Whether that is what it was when the same was asked last: what it is now is still to come. */
  isOld = $state(false);
  /** What stands in the way of each action that is not offered, once known. */
  obstacles = $state.raw<Record<string, ObstacleWords[]>>({});
  /** By choice, the Intentions that it may meet, once known. */
  prospects = $state.raw<FactsTold['prospects']>({});
  /** The ways to what one may point at, once known. */
  ways = $state.raw<WayWords[]>([]);
  /** What Ego does next, as far as that can be known. */
  forecast = $state.raw<ForecastWords | null>(null);

  #view: ViewWords | null = null;
  #told: Promise<Known> = Promise.resolve(UNKNOWN);
  /** By what was asked in the turn that goes on, what was known of it last. */
  #before = new Map<string, Known>();
  #turn = -1;

  constructor(
    readonly live: LiveTable,
    /** When all that is to be drawn by now has been. */
    readonly drawn: () => Promise<void>,
  ) {}

  /** A new decision has come, or there is none any more: hear what is known of its choices. */
  begin(view: ViewWords | null) {
    const isBeginning = this.#view === null;
    this.#view = view;
    this.#forget(view);
    if (!view) return;
    // Without that the choices can still be made.
    const told = this.live.facts().catch(() => UNKNOWN);
    // What was heard beforehand is work of its own: where somebody begins to decide, they see the choices first.
    this.#told = isBeginning ? told.then((known) => this.drawn().then(() => known)) : told;
    void this.#told.then((known) => {
      // An answer that comes after another decision has taken its place is too late.
      if (view === this.#view) this.#know(view, known);
    });
  }

  /** What is known of the choices of this decision, as soon as it is. */
  whenKnown(): Promise<Record<string, FactWords>> {
    return this.#told.then(({ facts }) => facts);
  }

  #know(view: ViewWords, known: Known) {
    ({ facts: this.facts, obstacles: this.obstacles, ways: this.ways } = known);
    ({ prospects: this.prospects, forecast: this.forecast } = known);
    this.isOld = false;
    this.#before.set(askedBy(view), known);
  }

  /** What a new decision costs is still to be told. Until then it shows what it cost when it was last asked. */
  #forget(view: ViewWords | null) {
    // What Ego would have done next is no forecast any more when it plays.
    if (view?.turns !== this.#turn) this.forecast = null;
    if (view && view.turns !== this.#turn) {
      this.#turn = view.turns;
      this.#before.clear();
    }
    const before = (view && this.#before.get(askedBy(view))) ?? UNKNOWN;
    ({ facts: this.facts, obstacles: this.obstacles, prospects: this.prospects } = before);
    this.ways = [];
    this.isOld = before !== UNKNOWN;
  }
}
