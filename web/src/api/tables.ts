/** Requests about a table that somebody is at already, or follows a link to. */

import { at, welcomeAt } from './ahead';
import { ask } from './http';
import type { Followed, TableWords, Welcome } from './schema';

export const tables = {
  table: (id: string) => ask<TableWords>('GET', at(id)),
  /** The same, with what a live connection is welcomed with. */
  welcome: (id: string) => ask<Welcome>('GET', welcomeAt(id)),
  emotions: (id: string) => ask<Record<string, unknown>>('GET', `${at(id)}/emotions`),
  end: (id: string) => ask<TableWords>('POST', `${at(id)}/end`),
  readLink: (secret: string) => ask<Followed>('POST', '/api/links/read', { secret }),
  follow: (secret: string) => ask<Followed>('POST', '/api/links/follow', { secret }),
};
