/** Making choices: pressed, asked about where the press would show something, and sent with all that belong to it. */

import { partsOf } from '../api/choices';
import { Refusal } from '../api/http';
import type { LiveTable, Resumed } from '../api/live.svelte';
import type { FactWords, ViewWords, WayWords } from '../api/schema';
import { settings } from '../browser/settings.svelte';
import { END, pathTo } from '../telling/ways';
import { asksBack } from './asking-back';
import { Detours } from './detours';
import type { Hinting } from './hinting.svelte';
import type { Knowing } from './knowing.svelte';
import type { Notice } from './notice.svelte';
import type { Previewing } from './previewing.svelte';
import type { Proposed, Reach } from './reach.svelte';
import type { Waiting } from './waiting.svelte';

export class Choosing {
  /** The choice that is on its way. */
  sent = $state<string | null>(null);
  /** The choice that is asked about before it is done. What is said of it stays until that is answered. */
  confirming = $state<string | null>(null);
  /** The choice that is marked as taken, for now or for good. */
  selected = $derived(this.sent ?? this.confirming);
  /** What several things can be done with, and which is to be said. */
  proposed = $state.raw<Proposed | null>(null);
  /** Whether more was answered than was pressed, until that is told: a key that was meant for it is not to do something else. */
  isAnswered = false;
  /** Whether choices are being made that lead to what was pressed. */
  isFollowing = $state(false);

  /** Says how a choice goes on to what is the only thing to be done with it, where nothing is to be asked. */
  wayOf: (choice: string) => WayWords | null = () => null;
  readonly detours = new Detours();

  #view: ViewWords | null = null;
  #turn = -1;
  /** The way to what is asked about. */
  #confirmedWay: WayWords | null = null;

  constructor(
    readonly live: LiveTable,
    readonly parts: {
      known: Knowing;
      reach: Reach;
      preview: Previewing;
      hinting: Hinting;
      notice: Notice;
      waiting: Waiting;
    },
  ) {}

  /** A new decision has come, or there is none any more. */
  begin(view: ViewWords | null) {
    this.#view = view;
    if (view && view.turns !== this.#turn) {
      this.#turn = view.turns;
      this.isAnswered = false;
    }
    // What it was asked for has come about, though the server may still have to say so.
    this.sent = null;
    this.proposed = null;
    this.confirming = null;
    const resumed = view && this.live.takeResumed();
    if (resumed) void this.#resume(resumed);
  }

  /** Something is pressed: a choice, or what there is a way to. `isTold`: what it comes to is told where it is pressed. */
  async choose(choice: string, isTold = false) {
    if (this.sent !== null || choice === this.confirming) return;
    const { reach } = this.parts;
    this.isAnswered = false;
    const ways = reach.waysTo(choice);
    if (ways.length) this.propose(choice, ways);
    else if (this.#view?.decision?.options.includes(choice)) {
      this.detours.note(choice, this.#view, reach.targets);
      const way = this.wayOf(choice);
      this.isAnswered = way !== null;
      await this.#do(choice, way, isTold && this.#isKnown(choice, way));
    }
  }

  /** Do what is pressed, or ask what is to be done with it where that is several things. */
  propose(target: string, ways: WayWords[]) {
    const [way, ...others] = ways;
    this.putAside();
    if (way && !others.length) void this.#do(target, way);
    else this.proposed = { target, ways };
  }

  /** A card of one's own is pressed: by a finger, it is read before anything is done with it. */
  pressCard(target: string, isByTouch: boolean) {
    if (!isByTouch) return void this.choose(target);
    this.putAside();
    this.proposed = { target, ways: this.parts.reach.waysTo(target), card: partsOf(target).card };
  }

  /** A finger presses an Emotion on the board: unless it was asked for, all that can be done with it is read first. */
  pressEmotion(target: string) {
    const ways = this.parts.reach.waysTo(target);
    if (!ways.length) return void this.choose(target);
    this.putAside();
    this.proposed = { target, ways };
  }

  /** Do one of the things that can be done with what was pressed. */
  follow({ target }: Proposed, way: WayWords, isTold = false) {
    this.proposed = null;
    void this.#do(target, way, isTold && this.#isKnown(target, way));
  }

  /** Whether all that a question would say has been read: who presses then has answered. */
  #isKnown(choice: string, way: WayWords | null): boolean {
    const { preview } = this.parts;
    return preview.shows(choice, way) && preview.fact !== null;
  }

  /** Make several choices by one press, the first of which is offered now. */
  async chooseAll(choices: string[]) {
    const [first = ''] = choices;
    if (this.sent !== null) return;
    const { notice, waiting } = this.parts;
    const view = this.#view;
    notice.clear();
    this.sent = first;
    try {
      await this.#send(choices, false, first);
    } catch (error) {
      void notice.tell(error, waiting.stale(first, first, view));
    } finally {
      if (view === this.#view) this.sent = null;
    }
  }

  /** Whether what is asked about ends the turn. */
  get endsTurn(): boolean {
    const [choice, way] = [this.confirming, this.#confirmedWay];
    return choice !== null && (way ? pathTo(choice, way) : [choice]).includes(END);
  }

  /** Do what is asked about. */
  async confirm() {
    if (this.confirming !== null) await this.#do(this.confirming, this.#confirmedWay, true);
  }

  /** Do not do what is asked about; tells whether there was anything. */
  putAside(): boolean {
    const wasAsked = this.confirming !== null;
    this.confirming = null;
    if (wasAsked) this.parts.preview.consider(null);
    return wasAsked;
  }

  /** Make a choice, and before it all those that lead to it. */
  async #do(choice: string, way: WayWords | null, isConfirmed = false) {
    if (this.sent !== null) return;
    const { preview, hinting, notice, reach, waiting } = this.parts;
    const view = this.#view;
    notice.clear();
    this.sent = choice;
    try {
      const isAskedBack = isConfirmed ? false : this.#isAskedBack(choice, way);
      if (isAskedBack) return this.#askBack(choice, way);
      this.confirming = null;
      this.isFollowing = way !== null;
      if (way) this.detours.end();
      const choices = way ? pathTo(choice, way) : [choice];
      for (const made of choices) hinting.follow(made);
      if (!way && hinting.wantsToken) reach.isImproving = true;
      const answer = await this.#send(choices, isAskedBack === null, choice);
      if (answer === null || view !== this.#view) return;
      this.#askBack(choice, way);
      preview.fact = answer;
    } catch (error) {
      // Where nobody has the time to say what it would show, it is asked about in any case, and can be done.
      if (error instanceof Refusal && error.id === 'thinkers-busy' && view === this.#view)
        this.#askBack(choice, way);
      else void notice.tell(error, waiting.stale(choice, way?.path[0] ?? choice, view));
    } finally {
      this.isFollowing = false;
      if (view === this.#view) this.sent = null;
    }
  }

  /** Go on with what was on its way when the page was loaded again. */
  async #resume({ pending: { pressed }, answer }: Resumed) {
    const { known, notice, waiting } = this.parts;
    const view = this.#view;
    this.sent = pressed;
    const isAsked = await answer.then(
      (found) => typeof found !== 'number',
      (error: unknown) => notice.tell(error, waiting.stale(pressed, pressed, view)),
    );
    if (view !== this.#view) return;
    this.sent = null;
    if (!isAsked) return;
    // As if it were pressed now.
    await known.whenKnown();
    await this.choose(pressed);
  }

  /** Make choices at once; what is known of the last where it asks back, and nothing was done. */
  async #send([first = '', ...then]: string[], asks: boolean, pressed: string): Promise<FactWords | null> {
    const answer = await this.live.choose(first, then, asks, pressed, this.parts.reach.isImproving);
    return typeof answer === 'number' ? null : answer.fact;
  }

  #askBack(choice: string, way: WayWords | null) {
    const { preview } = this.parts;
    // All that is known of it is said, whether it was looked at before or not, or not for long enough.
    if (!preview.shows(choice, way) || !preview.foreseen) preview.look(choice, way ? [way] : []);
    this.#confirmedWay = way;
    this.confirming = choice;
  }

  /** Whether something is asked about before it is done; null where only the server knows that yet. */
  #isAskedBack(choice: string, way: WayWords | null): boolean | null {
    const { known, preview } = this.parts;
    const fact = way ? preview.shows(choice, way) && preview.fact : !known.isOld && known.facts[choice];
    const choices = way ? pathTo(choice, way) : [choice];
    return asksBack(choices, fact || null, settings.current.confirms);
  }
}
