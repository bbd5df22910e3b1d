/** Hints for the decision at hand: they are asked for, thought about, shown, and gone with the decision. */

import type { LiveTable } from '../api/live.svelte';
import type { HintWords, ViewWords } from '../api/schema';
import type { Content } from '../content/content';
import { nextAction, placesOf } from '../telling/lines';

export class Hinting {
  hints = $state.raw<HintWords[]>([]);
  isThinking = $state(false);
  /** Whether they are seen, with their reasons. */
  isShown = $state(false);
  /** The choice of the hint that is looked at. */
  looked = $state<string | null>(null);

  /** What comes next on the way of the hint that was taken. */
  followed = $state<string | null>(null);

  #ranks = $derived(new Map(this.hints.map(({ choice }, i) => [choice, i + 1])));
  #lit = $derived(this.hints.find(({ choice }) => choice === this.looked) ?? this.hints[0]);
  /** Where on the board the hint leads that is looked at, or the best one, in the words of choices. */
  places = $derived.by(() => {
    const line = this.isShown ? this.#lit?.line : this.followed ? [this.followed] : undefined;
    return line ? placesOf(this.content, line) : [];
  });

  /** How often something was asked or taken back: an answer that comes after that is too late. */
  #asked = 0;
  /** The choice that was made by a hint, the rest of its way, and the turn that it is for. */
  #way: string[] = [];
  #turn = -1;
  #view: ViewWords | null = null;

  constructor(
    readonly live: LiveTable,
    readonly content: Content,
  ) {}

  /** A new decision has come, or there is none any more. */
  begin(view: ViewWords | null) {
    this.#view = view;
    this.#asked++;
    this.hints = [];
    this.isThinking = false;
    this.isShown = false;
    this.looked = null;
    this.followed = view && this.#nextOf(view);
  }

  /** A choice has been made: if it was on the way of a hint, the next ones of that are marked as well. */
  follow(choice: string) {
    const line = this.hints.find((hint) => hint.choice === choice)?.line ?? this.#way;
    const place = line.indexOf(choice);
    this.#way = place < 0 ? [] : line.slice(place);
    this.#turn = this.#view?.turns ?? -1;
  }

  /** Leave the way that was taken. */
  stray() {
    this.#way = [];
  }

  /** What is meant now. Some choices are made by themselves meanwhile, but no action is left out. */
  #nextOf({ decision, turns }: ViewWords): string | null {
    const ahead = this.#way.slice(1, nextAction(this.content, this.#way) + 1);
    const found =
      turns === this.#turn ? ahead.find((choice) => decision?.options.includes(choice)) : undefined;
    if (found === undefined) this.#way = [];
    return found ?? null;
  }

  /** Which place a choice has among the hints; undefined where it is none. */
  rankOf(choice: string): number | undefined {
    return this.hints.length ? this.#ranks.get(choice) : choice === this.followed ? 1 : undefined;
  }

  /** Show the hints, after asking for them if that is still to be done. */
  async ask() {
    if (!this.#view) return;
    this.isShown = true;
    if (this.isThinking || this.hints.length) return;
    const asked = ++this.#asked;
    this.isThinking = true;
    try {
      const { hints } = await this.live.hints();
      if (asked === this.#asked) this.hints = hints;
    } catch (error) {
      // Whoever takes a question back, or goes on meanwhile, knows that.
      if (asked !== this.#asked) return;
      this.isShown = false;
      throw error;
    } finally {
      if (asked === this.#asked) this.isThinking = false;
    }
  }

  /** Put the hints away; those that are still thought about are not wanted any more. Tells whether there were any. */
  leave(): boolean {
    if (!this.isShown) return false;
    if (this.isThinking) {
      this.#asked++;
      this.isThinking = false;
      this.live.cancelHints();
    }
    this.isShown = false;
    this.looked = null;
    return true;
  }
}
