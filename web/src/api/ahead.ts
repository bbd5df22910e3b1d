/** What the first screen asks of the server, before all else of the page is here; it is taken once. */

import { recall } from '../browser/stored';

/** Under which name this browser remembers who sits before it. */
export const PERSON = 'cerebria-person';

const asked = new Map<string, Promise<Response>>();

/** Where one's own tables are found, and where a table. */
export const TABLES = '/api/tables';
export const at = (id: string) => `${TABLES}/${encodeURIComponent(id)}`;

export const welcomeAt = (id: string) => `${at(id)}/welcome`;

/** What a request says of who makes it. */
export const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

/** Ask for something that will be wanted, if it is known for whom. */
export function askAhead(path: string): void {
  const token = recall<{ token?: string }>(PERSON, {}).token;
  if (!token) return;
  const answer = fetch(path, { headers: bearing(token) });
  // Whether it comes, whoever takes it will see.
  answer.catch(() => undefined);
  asked.set(path, answer);
}

/** The answer that is on its way, if there is one. */
export function takeAnswer(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
