/** Looking at a choice without making it: what it would lead to, asked of the server once somebody stays with it. */

import { merged, type LiveTable } from '../api/live.svelte';
import type { FactWords, Foreseen, ViewWords, WayWords } from '../api/schema';
import { pathTo } from '../telling/ways';
import type { Reach } from './reach.svelte';

const BEFORE_ASKING = 120;
const BEFORE_LEAVING = 400;

export class Previewing {
  /** The choice that is looked at, and the view that it would lead to, once known. */
  considered = $state<string | null>(null);
  foreseen = $state.raw<ViewWords | null>(null);
  /** All that can be done with it, where it is no choice of the decision itself, and what is known of it. */
  ways = $state.raw<WayWords[]>([]);
  fact = $state.raw<FactWords | null>(null);
  /** The ways from where it would take one's Spirit. */
  reached = $state.raw<WayWords[]>([]);
  /** Whether it can be chosen, rather than only be asked why not. */
  isPossible = $derived.by(
    () =>
      this.considered !== null &&
      (this.reach.isOffered(this.considered) || this.reach.targets.has(this.considered)),
  );

  /** The view that offers the decision. An answer that comes after another has taken its place is too late. */
  #view: ViewWords | null = null;
  #answers = new Map<string, Promise<Foreseen>>();
  #timer = 0;
  #pointing = 0;
  /** What the mouse points at and is not looked at yet. */
  #pointed: string | null | undefined;

  constructor(
    readonly live: LiveTable,
    readonly reach: Reach,
    /** Whether what is looked at is asked about: then it stays. */
    readonly isHeld: () => boolean,
    /** Whether a choice is on its way, which leads elsewhere. */
    readonly isLeaving: () => boolean,
  ) {}

  /** A new decision has come, or there is none any more. */
  begin(view: ViewWords | null) {
    this.#view = view;
    this.considered = null;
    this.foreseen = null;
    this.reached = [];
    this.#answers = new Map();
    clearTimeout(this.#timer);
    this.stay();
  }

  /** Look at a choice, at what can be pressed for one, or at an action that is not possible. */
  consider(choice: string | null) {
    this.stay();
    if (choice !== this.considered && !this.isHeld()) this.look(choice, this.reach.waysTo(choice));
  }

  /** Look at one of several things that can be done; what is told of it already stays, and nothing moves. */
  considerWay(target: string, way: WayWords) {
    this.stay();
    if (!this.isHeld() && !this.shows(target, way)) this.look(target, [way]);
  }

  /**
   * The mouse points at a choice or leaves it. What is looked at stays for a moment, so that one can go to what is said
   * of it, across other choices as well.
   */
  point(choice: string | null) {
    if (choice === this.#pointed) return;
    this.stay();
    if (choice === this.considered) return;
    if (this.considered === null) return this.consider(choice);
    this.#pointed = choice;
    this.#pointing = window.setTimeout(
      () => this.consider(choice),
      choice === null ? BEFORE_LEAVING : BEFORE_ASKING,
    );
  }

  /** What is looked at is not left yet. */
  stay() {
    clearTimeout(this.#pointing);
    this.#pointed = undefined;
  }

  /** Whether this is what is looked at; on a way, if it is done that way. */
  shows(choice: string, way: WayWords | null): boolean {
    return choice === this.considered && (way === null || way === this.ways[0]);
  }

  /** Look at something now, whatever was looked at before. */
  look(choice: string | null, ways: WayWords[]) {
    clearTimeout(this.#timer);
    this.considered = choice;
    this.foreseen = null;
    this.ways = ways;
    this.fact = null;
    this.reached = [];
    if (choice === null) return;
    if (ways.length !== 1 && !this.reach.isOffered(choice)) return;
    this.#timer = window.setTimeout(() => void this.#preview(choice, ways[0] ?? null), BEFORE_ASKING);
  }

  async #preview(choice: string, way: WayWords | null) {
    if (this.isLeaving()) return;
    const view = this.#view;
    try {
      // What an action comes to is seen before it, though it may ask for a token first.
      const {
        view: difference,
        fact,
        reach,
      } = await this.#foresee(choice, way ?? this.reach.onlyWayOf(choice));
      if (this.considered !== choice || !view || view !== this.#view) return;
      this.foreseen = Object.keys(difference).length ? merged(view, difference) : null;
      this.fact = fact;
      this.reached = reach;
    } catch {
      // A preview is a courtesy.
    }
  }

  /** What a choice would change, or what it would on a way. */
  #foresee(choice: string, way: WayWords | null): Promise<Foreseen> {
    const answers = this.#answers;
    const path = way ? pathTo(choice, way) : [choice];
    const key = path.join('; ');
    let answer = answers.get(key);
    if (!answer) {
      answer = this.live.foresee(path.at(-1) ?? choice, path.slice(0, -1));
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
    }
    return answer;
  }
}
