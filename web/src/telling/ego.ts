/**
 * A turn of Ego's as steps that can be told one after the other. It happens within a choice of somebody else, so the table
 * is known only before and after all of it; what is seen in between follows the events.
 */

import type { EmotionWords, EventWords, ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import { cardOf, type Content } from '../content/content';
import type { Told } from './events';
import { changesCounts, litBy, sitesAfter } from './places';
import type { Moment, TurnStory } from './story';

export interface EgoStep {
  /** The Spirit that plays. */
  spirit: string;
  events: EventWords[];
  /** What is said of it, the reason among it. */
  told: Told[];
  /** What is lit on the board, in the words of choices. */
  lit: string[];
  /** The table before the step and after it. */
  before: ViewWords;
  view: ViewWords;
}

/** Some events that belong together; those of nobody's step are no part of Ego's turn. */
interface Part {
  spirit: string | null;
  events: EventWords[];
}

/** Whether a Spirit is one of Ego's. */
export const isEgo = ({ ego, seats }: Pick<ViewWords, 'ego' | 'seats'>, spirit: string | null) =>
  ego !== null && spirit !== null && seats[spirit]?.team === ego.team;

/** What makes a moment one of Ego's turn. */
const OWN = new Set(['schemes', 'ego-acts', 'ego-fails', 'ego-special']);
const isDeed = ({ kind }: EventWords) => kind === 'ego-acts' || kind === 'ego-fails';

/** Whether Ego has a part in some events. */
export const hasEgo = (events: readonly EventWords[]) => events.some(({ kind }) => OWN.has(kind));

/** Whether a new step begins with an event. A card that is turned up belongs to what is done with it. */
function isBeginning(event: EventWords, last: EventWords | undefined, next: EventWords | undefined): boolean {
  const { kind, data } = event;
  if (isDeed(event)) return last?.kind !== 'turned-up';
  if (kind === 'turned-up') return next !== undefined && isDeed(next);
  if (kind === 'spirit') return data.why === 'approach';
  if (kind === 'sphere') return data.why === 'absorb';
  return kind === 'turn' || kind === 'ego-special' || kind === 'revelation';
}

/** The steps of Ego's turns in a moment; none where it has no part in it or its views are not known. */
export function egoSteps(
  content: Content,
  { events, told, before, after }: Pick<Moment, 'events' | 'told' | 'before' | 'after'>,
): EgoStep[] {
  if (!before || !after?.ego || !hasEgo(events)) return [];
  const parts = split(events, before);
  // What came before a game that was played on from somewhere is told, but nobody has its views.
  const isKnown = events.every(({ kind, data }) => kind !== 'turn' || Number(data.number) > before.turns);
  const views = isKnown ? viewsAround(content, before, after, parts) : [];
  return parts.flatMap(({ spirit, events }, i) => {
    const said = told.filter(({ event }) => events.includes(event));
    if (!spirit || !said.length) return [];
    const [earlier, view] = [views[i] ?? after, views[i + 1] ?? after];
    return [{ spirit, events, told: said, lit: isKnown ? litBy(events) : [], before: earlier, view }];
  });
}

/** The moments of a turn. */
export const momentsOf = <M extends Moment>({ lines }: TurnStory<M>): M[] => [
  ...new Set(lines.map(({ moment }) => moment)),
];

/** The steps of one turn of Ego's; `known` gives a moment with the views that were fetched meanwhile. */
export function stepsOfTurn<M extends Moment>(
  content: Content,
  turn: TurnStory<M>,
  known: (moment: M) => Moment | null = (moment) => moment,
): EgoStep[] {
  const told = new Set(turn.lines.map(({ event }) => event));
  return momentsOf(turn)
    .map(known)
    .flatMap((moment) => (moment ? egoSteps(content, moment) : []))
    .filter(({ events }) => events.some((event) => told.has(event)));
}

/** Events by whose they are, and those of Ego's turns by steps. */
function split(events: EventWords[], { turn, ...view }: ViewWords): Part[] {
  let spirit = isEgo(view, turn) ? turn : null;
  const parts: Part[] = [{ spirit, events: [] }];
  for (const [i, event] of events.entries()) {
    if (event.kind === 'turn') {
      const seat = String(event.data.seat);
      spirit = isEgo(view, seat) ? seat : null;
      parts.push({ spirit, events: [event] });
    } else if (spirit && isBeginning(event, events[i - 1], events[i + 1]))
      parts.push({ spirit, events: [event] });
    else parts.at(-1)?.events.push(event);
  }
  return parts;
}

/**
 * The table before the first part and after each: what lies on the board moves with the events, and what is worked out from it
 * (who controls a place, and by how much somebody leads) changes with the last thing that may have changed it.
 */
function viewsAround(content: Content, before: ViewWords, after: ViewWords, parts: Part[]): ViewWords[] {
  const last = new Map<string, number>();
  for (const [i, { events }] of parts.entries()) for (const place of litBy(events)) last.set(place, i);
  const end = parts.findLastIndex(({ spirit, events }) => spirit || litBy(events).length);
  const lastCounted = parts.findLastIndex(({ events }) => changesCounts(events));
  // Hands and goods are those of the end: they are no part of what is told.
  let view: ViewWords = {
    ...after,
    slots: before.slots,
    fortresses: before.fortresses,
    spheres: before.spheres,
    controls: before.controls,
    counts: before.counts,
    meets: before.meets,
    teams: before.teams,
    identity: before.identity,
    common: before.common,
    ego: before.ego,
    turn: before.turn,
    turns: before.turns,
    place: before.place,
    seats: Object.fromEntries(
      Object.entries(after.seats).map(([spirit, seat]) => [
        spirit,
        { ...seat, at: before.seats[spirit]?.at ?? null },
      ]),
    ),
  };
  const views = [view];
  for (const [i, { events }] of parts.entries()) {
    for (const event of events) view = moved(content, view, after, event);
    view = settled(content, view, after, (place) => last.get(place) === i);
    if (i === lastCounted) view = { ...view, counts: after.counts, meets: after.meets };
    const { turn, turns, place } = view;
    views.push(i >= end ? { ...after, turn, turns, place } : view);
  }
  return views;
}

/** What is final after a step: the places that it is the last to touch, and what hangs on them. */
function settled(
  content: Content,
  view: ViewWords,
  after: ViewWords,
  isFinal: (place: string) => boolean,
): ViewWords {
  const { realm_slots, triads } = content.map;
  const hangsOn = (name: string) =>
    [...(realm_slots[name] ?? triads[name] ?? [])].map((slot) => `slot ${slot}`).concat(`site ${name}`);
  return {
    ...view,
    slots: view.slots.map((old, slot) => (isFinal(`slot ${slot}`) ? (after.slots[slot] ?? null) : old)),
    controls: Object.fromEntries(
      Object.entries(view.controls).map(([name, team]) => [
        name,
        hangsOn(name).some(isFinal) ? (after.controls[name] ?? null) : team,
      ]),
    ),
  };
}

type Moving = (
  view: ViewWords,
  data: EventWords['data'],
  content: Content,
  after: ViewWords,
) => Partial<ViewWords>;

const moved = (content: Content, view: ViewWords, after: ViewWords, event: EventWords): ViewWords => ({
  ...view,
  fortresses: sitesAfter(view.fortresses, event),
  ...MOVING[event.kind]?.(view, event.data, content, after),
});

/** With another Emotion on a slot. */
const lying = ({ slots }: ViewWords, slot: unknown, emotion: EmotionWords | null) => ({
  slots: slots.map((old, i) => (i === Number(slot) ? emotion : old)),
});

/** With so much more Essence on an Emotion, by which its Intensity goes too. */
function filled(content: Content, view: ViewWords, slot: unknown, amount: number): Partial<ViewWords> {
  const emotion = view.slots[Number(slot)];
  if (!emotion) return {};
  const essence = emotion.essence + amount;
  const printed = cardOf(content, emotion.card).intensity[essence - 1] ?? 0;
  const intensity = emotion.intensity + printed - emotion.parts.printed;
  return lying(view, slot, { ...emotion, essence, intensity, parts: { ...emotion.parts, printed } });
}

const MOVING: Record<string, Moving> = {
  turn: ({ order }, { seat, number }) => ({
    turn: String(seat),
    turns: Number(number) - 1,
    place: order.indexOf(String(seat)),
  }),
  scheme: ({ ego }, { scheme }) => ({
    ego: ego && { ...ego, schemes: [...ego.schemes, Number(scheme)].slice(-2) },
  }),
  spirit: ({ seats }, { seat, to }) => {
    const old = seats[String(seat)];
    return old ? { seats: { ...seats, [String(seat)]: { ...old, at: String(to) } } } : {};
  },
  // Of what it aims at Ego says the counts; all else is counted when it has done everything.
  'ego-acts': ({ ego, teams, counts, meets }, { aspiration, after }) => {
    if (!ego || !aspiration) return {};
    const [own, theirs] = after as [number, number];
    const people = Object.keys(teams).find((team) => team !== ego.team) as Team;
    const ahead = own === theirs ? null : own > theirs ? ego.team : people;
    return {
      counts: { ...counts, [String(aspiration)]: { [ego.team]: own, [people]: theirs } },
      meets: { ...meets, [String(aspiration)]: ahead },
    };
  },
  enters: (view, data, content) => {
    const printed = cardOf(content, String(data.card)).intensity[Number(data.essence) - 1] ?? 0;
    return lying(view, data.slot, {
      card: String(data.card),
      vibe: data.vibe as EmotionWords['vibe'],
      owner: String(data.owner),
      aligned: data.aligned as EmotionWords['aligned'],
      essence: Number(data.essence),
      token: 0,
      intensity: printed,
      parts: { printed, token: 0, powers: 0 },
      counts_in: [],
    });
  },
  leaves: (view, { slot }) => lying(view, slot, null),
  moves: (view, { slot, to_slot }) => {
    const emotion = view.slots[Number(slot)] ?? null;
    return lying({ ...view, ...lying(view, slot, null) }, to_slot, emotion);
  },
  fills: (view, { slot, amount }, content) => filled(content, view, slot, Number(amount)),
  loses: (view, { slot, amount }, content) => filled(content, view, slot, -Number(amount)),
  sphere: ({ spheres }, { sphere, amount }) => {
    const old = spheres[String(sphere)];
    return old ? { spheres: { ...spheres, [String(sphere)]: { ...old, wp: old.wp + Number(amount) } } } : {};
  },
  willpower: ({ ego, seats }, { seat, amount }) =>
    ego && seats[String(seat)]?.team === ego.team ? { ego: { ...ego, wp: ego.wp + Number(amount) } } : {},
  rotates: ({ spheres }, _, __, after) => ({
    spheres: Object.fromEntries(
      Object.entries(spheres).map(([name, sphere]) => [
        name,
        { ...sphere, realm: after.spheres[name]?.realm ?? sphere.realm },
      ]),
    ),
  }),
  wheel: ({ teams }, { team, points }) => {
    const old = teams[String(team)];
    return old ? { teams: { ...teams, [String(team)]: { ...old, score: old.score + Number(points) } } } : {};
  },
};
