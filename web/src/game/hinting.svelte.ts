/** Hints for the decision at hand: they are asked for, thought about, shown, and gone with the decision. */

import { isToken } from '../api/choices';
import type { LiveTable } from '../api/live.svelte';
import type { HintWords, ViewWords, WayWords } from '../api/schema';
import type { Content } from '../content/content';
import { agrees, nextAction, placesOf, wantsToken } from '../telling/lines';

export class Hinting {
  hints = $state.raw<HintWords[]>([]);
  isThinking = $state(false);
  /** Whether a better answer than the one that is shown is still thought about. */
  isBettering = $state(false);
  /** Whether they are seen, with their reasons. */
  isShown = $state(false);
  /** The choice of the hint that was looked at last, and whether it still is. */
  looked = $state<string | null>(null);
  isLooking = $state(false);
  /** The rest of the way of the hint that was taken, from the choice on that is meant now. */
  followed = $state.raw<string[] | null>(null);

  /** By choice; also by what it leads to, which may be offered in the place of a question before it. */
  #ranks = $derived.by(() => {
    const ranks = new Map<string, number>();
    for (const [i, { line }] of this.hints.entries())
      for (const choice of this.#leadsTo(line)) if (!ranks.has(choice)) ranks.set(choice, i + 1);
    return ranks;
  });
  /** The hint that was looked at last, or the best one. */
  lit = $derived(this.hints.find(({ choice }) => choice === this.looked) ?? this.hints[0]);
  /** Where on the board the hint leads that was looked at last, or the best one, in the words of choices. */
  places = $derived.by(() => {
    if (this.isShown) return this.lit ? placesOf(this.content, this.lit.line) : [];
    return this.followed ? placesOf(this.content, this.followed).slice(0, 1) : [];
  });

  /** The better answer, while somebody looks at a hint: nothing changes under a finger. */
  #better: HintWords[] | null = null;
  /** How often something was asked or taken back: an answer that comes after that is too late. */
  #asked = 0;
  /** Whether the hints were put away before the better answer came, which is asked for again then. */
  #isLeft = false;
  /** The choice that was made by a hint, the rest of its way, and the turn that it is for. */
  #way: string[] = [];
  #turn = -1;
  #view: ViewWords | null = null;

  constructor(
    readonly live: LiveTable,
    readonly content: Content,
    /** What can be done with each thing that is no choice of the decision itself. */
    readonly reach: () => ReadonlyMap<string, WayWords[]>,
  ) {}

  /** The first choice of a way, and what may be pressed in its place: without a token that it wants, nothing. */
  #leadsTo(line: readonly string[]): string[] {
    const [first = ''] = line;
    if (isToken(first) || wantsToken(this.content, line)) return [first];
    const reach = this.reach();
    const targets = [...reach].filter(([target, ways]) => ways.some((way) => agrees(line, target, way)));
    // A place that can be pressed, but for something else, would lead astray.
    const places = placesOf(this.content, line)
      .slice(0, 1)
      .filter((place) => !reach.has(place));
    return [first, ...places, ...targets.map(([target]) => target)];
  }

  /** A new decision has come, or there is none any more. */
  begin(view: ViewWords | null) {
    this.#view = view;
    this.#asked++;
    this.hints = [];
    this.#better = null;
    this.isThinking = false;
    this.isBettering = false;
    this.isShown = false;
    this.isLooking = false;
    this.looked = null;
    this.followed = view && this.#nextOf(view);
  }

  /** Look at a hint, or at none; what the last one said stays, so that it can be read. */
  look(choice: string | null) {
    this.isLooking = choice !== null;
    this.looked = choice ?? this.looked;
    if (!this.isLooking && this.#better) this.#improve(this.#better);
  }

  /** Show the better answer, as soon as nobody looks at what is there. */
  #improve(hints: HintWords[]) {
    this.#better = this.isLooking ? hints : null;
    if (this.isLooking) return;
    this.isBettering = false;
    this.hints = hints;
  }

  /** A choice has been made: if it was on the way of a hint, the next ones of that are marked as well. */
  follow(choice: string) {
    const line = this.hints.find((hint) => hint.choice === choice)?.line ?? this.#way;
    const place = line.indexOf(choice);
    this.#way = place < 0 ? [] : line.slice(place);
    this.#turn = this.#view?.turns ?? -1;
  }

  /** Whether the way that was taken goes on with a token for the action. */
  get wantsToken(): boolean {
    return wantsToken(this.content, this.#way);
  }

  /** Leave the way that was taken. */
  stray() {
    this.#way = [];
  }

  /** Where the way goes on. Some choices are made by themselves meanwhile, but no action is left out. */
  #nextOf({ decision, turns }: ViewWords): string[] | null {
    // The end of the turn may come by itself, up to its last question.
    const action = nextAction(this.content, this.#way);
    const end = this.#way[action] === 'end-turn' ? this.#way.length : action;
    const next = this.#way.findIndex(
      (choice, i) => i > 0 && i <= end && decision?.options.includes(choice) && turns === this.#turn,
    );
    if (next < 0) this.#way = [];
    return next < 0 ? null : this.#way.slice(next);
  }

  /** Which place a choice has among the hints; undefined where it is none. */
  rankOf(choice: string): number | undefined {
    if (this.hints.length) return this.#ranks.get(choice);
    return this.followed && this.#leadsTo(this.followed).includes(choice) ? 1 : undefined;
  }

  /** The same for one of several things that can be done with what was pressed. */
  rankOfWay(target: string, way: WayWords): number | undefined {
    const lines = this.hints.length ? this.hints.map(({ line }) => line) : [this.followed ?? []];
    const place = lines.findIndex((line) => line.length > 0 && agrees(line, target, way));
    return place < 0 ? undefined : place + 1;
  }

  /** Show the hints, after asking for them if that is still to be done. */
  async ask() {
    if (!this.#view) return;
    this.isShown = true;
    if (this.isThinking || (this.hints.length && !this.#isLeft)) return;
    this.#isLeft = false;
    const asked = ++this.#asked;
    this.isThinking = !this.hints.length;
    this.isBettering = true;
    try {
      const { hints } = await this.live.hints((first) => {
        if (asked !== this.#asked || this.hints.length) return;
        this.hints = first.hints;
        this.isThinking = false;
      });
      if (asked === this.#asked) this.#improve(hints);
    } catch (error) {
      // Whoever takes a question back, or goes on meanwhile, knows that.
      if (asked !== this.#asked) return;
      this.isBettering = false;
      // What has come already is good enough.
      if (this.hints.length) return;
      this.isShown = false;
      throw error;
    } finally {
      if (asked === this.#asked) this.isThinking = false;
    }
  }

  /** Put the hints away; those that are still thought about are not wanted any more. Tells whether there were any. */
  leave(): boolean {
    if (!this.isShown) return false;
    if (this.isBettering && !this.#better) {
      this.#asked++;
      this.isThinking = false;
      this.isBettering = false;
      this.#isLeft = true;
      this.live.cancelHints();
    }
    this.isShown = false;
    this.isLooking = false;
    return true;
  }
}
