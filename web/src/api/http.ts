/** Requests to the server. Every refusal is a `Refusal` with the id of a text. */

import { at, bearing, TABLES, takeAnswer } from './ahead';
import { person } from './person.svelte';
import type {
  ErrorAnswer,
  LinkAnswer,
  NewTable,
  Problem,
  SignedIn,
  TableForm,
  TableLine,
  TableWords,
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
    answer = await ((method === 'GET' && takeAnswer(path)) || fetch(path, { method, headers, body, signal }));
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
  tables: () => ask<TableLine[]>('GET', TABLES),
  newTable: (form: TableForm) => ask<NewTable>('POST', TABLES, form),
  /** A code to its empty seats. */
  code: (id: string) => ask<LinkAnswer>('POST', `${at(id)}/code`),
  start: (id: string) => ask<TableWords>('POST', `${at(id)}/start`),
};
