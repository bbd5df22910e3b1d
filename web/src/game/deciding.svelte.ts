/** The decision at hand, in parts: what is known of it, what is in reach, looking at choices, making them, and hints. */

import type { LiveTable } from '../api/live.svelte';
import type { FactWords, PriceWords, ViewWords } from '../api/schema';
import type { Content } from '../content/content';
import { Choosing } from './choosing.svelte';
import { Hinting } from './hinting.svelte';
import { Knowing } from './knowing.svelte';
import { Notice } from './notice.svelte';
import { Previewing } from './previewing.svelte';
import { Reach } from './reach.svelte';
import { Waiting } from './waiting.svelte';

export class Deciding {
  readonly notice = new Notice();
  readonly known: Knowing;
  readonly reach: Reach;
  readonly hinting: Hinting;
  readonly preview: Previewing;
  readonly choosing: Choosing;
  readonly waiting: Waiting;
  /** Whether what is taken back now is the whole turn. */
  isRestarting = false;

  constructor(
    readonly live: LiveTable,
    content: Content,
    /** When all that is to be drawn by now has been. */
    drawn: () => Promise<void>,
  ) {
    this.known = new Knowing(live, drawn);
    this.reach = new Reach(() => this.known.ways);
    this.hinting = new Hinting(live, content, () => this.reach.targets);
    this.preview = new Previewing(
      live,
      this.reach,
      () => this.choosing.confirming !== null,
      () => this.choosing.sent !== null,
    );
    this.waiting = new Waiting(live, content, this.notice);
    this.choosing = new Choosing(live, this);
  }

  /** A new decision has come, or there is none any more. */
  begin(view: ViewWords | null) {
    for (const part of [this.hinting, this.choosing, this.reach, this.preview, this.known]) part.begin(view);
  }

  /** What is known of a choice, or of what it is pressed for. */
  factOf(choice: string): FactWords | undefined {
    const { considered, fact } = this.preview;
    return this.known.facts[choice] ?? (choice === considered ? (fact ?? undefined) : undefined);
  }

  /** All that a choice takes from whoever pays, or the cheapest that can be done with it; null where nothing is paid. */
  priceOf(choice: string): PriceWords | null {
    const [looked] = choice === this.preview.considered ? this.preview.ways : [];
    const way = looked ?? this.reach.targets.get(choice)?.[0];
    return (this.factOf(choice) ?? way)?.price ?? null;
  }

  /** Ask what would be best. */
  async hint() {
    await this.#attempt(() => this.hinting.ask());
  }

  /**
   * Take back what the last press did, all since a version, or the whole turn, and choose something else instead; tells
   * whether it was done.
   */
  async undo(wholeTurn = false, to: number | null = null, then: string[] = []): Promise<boolean> {
    if (this.waiting.isSo) {
      this.waiting.withdraw();
      return false;
    }
    this.hinting.stray();
    this.isRestarting = wholeTurn;
    return this.#attempt(() => this.live.undo(wholeTurn, to, then));
  }

  async #attempt(act: () => Promise<unknown>): Promise<boolean> {
    this.notice.clear();
    try {
      await act();
      return true;
    } catch (error) {
      void this.notice.tell(error, this.waiting.stale('undo', 'undo', null));
      return false;
    }
  }
}
