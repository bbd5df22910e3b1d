/** Shows deeds of the past once more: the table before each, what moved, and the table after it. */

import type { ViewWords } from '../api/schema';
import { flightsOf, type Flight } from '../board/flights';
import { settings } from '../browser/settings.svelte';
import { beforeOf, deedsOf, eventsOf, placesOf, spanOf, waysOf, type Deed } from '../deeds/deeds';
import { timeOf } from '../deeds/pace';
import type { Line } from '../telling/story';
import type { LogBook } from './logbook.svelte';

/** How long the table is seen as it was before, in milliseconds at normal speed. */
const BEFORE = 350;

/** A deed, or what is told of one. */
export type Wanted = Pick<Deed, 'key'> | Pick<Line, 'moment' | 'event'>;

export class Again {
  /** What the board shows; nothing while it is not known. */
  view = $state.raw<ViewWords | null>(null);
  flights = $state.raw<Flight[]>([]);
  /** Whether it goes on by itself, to the end. */
  isFlowing = $state(false);

  #deeds = $derived.by(() => deedsOf(this.book.content, this.book.moments));
  #key = $state('');
  #place = $derived(this.#deeds.findIndex(({ key }) => key === this.#key));
  deed = $derived(this.#deeds[this.#place] ?? null);
  lit = $derived(this.deed ? placesOf(this.deed) : []);
  ways = $derived(this.deed ? waysOf(this.deed) : []);
  isFirst = $derived(this.#place <= 0);
  isLast = $derived(this.#place + 1 >= this.#deeds.length);

  #timer = 0;

  constructor(
    readonly book: LogBook,
    /** What cannot be shown, and why. */
    readonly onfail: (error: unknown) => void,
    readonly onend: () => void,
  ) {}

  /** Show a deed, or that which a line is about. */
  async show(wanted: Wanted): Promise<void> {
    clearTimeout(this.#timer);
    const deed = 'key' in wanted ? this.#deeds.find(({ key }) => key === wanted.key) : this.#about(wanted);
    if (!deed) return this.onend();
    const [first, last] = spanOf(deed);
    this.#key = deed.key;
    await this.book.recall(first, last).catch(this.onfail);
    if (this.#key === deed.key) this.#begin();
  }

  /** What no event tells belongs to the deed that began in its moment, or is told in it. */
  #about({ moment, event }: Pick<Line, 'moment' | 'event'>): Deed | undefined {
    return (
      this.#deeds.find((deed) => eventsOf(deed).includes(event)) ??
      this.#deeds.find((deed) => spanOf(deed)[1] >= moment.version)
    );
  }

  step(by: 1 | -1) {
    const deed = this.#deeds[this.#place + by];
    if (deed) void this.show(deed);
  }

  flow(isFlowing: boolean) {
    this.isFlowing = isFlowing;
    if (isFlowing) this.step(1);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#key = '';
  }

  #begin() {
    const { deed } = this;
    const before = deed && beforeOf(deed);
    this.flights = [];
    if (!before || !settings.pace) return this.#play(deed?.parts.length ?? 0);
    this.view = before;
    this.#wait(BEFORE, () => this.#play(0));
  }

  /** Play the parts of the deed from one on; behind the last, stay or go on. */
  #play(from: number) {
    const { deed } = this;
    const part = deed?.parts[from];
    if (!deed || !part) {
      this.view = deed?.parts.at(-1)?.after ?? null;
      if (!this.view || (this.isFlowing && this.isLast)) return this.onend();
      if (this.isFlowing) this.#wait(settings.pace ? 0 : timeOf([]), () => this.step(1));
      return;
    }
    this.view = part.after;
    if (part.after) this.flights = flightsOf(part.events, deed.seat, part.before, part.after);
    this.#wait(timeOf(part.events), () => this.#play(from + 1));
  }

  #wait(time: number, act: () => void) {
    this.#timer = window.setTimeout(act, time * (settings.pace || 1));
  }
}
