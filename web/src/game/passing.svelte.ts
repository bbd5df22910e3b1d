/**
 * What the page chooses for its player: no token, where that can be taken back, and the only thing that is in reach.
 * Such a choice is made like any other: everybody sees what it brings, and it can be taken back. Whoever comes back to it is asked.
 * What nobody would decline the server takes, for whoever wants that; here it is explained.
 */

import { NO_TOKEN, partsOf } from '../api/choices';
import type { LiveTable } from '../api/live.svelte';
import type { EventWords, FactWords, Update, ViewWords, WayWords } from '../api/schema';
import { settings } from '../browser/settings.svelte';
import { END, endsOf } from '../telling/ways';
import type { Deciding } from './deciding.svelte';
import { sayOnce } from './once';

type Decision = NonNullable<ViewWords['decision']>;
type Facts = Record<string, FactWords>;

export class Passing {
  /** Whether the page may be about to choose: until that is known, nothing is offered. */
  isPending = $derived.by(() => {
    const view = this.wanted();
    return (
      this.deciding.choosing.isFollowing || (view !== null && view !== this.#settled && this.#mayPass(view))
    );
  });

  /** The view whose decision is for the player. */
  #settled = $state.raw<ViewWords | null>(null);
  /** Whether it goes back to the question for a token. */
  #isSeeking = $state(false);
  /** Whether the action is named again on the way there. */
  #isNaming = false;

  constructor(
    readonly live: LiveTable,
    readonly deciding: Deciding,
    /** Whether somebody else says what is to be chosen, as in a lesson. */
    readonly isLed: boolean,
    /** The view that offers the decision at hand. */
    readonly wanted: () => ViewWords | null,
  ) {
    if (isLed) return;
    deciding.choosing.detours.onfound = () => sayOnce('play-shorter');
    deciding.choosing.followersOf = (choice) => this.#followersOf(choice);
    live.onpassed = explain;
  }

  /** What ends the turn at hand. */
  get ends(): string[] {
    const view = this.wanted();
    if (!view?.decision?.options.includes(END)) return [];
    const asksLess = !this.isLed && settings.current.gifts === 'take';
    return asksLess ? endsOf(view, this.deciding.reach.targets) : [END];
  }

  /** Those of the choices that can be seen, and so be picked by keys. */
  seenOf({ kind, options }: Decision): string[] {
    if (this.isPending) return [];
    const isFolded =
      kind === 'place-token' && options.includes(NO_TOKEN) && !this.deciding.reach.asksForToken;
    return isFolded ? [NO_TOKEN] : options;
  }

  /** Whether there was a question for a token in this action that can still be asked again. */
  get canImprove() {
    const isWithin = this.wanted()?.decision?.kind !== 'turn';
    return !this.isLed && isWithin && this.live.canUndo && hasPassed(this.live.log);
  }

  /** A new decision has come, or there is none any more; `deciding` has begun with it. */
  begin(view: ViewWords | null) {
    if (!view) return;
    if (view.decision?.kind !== 'turn') this.#isNaming = false;
    else if (!this.#isNaming) this.deciding.reach.isImproving = this.#isSeeking = false;
    if (this.isPending && !this.#isNaming)
      void this.deciding.known.whenKnown().then((facts) => this.#goOn(view, facts));
  }

  /** Go back to the question for a token, with all that it offers. */
  async improve() {
    this.deciding.reach.isImproving = this.#isSeeking = true;
    if (!(await this.deciding.undo(false, this.#named()))) this.#giveUp();
  }

  /** Whatever is asked now is for the player to decide. */
  #giveUp() {
    this.deciding.reach.isImproving = this.#isSeeking = this.#isNaming = false;
    this.#settled = this.wanted();
  }

  /** The action to be named again, where the question for a token was passed with it by the last press. */
  #named(): string[] {
    const named = namedWith(this.live.log);
    this.#isNaming = named.length > 0;
    return named;
  }

  /** No token, where an action surely asks for one, and then for something beside which one may still be wanted. */
  #followersOf(choice: string): string[] {
    const ways = this.deciding.known.ways.filter(({ path }) => path[0] === choice);
    const asksForToken = this.deciding.reach.asksForToken || ways.some(({ path }) => path[1] !== NO_TOKEN);
    if (!ways.length || asksForToken) return [];
    const leadsOn = ways.every(({ path, is_taken }) => path.length > 2 || !is_taken) && !isOne(ways);
    return leadsOn || settings.current.tokens === 'never' ? [NO_TOKEN] : [];
  }

  #mayPass(view: ViewWords): boolean {
    const options = view.decision?.options ?? [];
    if (this.isLed || !options.length) return false;
    return this.#isSeeking || options.includes(NO_TOKEN) || this.#isUpgrading(view);
  }

  async #goOn(view: ViewWords, facts: Facts) {
    if (view !== this.wanted() || !view.decision) return;
    if (view.decision.kind === 'place-token') this.#isSeeking = false;
    // Somebody may have been quicker.
    const choice = this.deciding.choosing.sent === null ? this.#choiceAmong(view.decision, facts) : null;
    const isBack = cameBack(this.live.log);
    // Whoever takes back what came after a question that was never seen does not want to see it now.
    const isUnseen =
      choice === NO_TOKEN || (this.#isUpgrading(view) && this.deciding.reach.only?.ways.length === 1);
    const goesBack = this.live.canUndo && (this.#isSeeking || (isBack && isUnseen));
    try {
      if (goesBack) await this.live.undo(false, this.#isSeeking ? this.#named() : []);
      else if (choice !== null && !isBack) {
        await this.#choose(choice);
      } else this.#settle(view, isBack);
    } catch {
      // It may have been made elsewhere, or is not possible any more: then it is for the player to decide.
      if (this.#isNaming) this.#giveUp();
      else this.#settle(view);
    }
  }

  /**
   * It is for the player to decide. Which upgrades are used is said together with the target, and the only target is
   * not asked for.
   */
  #settle(view: ViewWords, isBack = true) {
    this.#settled = view;
    if (this.#isUpgrading(view) && this.deciding.reach.fold() && !isBack) this.deciding.choosing.takeOnly();
  }

  #isUpgrading({ decision }: ViewWords): boolean {
    return decision?.kind === 'use' && settings.current.gifts === 'take';
  }

  async #choose(choice: string) {
    this.deciding.choosing.sent = choice;
    try {
      await this.live.choose(choice);
    } catch (error) {
      if (this.deciding.choosing.sent === choice) this.deciding.choosing.sent = null;
      throw error;
    }
  }

  #choiceAmong({ kind, options }: Decision, facts: Facts): string | null {
    const { tokens } = settings.current;
    if (kind !== 'place-token' || !options.includes(NO_TOKEN)) return null;
    // Where the action would be done with it, there is no other place to ask for a token.
    const leadsOn = facts[NO_TOKEN]?.leads_on && !isOne(this.deciding.known.ways);
    const isPassed = tokens === 'never' || (tokens === 'folded' && leadsOn);
    const isWanted = this.deciding.reach.isImproving || !this.live.canUndo;
    return isPassed && !isWanted ? NO_TOKEN : null;
  }
}

/** Whether they come to one thing, in one way, after which nothing is asked. */
const isOne = ([way, ...others]: WayWords[]) => Boolean(way?.is_taken && !others.length);

/** Say why something came unasked. What is taken in the last turn is forgotten over the result. */
function explain(passed: string[]) {
  if (passed.includes(END)) sayOnce('play-unasked-end');
  else if (!passed.every((choice) => partsOf(choice).kind === 'take')) sayOnce('play-unasked-gift');
}

/** Whether the last that was done at the table was to take something back. */
export const cameBack = (log: Update[]): boolean =>
  log.findLast(({ kind }) => kind === 'choice' || kind === 'undo')?.kind === 'undo';

/** What was chosen by each press that stands, the last one first, and what happened with it. */
function* pressesIn(log: Update[]): Generator<[choices: string[], events: EventWords[]]> {
  let last = Infinity;
  for (const { kind, version, choice, then, events, back_to } of [...log].reverse()) {
    if (version > last) continue;
    if (kind === 'undo') last = back_to ?? last;
    if (kind === 'choice') yield [[choice ?? '', ...(then ?? [])], events ?? []];
  }
}

/** Whether no token was wanted in what goes on, and nothing has happened since. */
export function hasPassed(log: Update[]): boolean {
  for (const [choices, events] of pressesIn(log)) {
    const place = choices.indexOf(NO_TOKEN);
    // That an action is named is no more than that.
    if (events.some((event) => place < 1 || event.kind !== 'named')) return false;
    if (place >= 0) return true;
  }
  return false;
}

/** What was chosen at once with no token, before it, by the last press. */
function namedWith(log: Update[]): string[] {
  const { value } = pressesIn(log).next();
  const [choices] = value ?? [[]];
  return choices.slice(0, Math.max(0, choices.indexOf(NO_TOKEN)));
}
