/**
 * Whose eyes are open at a device that several play at. Between players of different teams there is a hiding screen, and no hand is
 * drawn before its player says so; team-mates see each other's hands anyway.
 */

import { untrack } from 'svelte';
import type { LiveTable } from '../api/live.svelte';
import type { SeatWords } from '../api/schema';
import type { Showing } from './showing.svelte';

export class Sharing {
  /** The team whose players have said that they are the ones who look. */
  #ready = $state<string | null>(null);

  #own = $derived.by(() => this.live.table?.seats.filter((seat) => seat.is_yours) ?? []);
  #isShared = $derived(new Set(this.#own.map((seat) => seat.team)).size > 1);
  #now = $derived.by(() => this.#own.find((seat) => seat.number === this.live.seat));
  /** The seat that has to decide, if it is not the one that is looked through, once all is shown that led there. */
  #next = $derived.by(() => {
    const { view, seat: seen } = this.live;
    const isNext = (seat: SeatWords) => seat.spirit === view?.decision?.seat && seat.number !== seen;
    return this.showing.isBehind
      ? undefined
      : this.#own.find((seat) => isNext(seat) && seat.state === 'person');
  });

  /** The seat whose player is asked for. */
  hidden = $derived.by((): SeatWords | null => {
    if (!this.#isShared || this.live.seat === null || this.live.table?.status !== 'running') return null;
    const wanted = this.#next ?? this.#now;
    return wanted && wanted.team !== this.#ready ? wanted : null;
  });

  /** The team-mate whose turn it is to look. */
  mate = $derived(this.#next && this.#next.team === this.#now?.team ? this.#next.number : null);

  constructor(
    readonly live: LiveTable,
    readonly showing: Pick<Showing, 'isBehind'>,
  ) {}

  show({ number, team }: SeatWords) {
    this.#ready = team;
    if (number !== this.live.seat) this.live.look(number);
  }
}

/** Share the eyes of a table for as long as the component lives that calls this. */
export function shareEyes(live: LiveTable, showing: Showing): Sharing {
  const sharing = new Sharing(live, showing);
  $effect(() => {
    const { mate } = sharing;
    if (mate !== null) untrack(() => live.look(mate));
  });
  return sharing;
}
