/** A game through one pair of eyes, fetched in pages: first the one that is looked at, then those after and before it. */

import { Refusal } from '../api/http';
import { merged, stagesOf } from '../api/live.svelte';
import type { Replay, ViewWords } from '../api/schema';
import { wholeView, type Side } from '../api/view';
import type { Content } from '../content/content';
import { lyingIn, tell } from '../telling/events';
import type { Moment } from '../telling/story';

export const PAGE = 100;

/** A moment of a replay; its version is the number of choices made by then. */
export interface Frame extends Moment {
  /** What was chosen, where these eyes saw it. */
  choice: string | null;
  after: ViewWords;
}

/** What is known of the whole game from any page of it. */
export type Facts = Pick<Replay, 'moments' | 'turns' | 'result'>;

/** Fetches so many moments after one. */
export type Fetch = (from: number, count: number) => Promise<Replay>;

export class Film {
  /** By number; empty where not fetched yet. */
  frames = $state.raw<(Frame | undefined)[]>([]);
  facts = $state.raw<Facts | null>(null);
  problem = $state.raw<unknown>(null);
  fetched = $derived(this.frames.reduce((count) => count + 1, 0));
  isWhole = $derived(this.facts !== null && this.fetched > this.facts.moments);

  #wanted = 0;
  #isBusy = false;
  #pages = new Set<number>();

  constructor(
    readonly fetch: Fetch,
    readonly content: Content,
    readonly side: Side,
  ) {}

  /** See to it that a moment comes soon, and all others after it. */
  want(moment: number) {
    this.#wanted = Math.floor(moment / PAGE);
    if (!this.#isBusy && !this.isWhole) void this.#fetchAll();
  }

  async #fetchAll() {
    this.#isBusy = true;
    this.problem = null;
    try {
      for (let page = this.#next(); page !== null; page = this.#next()) await this.#fetchPage(page);
    } catch (error) {
      this.problem = error;
    } finally {
      this.#isBusy = false;
    }
  }

  #next(): number | null {
    const last = this.facts ? Math.floor(this.facts.moments / PAGE) : this.#wanted;
    return nextPage(this.#pages, this.#wanted, last);
  }

  async #fetchPage(page: number) {
    const found = await this.fetch(Math.max(0, page * PAGE - 1), page ? PAGE : PAGE - 1).catch(
      (error: unknown) => {
        // An address may name a moment after the end: then the end is looked at.
        if (!(error instanceof Refusal) || error.id !== 'no-such-moment') throw error;
        this.#wanted = Math.floor(Number(error.details.most) / PAGE);
        return null;
      },
    );
    if (!found) return;
    const frames = [...this.frames];
    for (const frame of framesOf(this.content, found, page === 0, this.side)) frames[frame.version] = frame;
    this.#pages.add(page);
    this.facts ??= { moments: found.moments, turns: found.turns, result: found.result };
    this.frames = frames;
  }
}

/** The page to fetch next: the wanted one, the first missing one after it, or the nearest before it. */
export function nextPage(known: ReadonlySet<number>, wanted: number, last: number): number | null {
  for (let page = wanted; page <= last; page++) if (!known.has(page)) return page;
  for (let page = Math.min(wanted, last); page >= 0; page--) if (!known.has(page)) return page;
  return null;
}

/** The moments of a page. The one it starts from belongs to the page before, except at the very beginning. */
export function framesOf(content: Content, page: Replay, isFirst: boolean, side: Side): Frame[] {
  let view = wholeView(page.view);
  const frames: Frame[] = [];
  const take = (
    version: number,
    words: Pick<Frame, 'seat' | 'choice' | 'events' | 'before' | 'stages'>,
    after: ViewWords,
  ) =>
    frames.push({
      version,
      at: 0,
      ...words,
      told: tell(content, words.events, lyingIn(words.before ?? after), side, words.before),
      after,
    });
  if (isFirst)
    take(page.moment, { seat: null, choice: null, events: page.events, before: null, stages: [] }, view);
  for (const { moment, seat, choice, events, stages, view: difference } of page.following) {
    const before = view;
    view = merged(before, difference);
    take(moment, { seat, choice, events, before, stages: stagesOf(before, stages) }, view);
  }
  return frames;
}
