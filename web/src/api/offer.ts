/** What the server offers and takes: the same for everybody, so it is asked for once. */

import { api } from './http';
import type { Offer } from './schema';

let asked: Promise<Offer> | null = null;

/** What a new table can be; where the answer did not come, it is asked for again the next time. */
export function offered(): Promise<Offer> {
  asked ??= api.offer().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
