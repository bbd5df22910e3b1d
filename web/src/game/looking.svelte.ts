/** What somebody looks at beside the decision: a panel, a card, a moment of the past. */

import type { Inspected } from '../table/EmotionSheet.svelte';
import { EgoTelling } from '../table/ego-telling.svelte';
import { momentsOf, stepsOfTurn } from '../telling/ego';
import { endgameAfter, isOver, wholeRevelation } from '../telling/revelation';
import type { Moment, Revelation, TurnStory } from '../telling/story';
import { notes } from '../ui/toasts.svelte';
import type { LogBook } from './logbook.svelte';

export type Panel = 'hints' | 'since' | 'hand' | 'standing' | 'board' | 'players' | 'log' | 'chat';

/** How long a moment is shown while the board goes on by itself. */
const STEP = 1100;

export class Looking {
  panel = $state<Panel>('standing');
  /** On a narrow window panels lie in a drawer. */
  isDrawerOpen = $state(false);
  inspected = $state.raw<Inspected | null>(null);
  /** A turn of Ego's that is told once more. */
  ego = $state.raw<EgoTelling | null>(null);
  /** A Revelation that is seen once more. */
  revelation = $state.raw<Revelation | null>(null);
  /** Whether the board shows what Ego does next, as far as it is known. */
  isForecastShown = $state(false);
  /** Whether the board goes on from moment to moment by itself. */
  isPlaying = $state(false);

  /** Whether it was a finger that pressed last. */
  isByTouch = false;

  #toldTurn = -1;
  #moment = $state<number | null>(null);
  #glance = $state<number | null>(null);

  /** The moments that can be gone through: those with something to tell. */
  #told = $derived.by(() => this.book.moments.filter(({ told }) => told.length));
  #place = $derived(this.#told.findIndex(({ version }) => version === this.#moment));
  isFirst = $derived(this.#place <= 0);
  isLast = $derived(this.#place + 1 >= this.#told.length);

  constructor(readonly book: LogBook) {}

  /** The moment on which the board stays. */
  get moment(): Moment | null {
    return this.#moment === null ? null : this.book.at(this.#moment);
  }
  /** The moment that the board shows in passing. */
  get glance(): Moment | null {
    return this.#glance === null ? null : this.book.at(this.#glance);
  }

  /** Show a panel in the drawer, or put it away again. */
  toggle(panel: Panel) {
    this.isDrawerOpen = !(this.isDrawerOpen && this.panel === panel);
    this.panel = panel;
  }

  /** At the start of one's turn stands what happened since the last one; once a turn. */
  tellSince(turn: number) {
    if (turn === this.#toldTurn) return;
    this.#toldTurn = turn;
    this.panel = 'since';
  }
  /** Whoever has begun to play has read it. */
  endSince() {
    if (this.panel === 'since') this.panel = 'standing';
  }

  /** Let the board show a moment, or what is now. */
  async lookAt(moment: Moment | null) {
    this.#glance = null;
    if (moment && !(await this.#isKnown(moment.version))) return;
    this.#moment = moment?.version ?? null;
    if (moment) this.isDrawerOpen = false;
    else this.isPlaying = false;
  }

  /** Show what happened from a moment on, one after the other. */
  async replay(moment: Moment) {
    await this.lookAt(moment);
    this.isPlaying = this.moment !== null && !this.isLast;
  }

  /** Tell a turn of Ego's once more, step by step. */
  async tellAgain(turn: TurnStory) {
    await this.lookAt(null);
    for (const { version } of momentsOf(turn)) await this.#isKnown(version);
    const steps = stepsOfTurn(turn, ({ version }) => this.book.at(version));
    if (!steps.length) return;
    this.isDrawerOpen = false;
    this.ego?.stop();
    this.ego = new EgoTelling(steps, { onend: () => (this.ego = null) });
  }

  /** Show the scene of a Revelation once more, from the moment in which it began. */
  async reveal({ version }: Moment) {
    const later = this.book.moments.filter((moment) => moment.version >= version);
    const end = later.find(({ events }) => isOver(events)) ?? later.at(-1);
    await this.#isKnown(end?.version ?? version, version);
    this.revelation = wholeRevelation(this.book.moments, version);
  }

  /** Enough of it; where the game came to its end with it, that has a scene of its own. */
  closeScene() {
    this.revelation = this.revelation && endgameAfter(this.revelation);
  }

  /** Let the board show the moment before or after the one it shows. */
  async step(by: 1 | -1) {
    await this.lookAt(this.#told[this.#place + by] ?? this.moment);
    if (this.isLast) this.isPlaying = false;
  }

  /** Let the board show a moment as long as the pointer rests on its line. */
  async glanceAt(moment: Moment | null) {
    this.#glance = moment?.version ?? null;
    if (moment) await this.#isKnown(moment.version);
  }

  async #isKnown(version: number, first = version): Promise<boolean> {
    try {
      await this.book.recall(first, version);
    } catch (error) {
      notes.complain(error);
    }
    return Boolean(this.book.at(version)?.after);
  }

  /** One step back to the decision. Tells whether there was anything to leave. */
  leave(): boolean {
    if (this.inspected) this.inspected = null;
    else if (this.ego) this.ego.end();
    else if (this.#moment !== null) void this.lookAt(null);
    else if (this.isDrawerOpen) this.isDrawerOpen = false;
    else return false;
    return true;
  }
}

/** Let the board go on by itself while that is wanted, for as long as the component lives that calls this. */
export function playOn(looking: Looking): void {
  $effect(() => {
    // Every moment has its time.
    if (!looking.isPlaying || !looking.moment) return;
    const timer = setTimeout(() => void looking.step(1), STEP);
    return () => clearTimeout(timer);
  });
}
