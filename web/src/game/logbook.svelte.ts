/** Everything that happened, as a story of turns, with the view of each moment as far as this session saw it. */

import type { LiveTable, News } from '../api/live.svelte';
import type { EventWords, Update, ViewWords } from '../api/schema';
import type { Side } from '../lib/types';
import { follow, lyingIn, tell, type Lying, type Told } from './telling';

/** One update that stands: what it told, and the views around it where they are known. */
export interface Moment {
  version: number;
  at: number;
  seat: string | null;
  events: EventWords[];
  told: Told[];
  before: ViewWords | null;
  after: ViewWords | null;
}

export interface Line extends Told {
  moment: Moment;
}

/** A turn with its lines; what comes before the first turn is the set-up, turn 0. */
export interface TurnStory {
  number: number;
  seat: string | null;
  lines: Line[];
}

export class LogBook {
  moments = $state.raw<Moment[]>([]);
  turns = $derived(storyOf(this.moments));

  #heard = 0;
  #first: Update | undefined;
  #lying: Lying = new Map();
  /** The views around what was heard live, by seat and version; they outlast a change of eyes. */
  #views = new Map<string, News>();

  constructor(
    readonly live: LiveTable,
    readonly side: () => Side,
  ) {}

  /** Take in what was heard since the last time. */
  attend() {
    const { log, news, seat } = this.live;
    for (const piece of news) this.#views.set(`${seat} ${piece.update.version}`, piece);
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
      } else if (update.events?.length || seen(update)?.update.view) {
        moments.push(this.#moment(update, seen(update)));
      }
    }
    this.#heard = log.length;
    this.moments = moments;
  }

  #moment(update: Update, piece: News | undefined): Moment {
    if (piece?.before) this.#lying = lyingIn(piece.before);
    const events = update.events ?? [];
    return {
      version: update.version,
      at: update.at,
      seat: update.seat,
      events,
      told: tell(events, this.#lying, this.side()),
      before: piece?.before ?? null,
      after: piece?.after ?? null,
    };
  }

  #forget(first: Update | undefined) {
    this.#first = first;
    this.#heard = 0;
    this.#lying = new Map();
    this.moments = [];
  }

  /** The turns since this seat last played, without the one it plays now. */
  since(seat: string | null): TurnStory[] {
    const turns = this.turns.at(-1)?.seat === seat ? this.turns.slice(0, -1) : this.turns;
    const own = turns.findLastIndex((turn) => turn.seat === seat);
    return turns.slice(own + 1).filter(({ number }) => number > 0);
  }

  /** The version before the last choice of this seat that stands, to ask for it back. */
  beforeLastChoice(seat: string | null): number | null {
    const place = this.moments.findLastIndex((moment) => moment.seat === seat);
    const moment = this.moments[place];
    return moment ? moment.version - 1 : null;
  }
}

function storyOf(moments: Moment[]): TurnStory[] {
  const turns: TurnStory[] = [{ number: 0, seat: null, lines: [] }];
  for (const moment of moments)
    for (const told of moment.told) {
      if (told.event.kind === 'turn')
        turns.push({ number: Number(told.event.data.number), seat: String(told.event.data.seat), lines: [] });
      else turns.at(-1)?.lines.push({ ...told, moment });
    }
  return turns.filter(({ number, lines }) => number > 0 || lines.length > 0);
}
