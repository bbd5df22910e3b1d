/** Which Emotions a search finds: by fields, each with its values, and by words. */

import type { Card, Content } from '../content/content';
import type { Vibe } from '../api/view';
import { vibeName } from '../telling/names';
import { matches } from '../text/markup';
import { t } from '../text/texts';

/** Something by which Emotions are told apart. */
export interface Field {
  name: string;
  label: string;
  valueOf: (card: Card) => string;
  nameOf: (value: string) => string;
}

/** By field the value that is wanted, and the words; empty where all will do. */
export type Wanted = Record<string, string> & { search: string };

export const anyOf = (fields: Field[]): Wanted => ({
  search: '',
  ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
});

const NAMES = { team: 'team', vibe: 'vibe', kind: 'web-kind', when: 'cardbook-when', status: 'web-status' };

/** A field that is printed on the cards as a word. */
export const printedField = (name: keyof typeof NAMES): Field => ({
  name,
  label: t(`cards-${name}`),
  valueOf: (card) => card[name] ?? 'none',
  nameOf: (value) => (name === 'vibe' ? vibeName(value as Vibe) : t(`${NAMES[name]}-${value}`)),
});

/** The values of a field that some of these Emotions have: numbers by size, words as they come. */
export function valuesIn({ emotions }: Content, names: string[], { valueOf }: Field): string[] {
  const values = new Set(names.flatMap((name) => emotions[name] ?? []).map(valueOf));
  return [...values].sort((a, b) => Number(a) - Number(b) || 0);
}

/** All that is written on a card, for a search. */
function wordsOn(name: string, { power, numbers, team, kind, vibe }: Card): string {
  return [
    t(`emotion-${name}`),
    t(`power-${power}`, numbers),
    t(`team-${team}`),
    t(`kind-${kind}`),
    vibeName(vibe),
  ].join(' ');
}

/** Those that fit, in the same order. */
export function foundIn({ emotions }: Content, names: string[], fields: Field[], wanted: Wanted): string[] {
  return names.filter((name) => {
    const card = emotions[name];
    return (
      card &&
      fields.every((field) => !wanted[field.name] || field.valueOf(card) === wanted[field.name]) &&
      matches(wordsOn(name, card), wanted.search)
    );
  });
}
