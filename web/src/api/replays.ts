/** Requests about games that are looked back on. */

import { at } from './ahead';
import { ask, send } from './http';
import type { LifeWords, LinkAnswer, NewTable, Past, PlayOnForm, Replay, TableWords } from './schema';

export const replays = {
  /** The way that a running game has come. */
  past: (id: string, seat: number | null, from: number, count: number) =>
    ask<Past>('GET', `${at(id)}/past?from=${from}&count=${count}${seat === null ? '' : `&seat=${seat}`}`),
  part: (id: string, eyes: string, from: number, count: number) =>
    ask<Replay>('GET', `${at(id)}/replay?eyes=${encodeURIComponent(eyes)}&from=${from}&count=${count}`),
  link: (id: string, moment: number, eyes: string) =>
    ask<LinkAnswer>('POST', `${at(id)}/replay-links`, { moment, eyes }),
  playOn: (id: string, form: PlayOnForm) => ask<NewTable>('POST', `${at(id)}/play-on`, form),
  portrait: async (id: string, language: string) =>
    (await send('GET', `${at(id)}/portrait.png?language=${language}`, null)).blob(),
  life: (id: string) => ask<LifeWords>('GET', `${at(id)}/life`),
  record: async (id: string) => (await send('GET', `${at(id)}/record`, null)).blob(),
  putRecord: async (file: Blob, title: string) =>
    (await (
      await send('POST', `/api/records?title=${encodeURIComponent(title)}`, file)
    ).json()) as TableWords,
};
