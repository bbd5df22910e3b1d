/** What a pile of cards holds, counted in several ways. */

import type { Vibe } from '../api/view';
import type { Card, Content } from '../content/content';

/** How often each card is in a pile, in the order of the printed cards. */
export function copiesOf(content: Content, cards: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of inOrder(content, cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** A pile as it is laid out, by the order of the printed cards; what the game does not know (any more) falls out. */
export function inOrder({ emotions }: Content, cards: string[]): string[] {
  const order = Object.keys(emotions);
  return cards.filter((card) => card in emotions).sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** One copy more. */
export const withCard = (content: Content, cards: string[], card: string) =>
  inOrder(content, [...cards, card]);

/** One copy fewer. */
export function withoutCard(cards: string[], card: string): string[] {
  const place = cards.lastIndexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

const printed = ({ emotions }: Content, names: string[]) => names.flatMap((name) => emotions[name] ?? []);

/** The Emotions that a team's decks are made of. */
export const collectionOf = ({ emotions }: Content, team: string) =>
  Object.keys(emotions).filter((name) => {
    const card = emotions[name];
    return card?.team === team && card.kind === 'mild';
  });

/** Whether there is anything to choose: whether a team has more cards than fit into its deck. */
export const hasChoice = (content: Content, team: string) =>
  collectionOf(content, team).length * content.numbers.deck_copies > (content.numbers.deck_size[team] ?? 0);

/** A bar of a chart: what it stands for, and how many cards there are. */
export interface Bar<T = number> {
  value: T;
  count: number;
}

function counted<T>(content: Content, cards: string[], values: T[], of: (card: Card) => T): Bar<T>[] {
  const found = printed(content, cards).map(of);
  return values.map((value) => ({ value, count: found.filter((one) => one === value).length }));
}

/** The numbers that a team's cards have in some way, from the least to the greatest. */
export const valuesOf = (content: Content, names: string[], of: (card: Card) => number) =>
  [...new Set(printed(content, names).map(of))].sort((a, b) => a - b);

export const spacesOf = (card: Card) => card.intensity.length;
export const strengthOf = (card: Card) => Math.max(...card.intensity);
export const thresholdOf = (card: Card) => card.threshold;

/** The curves of a deck. Each has a bar for every number that some card of the team has. */
export const CURVES = { spaces: spacesOf, strength: strengthOf, threshold: thresholdOf } as const;
export type Curve = keyof typeof CURVES;

export function curveOf(content: Content, curve: Curve, cards: string[], collection: string[]): Bar[] {
  const of = CURVES[curve];
  return counted(content, cards, valuesOf(content, collection, of), of);
}

export const vibesOf = (content: Content, cards: string[], collection: string[]): Bar<Vibe>[] =>
  counted(
    content,
    cards,
    content.vibes.filter((vibe) => printed(content, collection).some((card) => card.vibe === vibe)),
    ({ vibe }) => vibe,
  );

export const timesOf = (content: Content, cards: string[], collection: string[]): Bar<string>[] =>
  counted(
    content,
    cards,
    [...new Set(printed(content, collection).map(({ when }) => when ?? 'none'))],
    ({ when }) => when ?? 'none',
  );
