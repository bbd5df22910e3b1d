/**
 * What happened, as deeds: an action of a Spirit with its cost and all that came of it. It knows no rule: a deed begins
 * where an event names an action, and goes on until the next one begins.
 */

import type { Stage } from '../api/live.svelte';
import type { EventWords, ViewWords } from '../api/schema';
import type { Content } from '../content/content';
import { actionName } from '../telling/actions';
import { withPassing, type Told } from '../telling/events';
import { litBy } from '../telling/places';
import type { Moment } from '../telling/story';

/** What belongs to a deed of one moment, or of one stage of it, and the table around it where that is known. */
export interface Part<M extends Moment = Moment> {
  moment: M;
  events: EventWords[];
  before: ViewWords | null;
  after: ViewWords | null;
  why: Stage['why'];
}

export interface Deed<M extends Moment = Moment> {
  /** The same for as long as it grows. */
  key: string;
  /** The number of the turn; 0 is the set-up. */
  turn: number;
  /** Whose turn it is; whose deed. */
  whose: string | null;
  seat: string | null;
  /** The action, or what else it is: `ends-turn`, `revelation`, `schemes`, … */
  what: string;
  parts: Part<M>[];
}

/** A turn with its deeds. */
export interface DeedTurn<M extends Moment = Moment> {
  number: number;
  seat: string | null;
  deeds: Deed<M>[];
}

/** What begins a deed besides an action that is named. */
const BEGINNING = new Set(['schemes', 'ego-acts', 'ego-fails', 'ego-special', 'revelation', 'round', 'over']);
const SET_UP = new Set(['starts', 'deals']);

export const eventsOf = ({ parts }: Pick<Deed, 'parts'>): EventWords[] =>
  parts.flatMap(({ events }) => events);
export const beforeOf = ({ parts }: Pick<Deed, 'parts'>) => parts[0]?.before ?? null;
export const afterOf = ({ parts }: Pick<Deed, 'parts'>) => parts.at(-1)?.after ?? null;
/** The first version and the last one that it is told in. */
export const spanOf = ({ parts }: Pick<Deed, 'parts'>): [number, number] => [
  parts[0]?.moment.version ?? 0,
  parts.at(-1)?.moment.version ?? 0,
];
/** Where on the board it happened, in the words of choices, and what could have been done in its place. */
export const placesOf = (deed: Deed): string[] => litBy(eventsOf(deed));
export const waysOf = ({ parts }: Deed): string[] =>
  parts.flatMap(({ why }) => [...((why.spaces ?? []) as string[]), ...((why.places ?? []) as string[])]);
/** All sentences about it. */
export function toldOf(deed: Deed): Told[] {
  const own = new Set(eventsOf(deed));
  const moments = new Set(deed.parts.map(({ moment }) => moment));
  // Who ends a turn early is told by an event of its own making.
  return [...moments].flatMap(({ told }) =>
    told.filter(({ event }) => own.has(event) || (event.kind === 'ends-turn' && deed.what === 'ends-turn')),
  );
}

/** Moments as deeds, in their order; `within`: where the game stood before them, if it had begun. */
export function deedsOf<M extends Moment>(
  content: Content,
  moments: readonly M[],
  within: ViewWords | null = null,
): Deed<M>[] {
  const deeds: Deed<M>[] = [];
  let turn = { number: within?.turns ?? 0, seat: within?.turn ?? null };
  let deed: Deed<M> | null = null;
  for (const moment of moments) {
    let place = 0;
    for (const part of partsOf(content, moment)) {
      // A deed that goes on has a part of its own in each moment.
      let own: Part<M> | null = null;
      for (const event of part.events) {
        place++;
        if (event.kind === 'turn') {
          turn = { number: Number(event.data.number), seat: String(event.data.seat) };
          deed = null;
          continue;
        }
        const what = begun(content, event, deed);
        if (what !== null || !deed) {
          const seat = typeof event.data.seat === 'string' ? event.data.seat : turn.seat;
          const key = `${moment.version}.${place}`;
          deed = {
            key,
            turn: turn.number,
            whose: turn.seat,
            seat,
            what: what ?? (turn.number ? 'begins' : 'starts'),
            parts: [],
          };
          deeds.push(deed);
          own = null;
        }
        if (!own) deed.parts.push((own = { ...part, events: [] }));
        own.events.push(event);
      }
    }
  }
  return deeds;
}

/** A moment that is told step by step, no further than to one of its events, with the table as it stood then. */
export function upTo<M extends Moment>(moment: M, last: EventWords | undefined): M {
  const end = moment.events.findIndex((event) => event === last) + 1;
  return {
    ...moment,
    events: moment.events.slice(0, end),
    stages: moment.stages.filter(({ events }) => events < end),
    after: moment.stages.find(({ events }) => events >= end)?.view ?? moment.after,
  };
}

/** Deeds, those as they were known that have not grown since: what is drawn of them stays as it is. */
export function renewed<M extends Moment>(deeds: Deed<M>[], known: readonly Deed<M>[]): Deed<M>[] {
  const before = new Map(known.map((deed) => [deed.key, deed]));
  return deeds.map((deed) => {
    const old = before.get(deed.key);
    return old && areAlike(old.parts, deed.parts) ? old : deed;
  });
}

function areAlike(some: readonly Part[], others: readonly Part[]): boolean {
  const isAlike = (one: Part, other: Part | undefined) =>
    one.moment === other?.moment &&
    one.events.length === other.events.length &&
    one.before === other.before &&
    one.after === other.after;
  return some.length === others.length && some.every((part, place) => isAlike(part, others[place]));
}

/** Deeds by their turns. */
export function turnsOf<M extends Moment>(deeds: readonly Deed<M>[]): DeedTurn<M>[] {
  const turns: DeedTurn<M>[] = [];
  for (const deed of deeds) {
    const last = turns.at(-1);
    if (last && last.number === deed.turn) last.deeds.push(deed);
    else turns.push({ number: deed.turn, seat: deed.whose, deeds: [deed] });
  }
  return turns;
}

/** A moment by its stages. */
function partsOf<M extends Moment>(content: Content, moment: M): Part<M>[] {
  const { events, stages, before, after } = moment;
  const starts = [{ events: 0, view: before, why: {} as Stage['why'] }, ...stages];
  return starts.map(({ events: first, view, why }, i) => {
    const own = events.slice(first, starts[i + 1]?.events);
    return {
      moment,
      events: i ? opened(content, own) : withPassing(own, before),
      before: view,
      after: starts[i + 1]?.view ?? after,
      why,
    };
  });
}

/** The events of a stage, first the one that begins its deed: a card that is turned up for it belongs to it, not to the last. */
function opened(content: Content, events: EventWords[]): EventWords[] {
  const first = events.findIndex((event) => begun(content, event, null) !== null);
  return first > 0 ? [events[first]!, ...events.slice(0, first), ...events.slice(first + 1)] : events;
}

/** What begins with an event; null where the deed before it goes on. */
function begun(content: Content, { kind, data }: EventWords, deed: Deed | null): string | null {
  if (kind === 'named') {
    const what = String(data.what);
    return actionName(content, what) ? what : null;
  }
  if (BEGINNING.has(kind)) return kind;
  if (kind === 'ends-turn' || data.why === 'end-turn') return deed?.what === 'ends-turn' ? null : 'ends-turn';
  // Ego does not name what it absorbs.
  if (kind === 'sphere' && data.why === 'absorb' && Number(data.amount) < 0)
    return deed?.what === 'absorb' ? null : 'absorb';
  if (SET_UP.has(kind)) return deed?.what === 'starts' ? null : 'starts';
  if (data.why === 'set-up' && data.seat)
    return deed?.what === 'set-up' && deed.seat === data.seat ? null : 'set-up';
  return null;
}
