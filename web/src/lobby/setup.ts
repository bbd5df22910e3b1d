/**
 * A table being set up: what was chosen by hand, and the requests made from it. What was not chosen is left to the
 * server, which completes it and says what does not fit together.
 */

import type {
  AllowedGame,
  Checked,
  ClockLimits,
  ClockWords,
  GameForm,
  LapseForm,
  Offer,
  Problem,
  SeatForm,
  TableForm,
} from '../api/schema';
import { EDITION } from '../content/content';
import { MEDIUM } from '../content/difficulty';
import type { OwnDeck } from '../decks/kept';

export const UNITS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;
export type Unit = keyof typeof UNITS;

/** A length of time as somebody types it. */
export interface Span {
  count: string;
  unit: Unit;
}

export const CLOCKS = {
  none: null,
  relaxed: { reserve: 30 * 60, per_turn: 3 * 60 },
  tournament: { reserve: 10 * 60, per_turn: 90 },
  correspondence: { reserve: 3 * 86_400, per_turn: 86_400, rests: true },
} satisfies Record<string, ClockWords | null>;

/** `own` beside the ready-made ones. */
export type ClockChoice = keyof typeof CLOCKS | 'own';

/** What may be agreed for when somebody plays no longer; `none` where no clock runs. */
export const LAPSES = ['program', 'end', 'none'] as const;
export type LapseChoice = (typeof LAPSES)[number];
/** Days in which somebody does nothing, where no clock runs. */
export const LAPSE_DAYS = [3, 7, 14, 30, 90];
export const LAPSE: Required<LapseForm> = { then: 'program', after: 30 };

export interface Setup {
  title: string;
  players: number | null;
  mode: string | null;
  edition: string | null;
  /** Whether the third team plays. */
  balance: boolean;
  /** The team that Ego plays, if it does. */
  ego: string | null;
  /** How hard Ego plays: a level, or steps that were picked one by one. */
  level: string;
  steps: string[] | null;
  /** The teams that are one Spirit each, where there is a choice. */
  shapers: string[] | null;
  spirits: Record<string, string[]> | null;
  teamSide: string | null;
  spiritSide: string | null;
  start: string | null;
  first: string | null;
  /** What the team gets that does not begin. */
  handicap: string | null;
  /** By Spirit: the name of a ready-made deck, or `own` and the name of one's own. */
  decks: Record<string, string>;
  cardSet: Record<string, unknown> | null;
  seed: string;
  turnLimit: string;
  /** By seat: `me`, `open`, or the name of a program. */
  seats: string[];
  clock: ClockChoice;
  reserve: Span;
  perTurn: Span;
  /** Whether a clock of one's own stands still at night and on holidays. */
  rests: boolean;
  lapse: Required<LapseForm> | null;
  /** Whether all may ask for hints. */
  allowsHints: boolean;
}

export const OWN = 'own ';
/** Plays where nobody was chosen, so that a game can begin at once. */
const OPPONENT = 'medium';

export function newSetup(): Setup {
  return {
    title: '',
    players: 2,
    mode: 'full',
    edition: null,
    balance: false,
    ego: null,
    level: MEDIUM,
    steps: null,
    shapers: null,
    spirits: null,
    teamSide: null,
    spiritSide: null,
    start: null,
    first: null,
    handicap: null,
    decks: {},
    cardSet: null,
    seed: '',
    turnLimit: '',
    seats: ['me'],
    clock: 'none',
    reserve: { count: '20', unit: 'minute' },
    perTurn: { count: '2', unit: 'minute' },
    rests: false,
    lapse: LAPSE,
    allowsHints: false,
  };
}

/** A table for a deck of one's own: oneself with the first Spirit of its team; others are left to the server. */
export function setupFor(deck: OwnDeck, offer: Offer, edition: string | null): Setup {
  const { spirits } = allowedIn({ edition }, offer);
  const [first = ''] = spirits[deck.team] ?? [];
  return {
    ...newSetup(),
    spirits: { [deck.team]: [first] },
    decks: { [first]: OWN + deck.name },
    seats: Object.keys(spirits).map((team) => (team === deck.team ? 'me' : OPPONENT)),
  };
}

/** Who sits on a seat; a program unless something else was chosen. */
export const seatChoice = (setup: Setup, seat: number): string => setup.seats[seat] ?? OPPONENT;

/** A whole number; null where the text is none. */
export function numberOf(text: string): number | null {
  const value = Number(text.trim());
  return /^\d+$/.test(text.trim()) && Number.isSafeInteger(value) ? value : null;
}

function secondsOf(span: Span): number | null {
  const count = numberOf(span.count);
  return count === null ? null : count * UNITS[span.unit];
}

/** The clock that was chosen; undefined where its numbers are wrong. */
export function clockOf(setup: Setup, { least, most }: ClockLimits): ClockWords | null | undefined {
  if (setup.clock !== 'own') return CLOCKS[setup.clock];
  const [reserve, perTurn] = [secondsOf(setup.reserve), secondsOf(setup.perTurn)];
  if (reserve === null || reserve < least.reserve || reserve > most.reserve) return undefined;
  if (perTurn === null || perTurn < least.per_turn || perTurn > most.per_turn) return undefined;
  return { reserve, per_turn: perTurn, rests: setup.rests };
}

/** The options of the game, only those that were chosen. */
export function gameForm(setup: Setup, own: OwnDeck[]): GameForm {
  const decks = Object.entries(setup.decks).map(([spirit, deck]): [string, string | string[]] => [
    spirit,
    deck.startsWith(OWN) ? (own.find(({ name }) => OWN + name === deck)?.cards ?? []) : deck,
  ]);
  const form = {
    players: setup.players,
    mode: setup.mode,
    edition: setup.edition,
    balance: setup.balance || null,
    shaper: setup.shapers,
    spirits: setup.spirits,
    team_side: setup.teamSide,
    spirit_side: setup.spiritSide,
    start: setup.start,
    first: setup.first,
    handicap: setup.handicap,
    decks: decks.length ? Object.fromEntries(decks) : null,
    card_set: setup.cardSet,
    seed: setup.seed ? numberOf(setup.seed) : null,
    turn_limit: setup.turnLimit ? numberOf(setup.turnLimit) : null,
    ego: setup.ego,
    difficulty: setup.ego ? (setup.steps ?? setup.level) : null,
  } satisfies Record<keyof GameForm, unknown>;
  // Lists of people's making have any length; the server says where one is too long.
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null)) as GameForm;
}

/** What was chosen for a seat, as the server wants it. */
export const seatForm = (who: string): SeatForm =>
  who === 'me' || who === 'open' ? { kind: who } : { kind: 'program', program: who };

/** The whole request for a table with so many seats and this clock. */
export function tableForm(setup: Setup, own: OwnDeck[], count: number, clock: ClockWords | null): TableForm {
  const seats = Array.from({ length: count }, (_, seat) => seatForm(seatChoice(setup, seat)));
  return {
    title: setup.title.trim() || null,
    game: gameForm(setup, own),
    seats: seats as NonNullable<TableForm['seats']>,
    clock,
    // Where nobody else comes, nobody waits for anybody.
    lapse: seats.some(({ kind }) => kind === 'open') ? setup.lapse : null,
    allows_hints: setup.allowsHints,
  };
}

/** Another number of players or other Shapers: teams have other sizes, so nothing said of Spirits holds. */
export function withTeams(setup: Setup, players: number | null, shapers: string[] | null): Setup {
  return { ...setup, players, shapers, spirits: null, decks: {}, first: null };
}

/** With the third team or without it, for as few players as there can be then. */
export function withBalance(setup: Setup, offer: Offer, balance: boolean): Setup {
  const [fewest = null] = playersIn({ ...setup, balance, ego: null }, offer);
  return fitting({ ...withTeams(setup, fewest, null), balance, ego: null }, offer);
}

/** Against Ego, which plays a team, or not; the two Spirits against it are both one's own at first. */
export function withOpponent(setup: Setup, offer: Offer, ego: string | null): Setup {
  const counts = playersIn({ ...setup, balance: false, ego }, offer);
  const players = (ego ? counts.at(-1) : counts[0]) ?? null;
  const seats = ego ? ['me', 'me'] : ['me'];
  return fitting({ ...withTeams(setup, players, null), balance: false, seats, ego }, offer);
}

/** Another mode: what the one before was played with may not fit. */
export const withMode = (setup: Setup, offer: Offer, mode: string): Setup =>
  fitting({ ...setup, mode }, offer);

/** The same without what its mode and its edition do not know, and what does not go together with who plays. */
function fitting(setup: Setup, offer: Offer): Setup {
  if (setup.balance && !takesBalance(setup, offer)) return withBalance(setup, offer, false);
  if (setup.ego && !takesEgo(setup, offer)) return withOpponent(setup, offer, null);
  const { players, starts, firsts, handicaps, team_sides, spirit_sides } = gameIn(setup, offer);
  const kept = (chosen: string | null, among: string[]) =>
    chosen !== null && among.includes(chosen) ? chosen : null;
  const same = {
    ...setup,
    start: kept(setup.start, starts),
    first: kept(setup.first, firsts),
    handicap: kept(setup.handicap, handicaps),
    teamSide: kept(setup.teamSide, team_sides),
    spiritSide: kept(setup.spiritSide, spirit_sides),
  };
  if (setup.players === null || players.includes(setup.players)) return same;
  return withTeams(same, players.at(-1) ?? null, null);
}

/** Another edition: what was said in the words of the one before may mean nothing in it. */
export function withEdition(setup: Setup, offer: Offer, edition: string): Setup {
  const same = withTeams(setup, setup.players, null);
  const { modes, is_open } = allowedIn({ edition }, offer);
  const mode = setup.mode !== null && modes.includes(setup.mode) ? setup.mode : (modes.at(-1) ?? null);
  const closed = is_open ? {} : { cardSet: null, turnLimit: '' };
  return fitting({ ...same, edition, mode, start: null, teamSide: null, spiritSide: null, ...closed }, offer);
}

type Rules = Pick<Setup, 'mode' | 'edition' | 'balance' | 'ego'>;
const editionOf = ({ edition }: Pick<Setup, 'edition'>) => edition ?? EDITION;

/** What may be chosen in an edition. */
export const allowedIn = (rules: Pick<Setup, 'edition'>, { allowed }: Offer) => allowed[editionOf(rules)]!;

/** Whether Ego can play in a mode of an edition. */
export const takesEgo = (rules: Rules, offer: Offer) =>
  playersIn({ ...rules, balance: false, ego: 'gloom' }, offer).length > 0;

/** Whether the third team can. */
export const takesBalance = (rules: Rules, offer: Offer) =>
  playersIn({ ...rules, balance: true }, offer).length > 0;

/** What may be chosen for a game, by who plays and in which mode. */
export function gameIn(rules: Rules, offer: Offer): AllowedGame {
  const { games, modes } = allowedIn(rules, offer);
  const kind = rules.balance ? 'balance' : rules.ego ? 'ego' : 'teams';
  return games[rules.mode ?? modes.at(-1) ?? '']![kind]!;
}

/** How many people can play. */
export const playersIn = (rules: Rules, offer: Offer): number[] => gameIn(rules, offer).players;

/** The ways to choose so many of some teams. */
export function waysToChoose(teams: string[], count: number): string[][] {
  if (count === 0) return [[]];
  return teams.flatMap((team, i) =>
    waysToChoose(teams.slice(i + 1), count - 1).map((others) => [team, ...others]),
  );
}

/** Choose a Spirit, or no longer; where the team is full, it takes place and deck of the one chosen first. */
export function withSpirit(
  setup: Setup,
  known: Record<string, string[]>,
  team: string,
  spirit: string,
  most: number,
): Setup {
  const chosen = known[team] ?? [];
  const kept = chosen.includes(spirit)
    ? most === 1
      ? chosen
      : chosen.filter((name) => name !== spirit)
    : [...chosen, spirit].slice(-most);
  const spirits = { ...known, [team]: kept };
  const seated = new Set(Object.values(spirits).flat());
  const replaced = chosen.find((name) => name !== spirit && !kept.includes(name)) ?? spirit;
  const decks = Object.fromEntries(
    Object.entries(setup.decks)
      .map(([name, deck]) => [name === replaced ? spirit : name, deck] as const)
      .filter(([name]) => seated.has(name)),
  );
  return { ...setup, spirits, decks };
}

const PLACES = [
  'players',
  'mode',
  'edition',
  'balance',
  'ego',
  'difficulty',
  'team_side',
  'spirit_side',
  'spirits',
  'shaper',
  'start',
  'first',
  'handicap',
  'decks',
  'card_set',
  'seed',
  'turn_limit',
];
const optionOf = (place: string) => place.split(/[.\s]/)[0] ?? '';

/** The mistakes to show at a place of the form. What names no option is about the card set. */
export function problemsAt(problems: Problem[], place: string): Problem[] {
  return problems.filter((problem) => {
    const option = optionOf(problem.place);
    if (place === 'card_set') return problem.place !== '' && (option === place || !PLACES.includes(option));
    return problem.place === place || problem.place.startsWith(`${place} `);
  });
}

/** The size of each team, as the server completed the options. */
export function teamSizes(checked: Checked | null): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { team = '' } of checked?.seats ?? []) sizes[team] = (sizes[team] ?? 0) + 1;
  return sizes;
}

/** What the parts of the set-up are given. */
export interface PartProps {
  setup: Setup;
  offer: Offer;
  /** The options as the server completed them. */
  known: Record<string, unknown>;
  problems: Problem[];
  onchange: (setup: Setup) => void;
}
