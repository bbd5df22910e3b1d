/** What happened, told in sentences from events as a seat heard them. The same texts as in the terminal. */

import type { EventWords, ViewWords } from '../api/schema';
import type { Side, Vibe } from '../api/view';
import { cardOf, type Content } from '../content/content';
import type { Name } from '../text/naming';
import { listed, named, t, type Words } from '../text/texts';
import { TEAM_MARKS } from './marks';
import {
  cardOfTeam, cardOfVibe, cardTold, placeName, reasonName, slotName, spiritName, teamName, upgradeName,
} from './names'; // prettier-ignore
import { essenceAmount, hasReasons, partsText, priceText, type Essence, type Parts } from './prices';

/** One sentence, the event it tells, and whether it begins something new. */
export interface Told {
  text: string;
  isHeading: boolean;
  event: EventWords;
}

/** Which Emotion lies in which slot. */
export type Lying = Map<number, string>;

const SILENT = new Set(['conjures', 'named', 'plays', 'under']);
const HEADINGS = new Set(['turn', 'revelation', 'over']);

export function lyingIn(view: ViewWords): Lying {
  return new Map(view.slots.flatMap((emotion, slot) => (emotion ? [[slot, emotion.card] as const] : [])));
}

/** What sentences lean on besides their event. */
interface Known {
  content: Content;
  side: Side;
  lying: Lying;
}

/** Events as sentences; what other events say already is left out. `lying` follows what the events move. */
export function tell(content: Content, events: readonly EventWords[], lying: Lying, side: Side): Told[] {
  const known = { content, side, lying };
  const said = new Set<string>();
  return events.flatMap((event, place) => {
    const after = events[place + 1];
    const isTold = !SILENT.has(event.kind) && !isSaid(content, event, after, said);
    const told = isTold
      ? [{ text: sentence(event, after, known), isHeading: HEADINGS.has(event.kind), event }]
      : [];
    follow(event, lying);
    return told;
  });
}

/** Whether another event has told or will tell this one: payments, discards, points of Intentions. */
function isSaid(
  { intentions }: Content,
  { kind, data }: EventWords,
  after: EventWords | undefined,
  said: Set<string>,
): boolean {
  const key = (what: string, amount: number, why: unknown, kind: unknown = '') =>
    `${what} ${amount} ${String(why)} ${String(kind)}`;
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

function sentence({ kind, data }: EventWords, after: EventWords | undefined, known: Known): string {
  const words: Words = {};
  for (const [field, value] of Object.entries(data)) words[field] = word(known.content, field, value);
  if (typeof data.amount === 'number') {
    words.count = Math.abs(data.amount);
    words.sign = data.amount > 0 ? 'gain' : data.amount < 0 ? 'loss' : 'none';
  }
  return t(`event-${kind}`, { ...words, ...BESIDES[kind]?.(data, after, known) });
}

type Field = (value: never, content: Content) => Name | string;

const spiritField: Field = (spirit: string, content) => spiritName(content, spirit);
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
type Besides = (data: Data, after: EventWords | undefined, known: Known) => Words;

/** The kinds of Essence that a Spirit may hold. */
const kindsOf = ({ spirits, essence }: Content, spirit: unknown) =>
  essence[spirits[String(spirit)]?.team ?? ''] ?? [];

const lyingCard: Besides = ({ slot }, _, { content, lying }) => {
  const card = lying.get(Number(slot));
  return { card: card ? cardOfTeam(content, card) : named('term-emotion') };
};

const BESIDES: Record<string, Besides> = {
  starts: ({ seats }, _, { content }) => ({
    seats: listed((seats as string[]).map((spirit) => spiritName(content, spirit))),
  }),
  turn: ({ number }) => ({ number: String(number) }),
  pays: (data, _, { content }) => {
    const parts = data.parts as Parts;
    return {
      price: priceText(
        data as unknown as { wp: number; ambition: number; essence: Essence },
        kindsOf(content, data.seat),
      ),
      parts: hasReasons(parts) ? partsText(parts) : 'none',
    };
  },
  essence: ({ seat, team, amount }, _, { content }) => ({
    count: essenceAmount({ [String(team)]: Math.abs(Number(amount)) }, kindsOf(content, seat)),
  }),
  vibe: ({ seat, row, column }, _, { content, side }) => ({
    upgrade: upgradeName(content, side, String(seat), String(row), Number(column)),
  }),
  fortress: ({ team, aligned }) => ({ is_aligned: Number(aligned !== team) }),
  fills: lyingCard,
  loses: lyingCard,
  intensity: lyingCard,
  leaves: lyingCard,
  moves: lyingCard,
  sphere: ({ amount }, after, { content }) => ({
    seat:
      after?.kind === 'willpower' && Number(amount) < 0
        ? spiritName(content, String(after.data.seat))
        : 'none',
  }),
  spirit: ({ why }) => ({
    why: why === 'set-up' || why === 'move' ? why : reasonName(String(why)),
  }),
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
