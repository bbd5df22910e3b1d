/** Requests to the server. Every refusal is a `Refusal` with the id of a text. */

import { at, bearing, takeAnswer, welcomeAt } from './ahead';
import { person } from './person.svelte';
import type {
  Checked,
  ErrorAnswer,
  Followed,
  GameForm,
  LinkAnswer,
  NewTable,
  Offer,
  Past,
  PlayOnForm,
  Problem,
  Replay,
  SignedIn,
  Spectator,
  TableForm,
  TableLine,
  TableWords,
  Welcome,
} from './schema';

export class Refusal extends Error {
  constructor(
    readonly id: string,
    message: string,
    readonly status = 0,
    readonly problems: Problem[] = [],
    readonly details: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body === undefined ? null : JSON.stringify(body));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** A request with a body as it is. Records go this way: their seeds have more digits than numbers have here. */
export async function send(
  method: string,
  path: string,
  body: BodyInit | null,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const token = person.current?.token;
  const headers: Record<string, string> = token ? bearing(token) : {};
  if (body !== null) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await (takeAnswer(path) ?? fetch(path, { method, headers, body, signal }));
  } catch {
    throw new Refusal('web-unreachable', '');
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as ErrorAnswer | null;
  // The server has forgotten this person: the name is asked for anew.
  if (told?.error === 'not-signed-in' && token) person.forget(token);
  throw new Refusal(
    told?.error ?? 'web-unreachable',
    told?.message ?? '',
    answer.status,
    told?.problems,
    told?.details,
  );
}

/** Become somebody, or take another name. */
export async function signIn(name: string): Promise<void> {
  if (person.current) {
    const renamed = await ask<{ id: string; name: string }>('PATCH', '/api/people/me', { name });
    person.remember({ ...person.current, name: renamed.name });
  } else {
    person.remember(await ask<SignedIn>('POST', '/api/people', { name }));
  }
}

export const api = {
  offer: () => ask<Offer>('GET', '/api/options'),
  check: (form: GameForm) => ask<Checked>('POST', '/api/options/check', form),
  tables: () => ask<TableLine[]>('GET', '/api/tables'),
  newTable: (form: TableForm) => ask<NewTable>('POST', '/api/tables', form),
  table: (id: string) => ask<TableWords>('GET', at(id)),
  /** The same, with what a live connection is welcomed with. */
  welcome: (id: string) => ask<Welcome>('GET', welcomeAt(id)),
  emotions: (id: string) => ask<Record<string, unknown>>('GET', `${at(id)}/emotions`),
  start: (id: string) => ask<TableWords>('POST', `${at(id)}/start`),
  end: (id: string) => ask<TableWords>('POST', `${at(id)}/end`),
  rematch: (id: string) => ask<NewTable>('POST', `${at(id)}/rematch`),
  readLink: (secret: string) => ask<Followed>('POST', '/api/links/read', { secret }),
  follow: (secret: string) => ask<Followed>('POST', '/api/links/follow', { secret }),
  seatLink: (id: string, seat: number) => ask<LinkAnswer>('POST', `${at(id)}/seats/${seat}/link`),
  watchLink: (id: string) => ask<LinkAnswer>('POST', `${at(id)}/watch-link`),
  sit: (id: string, seat: number) => ask<TableWords>('POST', `${at(id)}/seats/${seat}/sit`),
  leave: (id: string, seat: number) => ask<TableWords>('POST', `${at(id)}/seats/${seat}/leave`),
  kick: (id: string, seat: number) => ask<TableWords>('POST', `${at(id)}/seats/${seat}/kick`),
  allowHints: (id: string, areAllowed: boolean) =>
    ask<TableWords>('POST', `${at(id)}/hints`, { are_allowed: areAllowed }),
  program: (id: string, seat: number, program: string | null) =>
    ask<TableWords>('POST', `${at(id)}/seats/${seat}/program`, { program }),
  spectators: (id: string) => ask<Spectator[]>('GET', `${at(id)}/spectators`),
  removeSpectator: (id: string, who: string) =>
    ask<Spectator[]>('POST', `${at(id)}/spectators/${who}/remove`),
  silenceSpectator: (id: string, who: string, isSilenced: boolean) =>
    ask<Spectator[]>('POST', `${at(id)}/spectators/${who}/silence`, { is_silenced: isSilenced }),
  past: (id: string, seat: number | null, from: number, count: number) =>
    ask<Past>('GET', `${at(id)}/past?from=${from}&count=${count}${seat === null ? '' : `&seat=${seat}`}`),
  replay: (id: string, eyes: string, from: number, count: number) =>
    ask<Replay>('GET', `${at(id)}/replay?eyes=${encodeURIComponent(eyes)}&from=${from}&count=${count}`),
  replayLink: (id: string, moment: number, eyes: string) =>
    ask<LinkAnswer>('POST', `${at(id)}/replay-links`, { moment, eyes }),
  playOn: (id: string, form: PlayOnForm) => ask<NewTable>('POST', `${at(id)}/play-on`, form),
  record: async (id: string) => (await send('GET', `${at(id)}/record`, null)).blob(),
  putRecord: async (file: Blob, title: string) =>
    (await (
      await send('POST', `/api/records?title=${encodeURIComponent(title)}`, file)
    ).json()) as TableWords,
};
