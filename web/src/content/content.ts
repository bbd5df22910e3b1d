/** What is printed on the components of an edition, and its map: a file for each edition, made by scripts/content.py. */

import type { Kind, Row, Side, Team, Vibe } from '../api/view';

export interface Card {
  team: Team;
  kind: Kind;
  vibe: Vibe;
  /** The Intensity under each Essence space, from left to right. */
  intensity: number[];
  /** The Essence it takes to empower it; on some Strong ones, that it takes to turn into them. 0 where none is printed. */
  threshold: number;
  /** What it may become, or what it comes from. */
  counterparts: string[];
  power: string;
  numbers: Record<string, number>;
  when: string | null;
  status: string;
  /** Whether its Intensity goes by what else lies on the board. */
  grows?: boolean;
}

export interface Upgrade {
  name: string;
  wp: number;
  ambition: number;
  /** What it does: of its own name, but where another edition prints another upgrade under it. */
  effect: string;
  /** How many cards are discarded for a token on it. */
  cards: number;
}

/** A Scheme card of Ego's: what a turn aims at with its first action, and the other two of another turn. */
export interface Scheme {
  aim: string;
  head: string;
  foot: [string, string];
}

/** Where it is needed, it comes with the table: two tables may be played with different content. */
export interface Content {
  edition: string;
  teams: Team[];
  vibes: Vibe[];
  rows: Row[];
  /** The actions of the Spirits' rows; those that belong to no place; and what else may be done on a turn. */
  spirit_actions: string[];
  plain_actions: string[];
  abilities: string[];
  /** Those that only Ambition buys. */
  bought: string[];
  /** Actions that bring no card into play: one that is chosen there is given for a token. */
  without_cards: string[];
  /** What is decided before the first turn. */
  set_up: string[];
  /** Actions that may ask for an amount of Essence. */
  of_essence: string[];
  spheres: string[];
  aspirations: string[];
  emotions: Record<string, Card>;
  spirits: Record<string, { team: Team; power: string; deck: string[] }>;
  /** By team, the kinds of Essence that its players hold. */
  essence: Record<string, Team[]>;
  /** By team. */
  starter_decks: Record<string, string[]>;
  /** By side, Spirit and row. */
  boards: Record<Side, Record<string, Record<string, Upgrade[]>>>;
  /** The action that each Realm offers, and its price before any discount. */
  realm_actions: Record<string, { name: string; wp: number }>;
  intentions: Record<Side, string[]>;
  /** Where each Intention has points of its own; elsewhere they follow the order of a turn. */
  intention_points: Partial<Record<Side, Record<string, number>>>;
  wheel: Record<string, string>;
  /** The tokens with which a Spirit begins in the basic game, as choices; they do for a first full game as well. */
  first_tokens: string[];
  /** Ego's Scheme cards, by number. */
  schemes: Record<string, Scheme>;
  /** The steps that make Ego harder or easier. */
  difficulty: string[];
  map: {
    realms: string[];
    frontiers: string[];
    spaces: string[];
    paths: [string, string][];
    realm_slots: Record<string, [number, number]>;
    frontier_slot: Record<string, number>;
    triads: Record<string, [number, number, number]>;
    space_of_slot: string[];
    /** The Realms whose Sphere and Fortress site are next to a space. */
    realms_by_space: Record<string, string[]>;
  };
  numbers: {
    actions: number;
    ambition: number;
    sphere_wp: number;
    /** What the action of that name brings. */
    gain_willpower: number;
    wheel_end: number;
    /** By team. */
    deck_size: Record<string, number>;
    deck_copies: number;
    /** The spaces for tokens in a row. */
    row_spaces: number;
    /** Of each kind of Fragment. */
    points: Record<string, number>;
  };
}

/** An edition: what is printed for it, and what of that is different with the third team or against Ego. */
interface Edition extends Omit<Content, 'edition'> {
  with_balance: Partial<Content>;
  /** By the team that Ego plays: its Spirits, and the Emotions that have other powers then. */
  against_ego: Record<string, Pick<Content, 'spirits' | 'emotions'>>;
}

/** Who plays besides the usual. */
export interface Others {
  hasBalance?: boolean;
  /** The team that Ego plays. */
  ego?: string | null;
}

const EDITIONS = import.meta.glob<Edition>('./*.json', { import: 'default' });

/** The edition that is meant where nobody asks for another. */
export const EDITION = 'final';

/** The editions whose rules are told in a chapter of their own, not as what differs from the usual one. */
export const TOLD_APART = ['prototype'];

/** The editions that something is printed of. */
export const PRINTED = Object.keys(EDITIONS).map((file) => file.slice(2, -5));
/** Whether anything is printed for an edition. */
export const isEdition = (edition: string) => `./${edition}.json` in EDITIONS;

const opened = new Map<string, Promise<Content>>();

/** What is printed for an edition, with the Emotions of the standard card set. */
export function contentOf(edition: string, others: Others = {}): Promise<Content> {
  const key = `${edition} ${others.hasBalance ?? false} ${others.ego ?? ''}`;
  const known = opened.get(key) ?? open(edition, others);
  opened.set(key, known);
  // It may be there next time.
  known.catch(() => opened.delete(key));
  return known;
}

async function open(edition: string, { hasBalance, ego }: Others): Promise<Content> {
  const load = EDITIONS[`./${edition}.json`];
  if (!load) throw new Error(`no content of the edition ${edition}`);
  const { with_balance, against_ego, ...printed } = await load();
  const against = ego ? against_ego[ego] : undefined;
  return {
    edition,
    ...printed,
    ...(hasBalance && with_balance),
    ...(against && {
      spirits: { ...printed.spirits, ...against.spirits },
      emotions: { ...printed.emotions, ...against.emotions },
    }),
  };
}

/** The screens that show one edition at a time: it stands in their address, unless it is the usual one. */
const BY_EDITION = /^\/(cards|decks|new|rules)(?=#|$)/;

/** The address of a screen, there where it is about an edition. */
export const inEdition = (edition: string, address: string) =>
  edition === EDITION ? address : address.replace(BY_EDITION, `$&/${edition}`);

/** The sides that the Spirits' boards have. */
export const sidesOf = ({ boards }: Pick<Content, 'boards'>) => Object.keys(boards) as Side[];

/** Whether there are Fortresses, and sites for them. */
export const hasFortresses = ({ rows }: Pick<Content, 'rows'>) => rows.includes('fortify');

/** How many spaces of a row come before its upgrades: one that unlocks it, or none. */
export const spacesBefore = ({ numbers }: Pick<Content, 'numbers'>, upgrades: readonly Upgrade[]) =>
  numbers.row_spaces - upgrades.length;

/** What stands for a power on a card that has none. */
export const NO_POWER = 'none';

/** An Emotion's card; all names that a view holds are printed ones. */
export function cardOf<Printed = Card>(
  { emotions }: { emotions: Record<string, Printed> },
  name: string,
): Printed {
  const card = emotions[name];
  if (!card) throw new Error(`no Emotion is called ${name}`);
  return card;
}

/** The least and the most Essence that it takes to empower: they differ where it hangs on what it becomes. */
export function thresholdsOf(content: Pick<Content, 'emotions'>, name: string): [number, number] {
  const { threshold, counterparts } = cardOf(content, name);
  const all = threshold ? [threshold] : counterparts.map((other) => cardOf(content, other).threshold);
  return [Math.min(...all), Math.max(...all)];
}
