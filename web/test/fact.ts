import type { FactWords } from '../src/api/schema';

/** What is known of an option of which nothing is to be said but this. */
export const fact = (words: Partial<FactWords> = {}): FactWords => ({
  price: null,
  taken: null,
  is_revelation: false,
  emptied: null,
  ends_game: false,
  asks_back: false,
  shown: [],
  may_show_more: false,
  leads_on: false,
  is_sure: false,
  is_gift: false,
  ...words,
});
