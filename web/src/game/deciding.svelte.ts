/** The decision at hand: its choices with what is known of them and previews, and the choosing. */

import { merged, type LiveTable } from '../api/live.svelte';
import type {
  FactsTold,
  FactWords,
  Foreseen,
  ObstacleWords,
  PriceWords,
  ViewWords,
  WayWords,
} from '../api/schema';
import { settings } from '../browser/settings.svelte';
import type { Content } from '../content/content';
import { changesBetween, exchange } from '../telling/changes';
import { reachOf } from '../telling/ways';
import { reasonOf } from '../text/refusals';
import { asksBack } from './asking-back';
import { Hinting } from './hinting.svelte';

const BEFORE_ASKING = 120;
const BEFORE_LEAVING = 400;
const NOTICE = 6000;
const UNKNOWN: Known = { facts: {}, obstacles: {}, ways: [] };

type Known = Pick<FactsTold, 'facts' | 'obstacles' | 'ways'>;

/** What is pressed, and all that can be done with it. */
export interface Proposed {
  target: string;
  ways: WayWords[];
}

/** What a view asks, whatever it offers. */
const askedBy = ({ decision }: ViewWords) => `${decision?.kind} ${JSON.stringify(decision?.about)}`;

/** Whether it names what is taken at the end of a turn, which lies nowhere. */
const isTaking = (choice: string) => choice.startsWith('take ');

/** All the choices of a way to what is pressed. */
const pathTo = (choice: string, { path, is_taken }: WayWords): string[] =>
  is_taken ? path : [...path, choice];

export class Deciding {
  /** What each choice costs, takes and brings about, once known. */
  facts = $state.raw<Record<string, FactWords>>({});
  /** Whether that is what it was when the same was asked last: what it is now is still to come. */
  isOld = $state(false);
  /** What stands in the way of each action that is not offered, once known. */
  obstacles = $state.raw<Record<string, ObstacleWords[]>>({});
  /** The ways to what one may point at, once known. */
  ways = $state.raw<WayWords[]>([]);
  /** What can be done with each thing that is no choice of the decision itself, the cheapest first. */
  reach: ReadonlyMap<string, WayWords[]> = $derived.by(() =>
    reachOf(this.ways, this.isImproving || settings.current.tokens === 'open'),
  );
  /** The question in whose place its targets are offered at once, because every answer leads to them. */
  folded = $state.raw<ViewWords | null>(null);
  /** What several things can be done with, and which is to be said. */
  proposed = $state.raw<Proposed | null>(null);
  /** Whether choices are being made that lead to what was pressed. */
  isFollowing = $state(false);
  /** Whether a token is wanted in the action that goes on, or in the next one. */
  isImproving = $state(false);
  /** Whether it was a finger that pressed last. */
  isByTouch = false;
  /** The choice that is looked at, and the view that it would lead to, once known. */
  considered = $state<string | null>(null);
  foreseen = $state.raw<ViewWords | null>(null);
  /** All that can be done with what is looked at, where it is no choice of the decision itself, and what is known of it. */
  lookedWays = $state.raw<WayWords[]>([]);
  #lookedAt = $state.raw<FactWords | null>(null);
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
  /** The choice that is asked about before it is done. What is said of it stays until that is answered. */
  confirming = $state<string | null>(null);
  /** The choice that is marked as taken, for now or for good. */
  selected = $derived(this.sent ?? this.confirming);
  notice = $state<string | null>(null);

  /** Hears that something was done by two presses that could have been done by one. */
  ondetour: () => void = () => {};
  /** Says what is chosen with a choice, because nobody wants to be asked about it. */
  followersOf: (choice: string) => string[] = () => [];
  readonly hinting: Hinting;

  /** The view that offers the decision. An answer that comes after another has taken its place is too late. */
  #view: ViewWords | null = null;
  #told: Promise<Known> = Promise.resolve(UNKNOWN);
  /** By what was asked in the turn that goes on, what was known of it last. */
  #known = new Map<string, Known>();
  #turn = -1;
  #answers = new Map<string, Promise<Foreseen>>();
  #timer = 0;
  #pointing = 0;
  /** What the mouse points at and is not looked at yet. */
  #pointed: string | null | undefined;
  #noticeTimer = 0;
  /** The way to what is asked about. */
  #confirmedWay: WayWords | null = null;
  /** What could have been pressed at once when the action that goes on was named; nothing where it was not. */
  #pressable: ReadonlySet<string> = new Set();

  constructor(
    readonly live: LiveTable,
    readonly content: Content,
  ) {
    this.hinting = new Hinting(live, content, () => this.reach);
  }

  /** A new decision has come, or there is none any more: ask what its choices cost. */
  begin(view: ViewWords | null) {
    this.#view = view;
    this.hinting.begin(view);
    // What it was asked for has come about, though the server may still have to say so.
    this.sent = null;
    this.#forget(view);
    this.folded = null;
    this.proposed = null;
    this.considered = null;
    this.foreseen = null;
    this.confirming = null;
    this.#answers = new Map();
    clearTimeout(this.#timer);
    this.stay();
    if (!view) return;
    // Without them the choices can still be made.
    this.#told = this.live.facts().catch(() => UNKNOWN);
    void this.#told.then((known) => {
      if (view === this.#view) this.#know(view, known);
    });
  }

  #know(view: ViewWords, known: Known) {
    ({ facts: this.facts, obstacles: this.obstacles, ways: this.ways } = known);
    this.isOld = false;
    this.#known.set(askedBy(view), known);
  }

  /** What a new decision costs is still to be told. Until then it shows what it cost when it was last asked. */
  #forget(view: ViewWords | null) {
    if (view && view.turns !== this.#turn) {
      this.#turn = view.turns;
      this.#known.clear();
    }
    const before = (view && this.#known.get(askedBy(view))) ?? UNKNOWN;
    ({ facts: this.facts, obstacles: this.obstacles } = before);
    this.ways = [];
    this.isOld = before !== UNKNOWN;
  }

  /** Offer all targets in place of the question that comes before them; tells whether there are any. */
  fold(): boolean {
    if (this.reach.size) this.folded = this.#view;
    return this.folded !== null;
  }

  /** The one thing that one may point at, with all that can be done with it. */
  get only(): Proposed | null {
    const [found, ...others] = this.reach;
    return found && !others.length ? { target: found[0], ways: found[1] } : null;
  }

  /** Do what can be done with the only thing there is, or ask how. */
  takeOnly() {
    if (this.only) void this.choose(this.only.target);
  }

  /** What is known of a choice, or of what it is pressed for. */
  factOf(choice: string): FactWords | undefined {
    const isLookedAt = choice === this.considered || choice === this.confirming;
    return this.facts[choice] ?? (isLookedAt ? (this.#lookedAt ?? undefined) : undefined);
  }

  /** All that a choice takes from whoever pays, or the cheapest that can be done with it; null where nothing is paid. */
  priceOf(choice: string): PriceWords | null {
    const isLookedAt = choice === this.considered;
    const way = (isLookedAt ? this.lookedWays[0] : undefined) ?? this.reach.get(choice)?.[0];
    return (this.facts[choice] ?? (isLookedAt ? this.#lookedAt : null) ?? way)?.price ?? null;
  }

  /** What is known of the choices of this decision, as soon as it is. */
  whenKnown(): Promise<Record<string, FactWords>> {
    return this.#told.then(({ facts }) => facts);
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

  /** Look at a choice without making it, at what can be pressed for one, or at an action that is not possible. */
  consider(choice: string | null) {
    this.stay();
    if (choice !== this.considered && this.confirming === null) this.#consider(choice, this.#waysTo(choice));
  }

  /** Look at one of several things that can be done. */
  considerWay(target: string, way: WayWords) {
    this.stay();
    if (this.confirming === null) this.#consider(target, [way]);
  }

  #consider(choice: string | null, ways: WayWords[]) {
    clearTimeout(this.#timer);
    this.considered = choice;
    this.foreseen = null;
    this.lookedWays = ways;
    this.#lookedAt = null;
    if (choice === null) return;
    if (ways.length !== 1 && !this.#isOffered(choice)) return;
    this.#timer = window.setTimeout(() => void this.#preview(choice, ways[0] ?? null), BEFORE_ASKING);
  }

  #isOffered(choice: string): boolean {
    return this.#view?.decision?.options.includes(choice) ?? false;
  }

  #waysTo(target: string | null): WayWords[] {
    return target === null || this.#isOffered(target) ? [] : (this.reach.get(target) ?? []);
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

  async #preview(choice: string, way: WayWords | null) {
    // What is on its way leads elsewhere.
    if (this.sent !== null) return;
    const view = this.#view;
    try {
      const { view: difference, fact } = await this.#foresee(choice, way);
      if (this.considered !== choice || !view || view !== this.#view) return;
      this.foreseen = Object.keys(difference).length ? merged(view, difference) : null;
      this.#lookedAt = fact;
    } catch {
      // A preview is a courtesy.
    }
  }

  async choose(choice: string) {
    if (this.sent !== null || choice === this.confirming) return;
    const ways = this.#waysTo(choice);
    if (ways.length) this.#propose(choice, ways);
    else if (this.live.view?.decision?.options.includes(choice)) {
      this.#noteDetour(choice);
      await this.#do(choice, null);
    }
  }

  /** Whoever names an action first and then points at what it is for has pressed twice where once was enough. */
  #noteDetour(choice: string) {
    if (this.#view?.decision?.kind === 'turn') this.#pressable = new Set(this.reach.keys());
    else if (this.#pressable.has(choice) && !isTaking(choice)) this.ondetour();
  }

  /** Do what is pressed, or ask what is to be done with it where that is several things. */
  #propose(target: string, ways: WayWords[]) {
    const [way, ...others] = ways;
    this.putAside();
    if (way && !others.length) void this.#do(target, way);
    else this.proposed = { target, ways };
  }

  /** Do one of the things that can be done with what was pressed. */
  follow({ target }: Proposed, way: WayWords) {
    this.proposed = null;
    void this.#do(target, way);
  }

  /** Do what is asked about. */
  async confirm() {
    if (this.confirming !== null) await this.#do(this.confirming, this.#confirmedWay, true);
  }

  /** Do not do what is asked about; tells whether there was anything. */
  putAside(): boolean {
    const wasAsked = this.confirming !== null;
    this.confirming = null;
    if (wasAsked) this.consider(null);
    return wasAsked;
  }

  /** Make a choice, and before it all those that lead to it. */
  async #do(choice: string, way: WayWords | null, isConfirmed = false) {
    if (this.sent !== null) return;
    const view = this.#view;
    this.sent = choice;
    try {
      const isAskedBack = isConfirmed ? false : this.#isAskedBack(choice, way);
      if (isAskedBack) return this.#askBack(choice, way);
      this.confirming = null;
      this.isFollowing = way !== null;
      if (way) this.#pressable = new Set();
      const choices = way ? pathTo(choice, way) : this.#withFollowers(choice);
      for (const made of choices) this.hinting.follow(made);
      const answer = await this.#send(choices, isAskedBack === null);
      if (answer === null || view !== this.#view) return;
      this.#askBack(choice, way);
      this.#lookedAt = answer;
    } catch (error) {
      void this.tell(error);
    } finally {
      this.isFollowing = false;
      if (view === this.#view) this.sent = null;
    }
  }

  #withFollowers(choice: string): string[] {
    this.hinting.follow(choice);
    if (this.hinting.wantsToken) this.isImproving = true;
    return [choice, ...this.followersOf(choice)];
  }

  /** Make choices at once; what is known of the last where it asks back, and nothing was done. */
  async #send([first = '', ...then]: string[], asks: boolean): Promise<FactWords | null> {
    const answer = await this.live.choose(first, then, asks);
    return typeof answer === 'number' ? null : answer.fact;
  }

  #askBack(choice: string, way: WayWords | null) {
    // All that is known of it is said, whether it was looked at before or not.
    if (choice !== this.considered || (way !== null && way !== this.lookedWays[0]))
      this.#consider(choice, way ? [way] : []);
    this.confirming = choice;
    this.#confirmedWay = way;
  }

  /** Whether something is asked about before it is done; null where only the server knows that yet. */
  #isAskedBack(choice: string, way: WayWords | null): boolean | null {
    const choices = way ? pathTo(choice, way) : [choice, ...this.followersOf(choice)];
    const known = this.isOld || choices.length > 1 ? null : (this.facts[choice] ?? null);
    return asksBack(choices, way ? this.#factOfWay(choice, way) : known, settings.current.confirms);
  }

  /** What is known of what is pressed, if it was looked at before. */
  #factOfWay(choice: string, way: WayWords): FactWords | null {
    return choice === this.considered && way === this.lookedWays[0] ? this.#lookedAt : null;
  }

  /** Ask what would be best. */
  async hint() {
    try {
      await this.hinting.ask();
    } catch (error) {
      void this.tell(error);
    }
  }

  /** Take back what the last press did, or the whole turn. */
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
