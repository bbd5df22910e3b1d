/** Which of a team's Emotions somebody wants to see. */

import { valueName, wordsOn } from '../help/cards';
import { matches } from '../help/markup';
import { content, type Card } from '../lib/content';
import { CURVES } from './pile';

export const FILTERS = ['vibe', 'threshold', 'strength', 'spaces', 'when'] as const;
export type Filter = (typeof FILTERS)[number];
export type Wanted = Record<Filter, string> & { search: string };
export const ANY: Wanted = { vibe: '', threshold: '', strength: '', spaces: '', when: '', search: '' };

function valueOf(card: Card, filter: Filter): string {
  if (filter === 'vibe') return card.vibe;
  if (filter === 'when') return card.when ?? 'none';
  return String(CURVES[filter](card));
}

/** The values of a filter that some of these cards have. */
export function valuesIn(collection: string[], filter: Filter): string[] {
  const found = collection
    .flatMap((name) => content.emotions[name] ?? [])
    .map((card) => valueOf(card, filter));
  const values = [...new Set(found)];
  return filter === 'vibe' || filter === 'when' ? values : values.sort((a, b) => Number(a) - Number(b));
}

export const nameOfValue = (filter: Filter, value: string) =>
  filter === 'vibe' || filter === 'when' ? valueName(filter, value) : value;

/** Those of the collection that fit. */
export function found(collection: string[], wanted: Wanted): string[] {
  return collection.filter((name) => {
    const card = content.emotions[name];
    return (
      card &&
      FILTERS.every((filter) => !wanted[filter] || valueOf(card, filter) === wanted[filter]) &&
      matches(wordsOn(name, card), wanted.search)
    );
  });
}
