/** What is printed on the components, and the map; made by scripts/content.py. */

import type { Fragment, Kind, Row, Side, Team, Vibe } from '../api/view';
import printed from './content.json';

export interface Card {
  team: Team;
  kind: Kind;
  vibe: Vibe;
  /** The Intensity under each Essence space, from left to right. */
  intensity: number[];
  threshold: number;
  counterpart: string | null;
  power: string;
  numbers: Record<string, number>;
  when: string | null;
  status: string;
}

export interface Upgrade {
  name: string;
  wp: number;
  ambition: number;
}

interface Content {
  teams: Team[];
  vibes: Vibe[];
  rows: Row[];
  spheres: string[];
  aspirations: string[];
  emotions: Record<string, Card>;
  spirits: Record<string, { team: Team; power: string; deck: string[] }>;
  starter_decks: Partial<Record<Team, string[]>>;
  boards: Record<Side, Record<string, Record<Row, Upgrade[]>>>;
  /** The action that each Realm offers, and its price before any discount. */
  realm_actions: Record<string, { name: string; wp: number }>;
  intentions: Record<Side, string[]>;
  wheel: Record<string, string>;
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
    wheel_end: number;
    deck_size: number;
    deck_copies: number;
    points: Record<Fragment, number>;
  };
}

export const content = printed as unknown as Content;

/** What is printed on the Emotions that lie on the table. */
let laid = content.emotions;

/** Lay other cards on the table; without any, the standard ones. Call it before anything of the table is drawn. */
export function layCards(cards = content.emotions): void {
  laid = cards;
}

/** An Emotion's card; all names that a view holds are printed ones. */
export function cardOf(name: string): Card {
  const card = laid[name];
  if (!card) throw new Error(`no Emotion is called ${name}`);
  return card;
}
