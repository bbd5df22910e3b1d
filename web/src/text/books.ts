import type { FluentResource } from '@fluent/bundle';

/**
 * The texts in portions that are fetched together: each is a file of the page, made of one or more catalogues in
 * `src/cerebria/locales/`. Catalogues that are in none, as those of the command line, stay out of the page.
 */
export const BOOKS = {
  /** What every screen needs, and the little that some need of Ego: what it does and why, and how hard it plays. */
  page: ['page', 'names', 'spirits', 'ego'],
  home: ['home'],
  tables: ['tables'],
  settings: ['settings'],
  /** Tables that anybody may find. */
  open: ['open'],
  /** What lies on the table and happens there. */
  game: ['words', 'cards', 'upgrades', 'prototype', 'web', 'help', 'events', 'play'],
  /** What was done, in pictures and short rows. */
  deeds: ['deeds'],
  /** The end of a game. */
  life: ['life'],
  /** One's own games that are over. */
  games: ['games'],
  rules: ['rules'],
  cardbook: ['cardbook'],
  decks: ['decks'],
  replay: ['replay'],
  /** Hints, and games explained. */
  hints: ['hints'],
  tutorial: ['tutorial'],
  /** What the server refuses: few people ever see one. */
  errors: ['errors'],
} as const satisfies Record<string, readonly string[]>;

export type Book = keyof typeof BOOKS;

type Messages = FluentResource['body'];

/** A book as it is fetched: its messages are taken apart already, so that no page has to. */
export interface Printed {
  own: Messages;
  /** What is not translated, and so is told in English. */
  english: Messages;
}
