/** What a pile of cards holds, counted in several ways. */

import type { Vibe } from '../api/view';
import { content, type Card } from '../content/content';

/** How often each card is in a pile, in the order of the printed cards. */
export function copiesOf(cards: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of inOrder(cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

const ORDER = new Map(Object.keys(content.emotions).map((name, place) => [name, place]));
const placeOf = (card: string) => ORDER.get(card) ?? ORDER.size;

/** A pile as it is laid out, by the order of the printed cards; what the game does not know (any more) falls out. */
export function inOrder(cards: string[]): string[] {
  return cards.filter((card) => ORDER.has(card)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** One copy more. */
export const withCard = (cards: string[], card: string) => inOrder([...cards, card]);

/** One copy fewer. */
export function withoutCard(cards: string[], card: string): string[] {
  const place = cards.lastIndexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

/** Decks are built with the standard cards, whatever a table plays with. */
const printed = (names: string[]) => names.flatMap((name) => content.emotions[name] ?? []);

/** The Emotions that a team's decks are made of. */
export const collectionOf = (team: string) =>
  Object.keys(content.emotions).filter((name) => {
    const card = content.emotions[name];
    return card?.team === team && card.kind === 'mild';
  });

/** A bar of a chart: what it stands for, and how many cards there are. */
export interface Bar<T = number> {
  value: T;
  count: number;
}

function counted<T>(cards: string[], values: T[], of: (card: Card) => T): Bar<T>[] {
  const found = printed(cards).map(of);
  return values.map((value) => ({ value, count: found.filter((one) => one === value).length }));
}

/** The numbers that a team's cards have in some way, from the least to the greatest. */
export const valuesOf = (names: string[], of: (card: Card) => number) =>
  [...new Set(printed(names).map(of))].sort((a, b) => a - b);

export const spacesOf = (card: Card) => card.intensity.length;
export const strengthOf = (card: Card) => Math.max(...card.intensity);
export const thresholdOf = (card: Card) => card.threshold;

/** The curves of a deck. Each has a bar for every number that some card of the team has. */
export const CURVES = { spaces: spacesOf, strength: strengthOf, threshold: thresholdOf } as const;
export type Curve = keyof typeof CURVES;

export function curveOf(curve: Curve, cards: string[], collection: string[]): Bar[] {
  const of = CURVES[curve];
  return counted(cards, valuesOf(collection, of), of);
}

export const vibesOf = (cards: string[], collection: string[]): Bar<Vibe>[] =>
  counted(
    cards,
    content.vibes.filter((vibe) => printed(collection).some((card) => card.vibe === vibe)),
    ({ vibe }) => vibe,
  );

export const timesOf = (cards: string[], collection: string[]): Bar<string>[] =>
  counted(
    cards,
    [...new Set(printed(collection).map(({ when }) => when ?? 'none'))],
    ({ when }) => when ?? 'none',
  );
