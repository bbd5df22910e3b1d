/**
 * What is not asked: no token and what nobody would decline, which the server passes for whoever wants that, and which
 * upgrades are used, which is said together with what they are used for.
 */

import { NO_TOKEN, partsOf } from '../api/choices';
import type { LiveTable } from '../api/live.svelte';
import type { EventWords, Update, ViewWords, WayWords } from '../api/schema';
import { isByKeys } from '../browser/pointer';
import { settings } from '../browser/settings.svelte';
import { END, endsOf } from '../telling/ways';
import type { Deciding } from './deciding.svelte';
import { sayOnce } from './once';

type Decision = NonNullable<ViewWords['decision']>;

export class Passing {
  /** Whether another question may take the place of the one at hand: until that is known, nothing is offered. */
  isPending = $derived.by(() => {
    const view = this.wanted();
    const isFolding = view !== null && view !== this.#settled && this.#isUpgrading(view);
    return this.deciding.choosing.isFollowing || this.#isGoingBack || isFolding;
  });

  /** The view of which it is known whether its question is asked. */
  #settled = $state.raw<ViewWords | null>(null);
  /** What was chosen unasked, of which it is not said yet why. */
  #passed: string[] = [];
  /** Whether it goes back to the question for a token. */
  #isGoingBack = $state(false);

  constructor(
    readonly live: LiveTable,
    readonly deciding: Deciding,
    /** Whether somebody else says what is to be chosen, as in a lesson. */
    readonly isLed: boolean,
    /** The view that offers the decision at hand. */
    readonly wanted: () => ViewWords | null,
  ) {
    if (isLed) return;
    // Keys lead from the action to what it is for; only a pointer goes there at once.
    deciding.choosing.detours.onfound = () => isByKeys() || sayOnce('play-shorter');
    deciding.choosing.wayOf = (choice) => this.#wayOf(choice);
    live.onpassed = (passed) => {
      deciding.choosing.isAnswered ||= passed.some((choice) => choice !== NO_TOKEN);
      this.#passed = passed;
    };
  }

  /** What ends the turn at hand. */
  get ends(): string[] {
    const view = this.wanted();
    if (!view?.decision?.options.includes(END)) return [];
    const asksLess = !this.isLed && settings.current.gifts === 'take';
    return asksLess ? endsOf(this.deciding.reach.targets) : [END];
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
    return !this.isLed && isWithin && this.live.canUndo && passedToken(this.live.log) !== null;
  }

  /** A new decision has come, or there is none any more; `deciding` has begun with it. */
  begin(view: ViewWords | null) {
    const isTurn = this.live.view?.decision?.kind === 'turn';
    if (isTurn && !this.#isGoingBack) this.deciding.reach.isImproving = false;
    if (view && this.#isUpgrading(view)) void this.deciding.known.whenKnown().then(() => this.#settle(view));
  }

  /** Say why something came unasked; what was done is told before. */
  explain() {
    const passed = this.#passed;
    this.#passed = [];
    if (passed.length) explain(passed);
  }

  /** Go back to the question for a token, with all that it offers. */
  async improve() {
    const passed = passedToken(this.live.log);
    if (!passed) return;
    const { reach } = this.deciding;
    reach.isImproving = this.#isGoingBack = true;
    reach.isImproving = await this.deciding.undo(false, passed.to, passed.named);
    this.#isGoingBack = false;
  }

  /** Which upgrades are used is said together with the target, once the targets are known. */
  #settle(view: ViewWords) {
    if (view !== this.wanted()) return;
    this.#settled = view;
    const { reach, choosing } = this.deciding;
    reach.fold();
    // With a single target there is nothing to ask but how, if that; whoever has come back to it wants to see it.
    const [only, ...others] = reach.targets;
    const isBack = this.live.log.at(-1)?.kind === 'undo';
    if (only && !others.length && !isBack) choosing.propose(...only);
  }

  #isUpgrading({ decision }: ViewWords): boolean {
    return !this.isLed && decision?.kind === 'use' && settings.current.gifts === 'take';
  }

  /** The way that an action goes on, where it is the only one, to the only thing there is, and nothing is to be asked. */
  #wayOf(choice: string): WayWords | null {
    const { reach } = this.deciding;
    const way = reach.onlyWayOf(choice);
    const isUnasked = settings.current.tokens === 'never' && !reach.isImproving;
    const asksForToken = !isUnasked && way?.path.includes(NO_TOKEN, 1);
    return settings.current.gifts === 'take' && !asksForToken ? way : null;
  }
}

/** Say why something came unasked. What is taken in the last turn is forgotten over the result. */
function explain(passed: string[]) {
  const isPlain = (choice: string) => choice === NO_TOKEN || partsOf(choice).kind === 'take';
  if (passed.includes(END)) sayOnce('play-unasked-end');
  else if (!passed.every(isPlain)) sayOnce('play-unasked-gift');
}

interface Press {
  version: number;
  choices: string[];
  events: EventWords[];
}

/** Each press that stands, the last one first: what was chosen by it, and what happened. */
function* pressesIn(log: Update[]): Generator<Press> {
  let last = Infinity;
  for (const { kind, version, choice, then, events, back_to } of [...log].reverse()) {
    if (version > last) continue;
    if (kind === 'undo') last = back_to ?? last;
    if (kind === 'choice') yield { version, choices: [choice ?? '', ...(then ?? [])], events: events ?? [] };
  }
}

const NAMING = new Set(['named', 'fortitude']);

/**
 * Where no token was wanted in what goes on, if nothing has happened since: the version before that, and what was
 * named with it.
 */
export function passedToken(log: Update[]): { to: number; named: string[] } | null {
  for (const { version, choices, events } of pressesIn(log)) {
    const place = choices.indexOf(NO_TOKEN);
    // That an action is named, and in the prototype paid for by that, is no more than that.
    if (events.some((event) => place < 1 || !NAMING.has(event.kind))) return null;
    if (place >= 0) return { to: version - 1, named: choices.slice(0, place) };
  }
  return null;
}
