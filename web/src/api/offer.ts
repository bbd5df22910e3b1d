/** What the server offers and takes: the same for everybody, so it is asked for once. */

import { ask } from './http';
import type { Checked, GameForm, Offer } from './schema';

let asked: Promise<Offer> | null = null;

/** What a new table can be; where the answer did not come, it is asked for again the next time. */
export function offered(): Promise<Offer> {
  asked ??= ask<Offer>('GET', '/api/options').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Whether a game can be so, and what is wrong with it otherwise. */
export const check = (form: GameForm) => ask<Checked>('POST', '/api/options/check', form);
