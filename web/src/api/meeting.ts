/** Requests about tables that anybody may find. */

import { at } from './ahead';
import { ask } from './http';
import type { ListingAnswer, ListingForm, TableWords, UnwantedAnswer } from './schema';

export const meeting = {
  listing: (id: string) => ask<ListingAnswer>('GET', `${at(id)}/listing`),
  list: (id: string, form: ListingForm) => ask<undefined>('PUT', `${at(id)}/listing`, form),
  unlist: (id: string) => ask<undefined>('DELETE', `${at(id)}/listing`),
  /** Sit down at a listed table, on the first seat that is empty. */
  take: (id: string) => ask<TableWords>('POST', `/api/open-tables/${encodeURIComponent(id)}/take`, {}),
  /** Whom one has sent away for good. */
  unwanted: () => ask<UnwantedAnswer[]>('GET', '/api/unwanted'),
  wantAgain: (id: string) => ask<UnwantedAnswer[]>('DELETE', `/api/unwanted/${id}`),
};
