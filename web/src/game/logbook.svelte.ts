/**
 * Everything that happened, as a story of turns. The views of moments that this session did not see are fetched when
 * somebody wants to look at them.
 */

import { merged, stagesOf, type LiveTable, type News, type Stage } from '../api/live.svelte';
import { replays } from '../api/replays';
import type { EventWords, Past, Update } from '../api/schema';
import { wholeView, type Side } from '../api/view';
import type { Content } from '../content/content';
import { follow, lyingIn, tell, type Lying } from '../telling/events';
import { isOpening, storyOf, type Moment, type TurnStory } from '../telling/story';

/** The views around an update. */
type Pictures = Pick<News, 'before' | 'stages' | 'after'>;

/** How many versions are fetched at once, and how many of them before the moment that is wanted. */
const FETCHED = 120;
const FETCHED_BEFORE = 40;

/** What brings something hidden to light, for whoever hears what it was. */
const SHOWING = new Set(['draws', 'turned-up', 'reveals', 'looks', 'aspires', 'arranges', 'shows']);
const isSeen = ({ kind, data }: EventWords) => SHOWING.has(kind) && !Object.values(data).includes(null);

/** Whether it is not known how the table stood. */
const isUnknown = (moment: Moment) => !moment.after || (!moment.before && isOpening(moment));

export class LogBook {
  moments = $state.raw<Moment[]>([]);
  turns = $derived(storyOf(this.moments));

  #heard = 0;
  #first: Update | undefined;
  #lying: Lying = new Map();
  /** The views around what was heard live or fetched, by seat and version; they outlast a change of eyes. */
  #views = new Map<string, Pictures>();

  constructor(
    readonly live: LiveTable,
    readonly content: Content,
    readonly side: () => Side,
    readonly past = replays.past,
  ) {}

  /** Take in what was heard since the last time. */
  attend() {
    const { log, news, seat } = this.live;
    for (const piece of news)
      if (piece.update.view) this.#views.set(`${seat} ${piece.update.version}`, piece);
    if (log[0] !== this.#first || log.length < this.#heard) this.#forget(log[0]);
    if (log.length === this.#heard) return;
    const seen = ({ version }: Update) => this.#views.get(`${seat} ${version}`);
    let moments = [...this.moments];
    for (const update of log.slice(this.#heard)) {
      if (update.kind === 'undo' && typeof update.back_to === 'number') {
        const backTo = update.back_to;
        moments = moments.filter(({ version }) => version <= backTo);
        this.#lying = new Map();
        for (const { events } of moments) for (const event of events) follow(event, this.#lying);
      } else if (update.events?.length || (update.kind === 'choice' && seen(update))) {
        moments.push(this.#moment(update, seen(update)));
      }
    }
    this.#heard = log.length;
    this.moments = moments;
  }

  #moment(update: Update, piece: Pictures | undefined): Moment {
    if (piece?.before) this.#lying = lyingIn(piece.before);
    const events = update.events ?? [];
    return {
      version: update.version,
      at: update.at,
      seat: update.seat,
      events,
      told: tell(this.content, events, this.#lying, this.side(), piece?.before),
      before: piece?.before ?? null,
      stages: piece?.stages ?? [],
      after: piece?.after ?? null,
    };
  }

  #forget(first: Update | undefined) {
    this.#first = first;
    this.#heard = 0;
    this.#lying = new Map();
    this.moments = [];
  }

  /** The moment of a version, if it still stands. */
  at(version: number): Moment | null {
    return this.moments.find((moment) => moment.version === version) ?? null;
  }

  /** Fetch the views of these versions, and of some around them, where they are not known. */
  async recall(first: number, last = first): Promise<void> {
    const { id, seat } = this.live;
    const find = () =>
      this.moments.find((moment) => moment.version >= first && moment.version <= last && isUnknown(moment));
    for (let wanted = find(); wanted; wanted = find()) {
      const from = Math.max(0, wanted.version - 1 - FETCHED_BEFORE);
      const past = await this.past(id, seat, from, FETCHED);
      if (seat !== this.live.seat) return;
      this.#take(past);
      // What the server does not know will not come by asking again.
      const found = this.at(wanted.version);
      if (!found || isUnknown(found)) return;
    }
  }

  /** Put fetched views beside the moments that lack them: those in force at a version, and just before it. */
  #take({ version, view, following }: Past) {
    let whole = wholeView(view);
    const seen = [{ version, view: whole, stages: [] as Stage[] }];
    for (const piece of following) {
      const stages = stagesOf(whole, piece.stages);
      seen.push({ version: piece.version, stages, view: (whole = merged(whole, piece.view)) });
    }
    const end = following.length < FETCHED ? Infinity : (seen.at(-1)?.version ?? 0);
    this.moments = this.moments.map((moment) => {
      if (!isUnknown(moment) || moment.version <= version || moment.version > end) return moment;
      const before = seen.findLast((one) => one.version < moment.version)?.view ?? null;
      const own = seen.findLast((one) => one.version <= moment.version);
      const [stages, after] = [own?.version === moment.version ? own.stages : [], own?.view ?? null];
      this.#views.set(`${this.live.seat} ${moment.version}`, { before, stages, after });
      return { ...moment, before, stages, after };
    });
  }

  /** The turns since this seat last played, without the one it plays now. */
  since(seat: string | null): TurnStory[] {
    const turns = this.turns.at(-1)?.seat === seat ? this.turns.slice(0, -1) : this.turns;
    const own = turns.findLastIndex((turn) => turn.seat === seat);
    return turns.slice(own + 1).filter(({ number }) => number > 0);
  }

  /** Whether the newest of all choices is one of these seats'. */
  isNewest(seats: readonly string[]): boolean {
    const newest = this.moments.findLast(({ seat }) => seat !== null);
    return seats.includes(newest?.seat ?? '');
  }

  /** Whether something hidden was seen with these eyes after a version. */
  hasSeenSince(version: number): boolean {
    const later = this.moments.filter((moment) => moment.version > version);
    return later.some(({ events }) => events.some(isSeen));
  }

  /** The version before the last choice of these seats that stands, to take it back. */
  beforeLastChoice(seats: readonly string[]): number | null {
    const moment = this.moments.findLast(({ seat }) => seat !== null && seats.includes(seat));
    return moment ? moment.version - 1 : null;
  }
}
