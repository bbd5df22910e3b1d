/**
 * The texts in portions that are fetched together: each is a file of the page, made of one or more catalogues in
 * `src/cerebria/locales/`. Catalogues that are in none, as those of the command line, stay out of the page.
 */
export const BOOKS = {
  /** What every screen needs. */
  page: ['page', 'names', 'spirits'],
  home: ['home'],
  tables: ['tables'],
  settings: ['settings'],
  /** What lies on the table and happens there. */
  game: ['words', 'cards', 'upgrades', 'prototype', 'web', 'help', 'events', 'play'],
  /** What Ego does and why, and how hard it plays. */
  ego: ['ego'],
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

/** Stands in a book before what is not translated and so is told in English; to Fluent it is a remark. */
export const UNTRANSLATED = '### en';
