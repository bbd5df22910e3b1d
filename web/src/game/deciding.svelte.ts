/** The decision at hand: its choices with prices and previews, and the choosing. */

import { merged, type LiveTable } from '../api/live.svelte';
import type { Foreseen, PriceWords, ViewWords } from '../api/schema';
import { settings } from '../browser/settings.svelte';
import type { Known } from '../telling/choices';
import { reasonOf } from '../text/refusals';

/** Choices that are made for the sake of what they show, and answers: those need no asking back. */
const EXPECTED = new Set([
  'draw-emotions',
  'absorb',
  'yes',
  'no',
  'take',
  'sphere',
  'aspiration',
  'reveal',
  'amount',
  'token',
]);
const BEFORE_ASKING = 120;
const NOTICE = 6000;

export class Deciding {
  prices = $state.raw<Record<string, PriceWords | null>>({});
  /** The choice that is looked at, and the view that it would lead to, once known. */
  considered = $state<string | null>(null);
  foreseen = $state.raw<ViewWords | null>(null);
  /** The choice that is on its way. */
  sent = $state<string | null>(null);
  /** The choice that wants to be pressed once more, because it shows something hidden or ends the turn. */
  confirming = $state<string | null>(null);
  /** The choice that is marked as taken, for now or for good. */
  selected = $derived(this.sent ?? this.confirming);
  notice = $state<string | null>(null);
  /** By Sphere, what an Absorb would take. */
  taken = $state.raw<NonNullable<Known['taken']>>({});

  /** The view that offers the decision. An answer that comes after another has taken its place is too late. */
  #view: ViewWords | null = null;
  #answers = new Map<string, Promise<Foreseen>>();
  #timer = 0;
  #noticeTimer = 0;

  constructor(readonly live: LiveTable) {}

  /** A new decision has come, or there is none any more: ask what its choices cost. */
  begin(view: ViewWords | null) {
    this.#view = view;
    // What it was asked for has come about, though the server may still have to say so.
    this.sent = null;
    this.prices = {};
    this.considered = null;
    this.foreseen = null;
    this.confirming = null;
    this.taken = {};
    this.#answers = new Map();
    clearTimeout(this.#timer);
    if (!view) return;
    void this.#askPrices();
    if (view.decision?.kind === 'absorb') void this.#askTaken(view.decision.options);
  }

  async #askPrices() {
    const view = this.#view;
    try {
      const prices = await this.live.prices();
      if (view === this.#view) this.prices = prices;
    } catch {
      // Without prices the choices can still be made.
    }
  }

  async #askTaken(options: string[]) {
    const view = this.#view;
    for (const option of options) {
      const sphere = option.split(' ')[1] ?? '';
      const events = (await this.#foresee(option).catch(() => null))?.events ?? [];
      if (view !== this.#view) return;
      const found = events.find(({ kind, data }) => kind === 'sphere' && data.sphere === sphere);
      if (found) this.taken = { ...this.taken, [sphere]: -Number(found.data.amount) };
    }
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

  /** Look at a choice without making it. */
  consider(choice: string | null) {
    if (choice === this.considered) return;
    clearTimeout(this.#timer);
    this.considered = choice;
    this.foreseen = null;
    if (choice === null) return;
    if (choice !== this.confirming) this.confirming = null;
    this.#timer = window.setTimeout(() => void this.#preview(choice), BEFORE_ASKING);
  }

  /** A choice is about to be made: ask now whether it needs asking back, so that nothing is waited for then. */
  prepare(choice: string) {
    if (this.#mayAskBack(choice)) this.#foresee(choice).catch(() => undefined);
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
      this.confirming = null;
      await this.live.choose(choice);
    } catch (error) {
      this.tell(error);
    } finally {
      if (view === this.#view) this.sent = null;
    }
  }

  async #isAskedBack(choice: string): Promise<boolean> {
    if (choice === 'end-turn') return settings.current.confirms === 'turn' && this.confirming !== choice;
    if (!this.#mayAskBack(choice)) return false;
    return this.#foresee(choice).then(
      ({ is_sure }) => !is_sure,
      () => false,
    );
  }

  /** Whether a choice is asked back if it shows something hidden. */
  #mayAskBack(choice: string): boolean {
    const kind = choice.split(' ')[0] ?? '';
    return settings.current.confirms !== 'never' && this.confirming !== choice && !EXPECTED.has(kind);
  }

  async undo(wholeTurn = false) {
    try {
      await this.live.undo(wholeTurn);
    } catch (error) {
      this.tell(error);
    }
  }

  /** Say for a while why something was not done. */
  tell(error: unknown) {
    this.notice = reasonOf(error);
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = window.setTimeout(() => (this.notice = null), NOTICE);
  }
}
