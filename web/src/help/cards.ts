/** Which Emotions a search of the card browser finds. */

import { content, type Card } from '../lib/content';
import { t } from '../lib/texts';
import { matches } from './markup';

export const FILTERS = ['team', 'vibe', 'kind', 'when', 'status'] as const;
export type Filter = (typeof FILTERS)[number];
export type Wanted = Record<Filter, string>;
export const ANY: Wanted = { team: '', vibe: '', kind: '', when: '', status: '' };

const NAMES = Object.keys(content.emotions);
const valueOf = (card: Card, filter: Filter): string => card[filter] ?? 'none';

/** The values of a filter that some card has, in the order of the cards. */
export const valuesOf = (filter: Filter) => [
  ...new Set(Object.values(content.emotions).map((card) => valueOf(card, filter))),
];

/** All that is written on a card, for a search. */
export function wordsOn(name: string, { power, numbers, team, kind, vibe }: Card): string {
  return [
    t(`emotion-${name}`),
    t(`power-${power}`, numbers),
    t(`team-${team}`),
    t(`kind-${kind}`),
    t(`vibe-${vibe}`),
  ].join(' ');
}

/** The names of all Emotions that fit, as they are listed. */
export function foundCards(wanted: Wanted, search: string): string[] {
  return NAMES.filter((name) => {
    const card = content.emotions[name];
    return (
      card &&
      FILTERS.every((filter) => !wanted[filter] || valueOf(card, filter) === wanted[filter]) &&
      matches(wordsOn(name, card), search)
    );
  });
}

/** What a value of a filter is called. */
export function valueName(filter: Filter, value: string): string {
  const id = { team: 'team', vibe: 'vibe', kind: 'web-kind', when: 'cardbook-when', status: 'web-status' }[
    filter
  ];
  return t(`${id}-${value}`);
}
