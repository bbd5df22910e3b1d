/** Whoever looks at a table: what they see, and whether it is for them to decide. */

import type { LiveTable } from '../api/live.svelte';
import type { TableWords, ViewWords } from '../api/schema';
import { sideOf } from '../content/in-play';
import type { Showing } from './showing.svelte';

export class Player {
  view = $derived.by(() => this.shown());
  table = $derived.by(() => this.sat());
  side = $derived(sideOf(this.table));
  /** The seat that they have here; null where they watch. */
  spirit = $derived(this.view.seat);
  seat = $derived(this.spirit ? this.view.seats[this.spirit] : undefined);
  isOver = $derived.by(
    () => !this.showing.isBehind && (this.table.status !== 'running' || this.view.decision === null),
  );
  #isPlayed = $derived(
    this.spirit !== null &&
      this.table.seats.some(({ spirit, state }) => spirit === this.spirit && state === 'person'),
  );
  isDeciding = $derived.by(
    () =>
      !this.showing.isBehind && this.#isPlayed && !this.isOver && this.view.decision?.seat === this.spirit,
  );
  /** Whether the table waits for this seat, whatever is shown meanwhile. */
  isWaitedFor = $derived.by(() => this.#isPlayed && this.live.view?.decision?.seat === this.spirit);
  /** The view that offers the decision at hand. */
  wanted = $derived(this.isDeciding ? this.view : null);
  canHint = $derived(this.isDeciding && this.table.has_hints);

  constructor(
    readonly live: LiveTable,
    readonly showing: Showing,
    /** What is drawn, and what is known of the table. */
    readonly shown: () => ViewWords,
    readonly sat: () => TableWords,
  ) {}
}
