/** The decision at hand: its choices with what is known of them and previews, and the choosing. */

import { merged, type LiveTable } from '../api/live.svelte';
import type { FactsTold, FactWords, Foreseen, ObstacleWords, PriceWords, ViewWords } from '../api/schema';
import { settings } from '../browser/settings.svelte';
import type { Content } from '../content/content';
import { changesBetween, exchange } from '../telling/changes';
import { wholePrice } from '../telling/whole-price';
import { reasonOf } from '../text/refusals';
import { Hinting } from './hinting.svelte';

const BEFORE_ASKING = 120;
const BEFORE_LEAVING = 400;
const NOTICE = 6000;
const UNKNOWN: Pick<FactsTold, 'facts' | 'obstacles'> = { facts: {}, obstacles: {} };

export class Deciding {
  /** What each choice costs, takes and brings about, once known. */
  facts = $state.raw<Record<string, FactWords>>({});
  /** What stands in the way of each action that is not offered, once known. */
  obstacles = $state.raw<Record<string, ObstacleWords[]>>({});
  /** The choice that is looked at, and the view that it would lead to, once known. */
  considered = $state<string | null>(null);
  foreseen = $state.raw<ViewWords | null>(null);
  /** What it would change, one's own goods after paying among it. */
  changes = $derived.by(() =>
    this.foreseen && this.#view ? changesBetween(this.content, this.#view, this.foreseen) : [],
  );
  /** What one gets and gives by it. */
  exchange = $derived.by(() =>
    this.foreseen && this.#view
      ? exchange(this.content, this.#view, this.foreseen, this.#view.decision?.seat ?? '')
      : '',
  );
  /** The choice that is on its way. */
  sent = $state<string | null>(null);
  /** The choice that wants to be pressed once more, because it shows something hidden or ends the turn. */
  confirming = $state<string | null>(null);
  /** The choice that is marked as taken, for now or for good. */
  selected = $derived(this.sent ?? this.confirming);
  notice = $state<string | null>(null);

  readonly hinting: Hinting;

  /** The view that offers the decision. An answer that comes after another has taken its place is too late. */
  #view: ViewWords | null = null;
  #told: Promise<Pick<FactsTold, 'facts' | 'obstacles'>> = Promise.resolve(UNKNOWN);
  #answers = new Map<string, Promise<Foreseen>>();
  #timer = 0;
  #pointing = 0;
  /** What the mouse points at and is not looked at yet. */
  #pointed: string | null | undefined;
  #noticeTimer = 0;
  /** Whether somebody was asked again in the action that goes on: once is enough, the rest can be read beforehand. */
  #hasAsked = false;

  constructor(
    readonly live: LiveTable,
    readonly content: Content,
  ) {
    this.hinting = new Hinting(live, content);
  }

  /** A new decision has come, or there is none any more: ask what its choices cost. */
  begin(view: ViewWords | null) {
    this.#view = view;
    this.hinting.begin(view);
    // What it was asked for has come about, though the server may still have to say so.
    this.sent = null;
    ({ facts: this.facts, obstacles: this.obstacles } = UNKNOWN);
    this.considered = null;
    this.foreseen = null;
    this.confirming = null;
    this.#answers = new Map();
    clearTimeout(this.#timer);
    this.stay();
    if (!view) return;
    if (view.decision?.kind === 'turn') this.#hasAsked = false;
    // Without them the choices can still be made.
    this.#told = this.live.facts().catch(() => UNKNOWN);
    void this.#told.then(({ facts, obstacles }) => {
      if (view === this.#view) [this.facts, this.obstacles] = [facts, obstacles];
    });
  }

  /** What is known of the choices of this decision, as soon as it is. */
  whenKnown(): Promise<Record<string, FactWords>> {
    return this.#told.then(({ facts }) => facts);
  }

  /** All that a choice takes from whoever pays, once known; null where nothing is paid. */
  priceOf(choice: string): PriceWords | null {
    const fact = this.facts[choice];
    return this.#view && wholePrice(this.#view, choice, fact);
  }

  #foresee(choice: string): Promise<Foreseen> {
    const answers = this.#answers;
    let answer = answers.get(choice);
    if (!answer) {
      answer = this.live.foresee(choice);
      answers.set(choice, answer);
      answer.catch(() => answers.delete(choice));
    }
    return answer;
  }

  /** Look at a choice without making it, or at an action that is not possible. */
  consider(choice: string | null) {
    this.stay();
    if (choice === this.considered) return;
    clearTimeout(this.#timer);
    this.considered = choice;
    this.foreseen = null;
    if (choice === null) return;
    if (choice !== this.confirming) this.confirming = null;
    if (!this.#view?.decision?.options.includes(choice)) return;
    this.#timer = window.setTimeout(() => void this.#preview(choice), BEFORE_ASKING);
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

  async #preview(choice: string) {
    const view = this.#view;
    try {
      const { view: difference } = await this.#foresee(choice);
      if (this.considered === choice && view && view === this.#view)
        this.foreseen = Object.keys(difference).length ? merged(view, difference) : null;
    } catch {
      // A preview is a courtesy.
    }
  }

  async choose(choice: string) {
    if (this.sent !== null || !this.live.view?.decision?.options.includes(choice)) return;
    const view = this.#view;
    this.sent = choice;
    try {
      const isAskedBack = await this.#isAskedBack(choice);
      if (view !== this.#view) return;
      if (isAskedBack) {
        this.confirming = choice;
        return;
      }
      this.#hasAsked ||= this.confirming === choice;
      this.confirming = null;
      this.hinting.follow(choice);
      await this.live.choose(choice);
    } catch (error) {
      void this.tell(error);
    } finally {
      if (view === this.#view) this.sent = null;
    }
  }

  async #isAskedBack(choice: string): Promise<boolean> {
    const { confirms } = settings.current;
    if (this.confirming === choice) return false;
    if (choice === 'end-turn') return confirms === 'turn';
    return confirms !== 'never' && !this.#hasAsked && !!(await this.#told).facts[choice]?.asks_back;
  }

  /** Ask what would be best. */
  async hint() {
    try {
      await this.hinting.ask();
    } catch (error) {
      void this.tell(error);
    }
  }

  async undo(wholeTurn = false) {
    this.hinting.stray();
    try {
      await this.live.undo(wholeTurn);
    } catch (error) {
      void this.tell(error);
    }
  }

  /** Say for a while why something was not done. */
  async tell(error: unknown) {
    this.notice = await reasonOf(error);
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = window.setTimeout(() => (this.notice = null), NOTICE);
  }
}
