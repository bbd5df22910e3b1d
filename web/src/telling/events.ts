/** What happened, told in sentences from events as a seat heard them. The same texts as in the terminal. */

import type { EventWords, ViewWords } from '../api/schema';
import type { Side, Vibe } from '../api/view';
import { cardOf, type Content } from '../content/content';
import { EGO } from '../content/in-play';
import type { Name } from '../text/naming';
import { inOrder, listed, named, t, type Words } from '../text/texts';
import { idIn } from './actions';
import { TEAM_MARKS } from './marks';
import {
  cardOfTeam, cardOfVibe, cardTold, egoName, placeName, reasonName, slotName, spiritName, teamName, upgradeName,
} from './names'; // prettier-ignore
import { essenceAmount, sumText, type Essence, type Paid } from './prices';

/** One sentence, the event it tells, and whether it begins something new. */
export interface Told {
  text: string;
  isHeading: boolean;
  event: EventWords;
}

/** Which Emotion lies in which slot. */
export type Lying = Map<number, string>;

const SILENT = new Set(['conjures', 'named', 'plays', 'under']);
const HEADINGS = new Set(['round', 'turn', 'revelation', 'over']);
export const FURTHER_CARD = 'further-card';
/** Events of what both of Ego's Spirits share; the seat is that which keeps it. */
const SHARED = new Set(['willpower', 'turned-up']);
/** What Ego's actions do to the board. */
const DEEDS = new Set(['enters', 'fills', 'loses', 'fortress']);

export function lyingIn(view: ViewWords): Lying {
  return new Map(view.slots.flatMap((emotion, slot) => (emotion ? [[slot, emotion.card] as const] : [])));
}

/** What sentences lean on besides their event. */
interface Known {
  content: Content;
  side: Side;
  lying: Lying;
}

/**
 * Events as sentences; what other events say already is left out. `lying` follows what the events move. Where the view
 * before them is known, a turn that ends with Actions unused is told too.
 */
export function tell(
  content: Content,
  heard: readonly EventWords[],
  lying: Lying,
  side: Side,
  before: ViewWords | null = null,
): Told[] {
  const known = { content, side, lying };
  const events = withPassing(heard, before);
  const said = new Set<string>();
  const withActing = new Set<EventWords>();
  return events.flatMap((event, place) => {
    const following = events.slice(place + 1);
    for (const other of toldWithActing(event, following)) withActing.add(other);
    const isSilent = SILENT.has(event.kind) || withActing.has(event);
    const isTold = !isSilent && !isSaid(content, event, events[place - 1], following[0], said);
    const told = isTold
      ? [{ text: sentence(event, following, known), isHeading: HEADINGS.has(event.kind), event }]
      : [];
    follow(event, lying);
    return told;
  });
}

/**
 * Events with a turn that is ended early, which no event tells: without a word of it, whoever does nothing seems to be
 * stuck. All else that is chosen in a turn is named.
 */
export function withPassing(events: readonly EventWords[], before: ViewWords | null): EventWords[] {
  if (!before?.actions) return [...events];
  const { turn, actions, decision } = before;
  const isEnding =
    decision?.kind === 'take' ||
    (decision?.kind === 'turn' && events.length > 0 && events[0]?.kind !== 'named');
  return isEnding ? [{ kind: 'ends-turn', data: { seat: turn, amount: actions } }, ...events] : [...events];
}

/** Whether another event has told or will tell this one: payments, discards, points of Intentions, what Ego turns up. */
function isSaid(
  { intentions }: Content,
  { kind, data }: EventWords,
  before: EventWords | undefined,
  after: EventWords | undefined,
  said: Set<string>,
): boolean {
  const key = (what: string, amount: number, why: unknown, kind: unknown = '') =>
    `${what} ${amount} ${String(why)} ${String(kind)}`;
  // Every action takes as much.
  if (kind === 'fortitude') return Number(data.amount) < 0;
  if (kind === 'discards' && before?.kind === 'leaves') return before.data.card === data.card;
  if (kind === 'scheme' || kind === 'turned-up')
    return after?.kind === 'schemes' || after?.kind === 'ego-acts';
  if (kind === 'pays') {
    said.add(key('willpower', -Number(data.wp), data.what));
    said.add(key('ambition', -Number(data.ambition), data.what));
    for (const [essence, amount] of Object.entries(data.essence as Essence))
      said.add(key('essence', -amount, data.what, essence));
    return false;
  }
  if (kind === 'essence' && after?.kind === 'fills')
    return after.data.amount === -Number(data.amount) && after.data.why === data.why;
  if (kind === 'willpower' || kind === 'ambition')
    return said.delete(key(kind, Number(data.amount), data.why));
  if (kind === 'essence') return said.delete(key(kind, Number(data.amount), data.why, data.team));
  if (kind === 'sphere' && after?.kind === 'willpower') {
    said.add(key('willpower', Number(after.data.amount), after.data.why));
    return false;
  }
  if (kind === 'reveals' && after)
    return ['discards', 'plays'].includes(after.kind) && after.data.card === data.card;
  return kind === 'wheel' && Object.values(intentions).flat().includes(String(data.why));
}

/** What Ego's action does to the board, and where it went before that, of the events after it. */
function deedOf(following: readonly EventWords[]): {
  deed: EventWords | undefined;
  move: EventWords | undefined;
} {
  const place = following.findIndex(({ kind }) => DEEDS.has(kind));
  return { deed: following[place], move: following.slice(0, place).find(({ kind }) => kind === 'spirit') };
}

/**
 * Which of the events after Ego's action its sentence tells as well: where it went, and what it did there. What is left of a
 * Fortress that was damaged is another sentence.
 */
function toldWithActing({ kind, data }: EventWords, following: readonly EventWords[]): EventWords[] {
  if (kind !== 'ego-acts') return [];
  const { deed, move } = deedOf(following);
  return [move, data.what === 'raze' ? undefined : deed].filter((event) => event !== undefined);
}

/** Keep track of what lies where. */
export function follow({ kind, data }: EventWords, lying: Lying): void {
  const slot = Number(data.slot);
  if (kind === 'enters') lying.set(slot, String(data.card));
  else if (kind === 'leaves') lying.delete(slot);
  else if (kind === 'moves') {
    const card = lying.get(slot);
    lying.delete(slot);
    if (card) lying.set(Number(data.to_slot), card);
  }
}

function sentence({ kind, data }: EventWords, following: readonly EventWords[], known: Known): string {
  const words: Words = {};
  for (const [field, value] of Object.entries(data)) words[field] = word(known.content, field, value);
  if (typeof data.amount === 'number') {
    words.count = Math.abs(data.amount);
    words.sign = data.amount > 0 ? 'gain' : data.amount < 0 ? 'loss' : 'none';
  }
  if (SHARED.has(kind)) words.seat = holderName(known.content, String(data.seat));
  return t(idIn(known.content, `event-${kind}`), { ...words, ...BESIDES[kind]?.(data, following, known) });
}

type Field = (value: never, content: Content) => Name | string;

const spiritField: Field = (spirit: string, content) => spiritName(content, spirit);
/** Who has what a seat holds: its Spirit, or Ego. */
const holderName = (content: Content, spirit: string) =>
  EGO.includes(spirit) ? egoName(content) : spiritName(content, spirit);
const schemeField: Field = (number: number) => named('scheme-name', { number });
/** What Ego and the people count, in the teams' usual order. */
const countsField: Field = ([own, theirs]: [number, number], { spirits }) =>
  named(
    'ego-counts',
    spirits.gatekeeper?.team === 'bliss' ? { bliss: own, gloom: theirs } : { bliss: theirs, gloom: own },
  );
const placeField: Field = (place: string, content) => placeName(content, place);
const slotField: Field = (slot: number, content) => slotName(content, slot);

const FIELDS: Record<string, Field> = {
  seat: spiritField,
  owner: spiritField,
  team: teamName,
  aligned: teamName,
  winner: teamName,
  card: (card: string, content) => cardTold(content, card),
  cards: (cards: string[], content) => listed(cards.map((card) => cardTold(content, card))),
  space: placeField,
  to: placeField,
  realm: (realm: string) => named(`realm-${realm}`),
  sphere: (sphere: string) => named(`sphere-${sphere}`),
  origin: (sphere: string) => named(`sphere-${sphere}`),
  aspiration: (aspiration: string) => named(`aspiration-${aspiration}`),
  aspirations: (those: string[]) => listed(those.map((aspiration) => named(`aspiration-${aspiration}`))),
  row: (row: string) => named(`row-${row}`),
  colour: (colour: string) => named(`vibe-${colour}`),
  kind: (kind: string) => (kind === 'none' ? kind : named(`fragment-${kind}`)),
  slot: slotField,
  to_slot: slotField,
  why: reasonName,
  what: reasonName,
  action: reasonName,
  actions: (actions: string[]) => inOrder(actions.map(reasonName)),
  scheme: schemeField,
  head: schemeField,
  foot: schemeField,
  before: countsField,
  after: countsField,
};

/** One field in words; a hidden or empty one is the word `none`. */
function word(content: Content, field: string, value: unknown): Name | string | number {
  if (value === null || value === undefined) return 'none';
  const teller = FIELDS[field];
  if (teller) return teller(value as never, content);
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' ? value : String(value);
}

// What single kinds of events need besides.

type Data = EventWords['data'];
type Besides = (data: Data, following: readonly EventWords[], known: Known) => Words;

/** The kinds of Essence that a Spirit may hold. */
const kindsOf = ({ spirits, essence }: Content, spirit: unknown) =>
  essence[spirits[String(spirit)]?.team ?? ''] ?? [];

const lyingCard: Besides = ({ slot }, _, { content, lying }) => {
  const card = lying.get(Number(slot));
  return { card: card ? cardOfTeam(content, card) : named('term-emotion') };
};

/** Whether it is an Endgame Aspiration: after a Revelation's the Common one is always set aside. */
const isForTheEnd: Besides = (_, following) => ({
  is_last: Number(
    following.some(({ kind, data }) => kind === 'over' && data.why === 'rounds') &&
      !following.some(({ kind }) => kind === 'turns-down'),
  ),
});

const BESIDES: Record<string, Besides> = {
  starts: ({ seats }, _, { content }) => ({
    seats: listed((seats as string[]).map((spirit) => spiritName(content, spirit))),
  }),
  pays: (data, _, { content }) => {
    const paid = data as unknown as Paid;
    // More cards within one action are not the action again.
    const isMore = paid.parts.length === 1 && paid.parts[0]?.[0] === FURTHER_CARD;
    return {
      ...(isMore ? { what: reasonName(FURTHER_CARD) } : {}),
      price: sumText(paid, kindsOf(content, data.seat)),
    };
  },
  essence: ({ seat, team, amount }, _, { content }) => ({
    count: essenceAmount({ [String(team)]: Math.abs(Number(amount)) }, kindsOf(content, seat)),
  }),
  vibe: ({ seat, row, column, colour }, _, { content, side }) => ({
    is_removed: Number(colour === 'none'),
    upgrade: upgradeName(content, side, String(seat), String(row), Number(column)),
  }),
  // At the end of a turn only those get Willpower who have none.
  willpower: ({ why }): Words => (why === 'end-turn' ? { why: reasonName('none-left') } : {}),
  fortress: ({ team, aligned, kind, why }) => ({
    is_aligned: Number(aligned !== team),
    is_joining: Number(kind === 'none' && why === 'revelation'),
  }),
  fortitude: ({ why }) => ({ is_set: Number(why === 'round') }),
  shows: isForTheEnd,
  meets: isForTheEnd,
  prevents: lyingCard,
  fills: lyingCard,
  loses: lyingCard,
  intensity: lyingCard,
  leaves: lyingCard,
  moves: lyingCard,
  sphere: ({ amount, why }, [after], { content }): Words => {
    const taken = -Number(amount);
    if (taken > 0 && after?.kind === 'willpower') {
      const kept = Number(after.data.amount);
      return { seat: holderName(content, String(after.data.seat)), kept: kept === taken ? 'all' : kept };
    }
    // Only Ego absorbs what it does not keep.
    return why === 'absorb' ? { seat: egoName(content), kept: 0 } : { seat: 'none' };
  },
  spirit: ({ why }) => ({
    why: ['set-up', 'move', 'approach'].includes(String(why)) ? String(why) : reasonName(String(why)),
  }),
  scheme: ({ scheme }, _, { content }) => {
    const { aim = '', head = '' } = content.schemes[String(scheme)] ?? {};
    return { aim, action: reasonName(head) };
  },
  'ego-acts': ({ what, before, after, why, ways }, following, { content, lying }) => {
    const { deed, move } = deedOf(following);
    const { slot, realm } = deed?.data ?? {};
    const card = deed?.data.card ?? lying.get(Number(slot));
    return {
      what: String(what),
      to: word(content, 'to', move?.data.to),
      realm: word(content, 'realm', realm),
      slot: word(content, 'slot', slot),
      card: card ? cardOfTeam(content, String(card)) : 'none',
      is_changed: Number(String(before) !== String(after)),
      way: named(`ego-way-${String(why ?? 'hidden')}`, { ways: Number(ways) }),
    };
  },
  'ego-special': ({ what }) => ({ what: String(what) }),
  enters: (data, _, { content }) => {
    const card = String(data.card);
    const vibe = data.vibe as Vibe;
    const { team, vibe: printed } = cardOf(content, card);
    const mark = TEAM_MARKS[team];
    return {
      // A Vibe that was chosen, or by which one is told from others of its name.
      card: vibe === printed ? cardTold(content, card, mark) : cardOfVibe(card, vibe, mark),
      essence: essenceAmount({ [String(data.aligned)]: Number(data.essence) }, kindsOf(content, data.owner)),
    };
  },
  intention: ({ what }) => ({ what: named(`intention-${String(what)}`) }),
  ending: ({ why }) => ({ why: named(`ending-${String(why)}`) }),
  over: ({ why, scores }) => ({
    why: named(`ending-${String(why)}`),
    scores: listed(
      Object.entries(scores as Record<string, number>).map(([team, count]) =>
        named('team-count', { team: teamName(team), count }),
      ),
    ),
  }),
};
