/**
 * Requests about who one is: the key to one's seats, which may come from another browser, when one's time rests, and
 * being forgotten.
 */

import { bearing } from './ahead';
import { ask, Refusal } from './http';
import type { OwnGames, RestAnswer, RestForm, SignedIn } from './schema';

const ME = '/api/people/me';

/** Whose key this is. */
export async function whoHas(token: string): Promise<SignedIn> {
  const answer = await fetch(ME, { headers: bearing(token) }).catch(() => null);
  if (!answer) throw new Refusal('web-unreachable', '');
  if (!answer.ok) throw new Refusal('no-such-key', '', answer.status);
  return { ...((await answer.json()) as Omit<SignedIn, 'token'>), token };
}

/** When one's own time does not run, at tables whose clocks rest. */
export const rest = {
  mine: () => ask<RestAnswer>('GET', `${ME}/rest`),
  change: (form: RestForm) => ask<RestAnswer>('PUT', `${ME}/rest`, form),
};

/** One's own games that are over. */
export const ownGames = () => ask<OwnGames>('GET', `${ME}/games`);

/** All that is kept of oneself. */
export const everything = () => ask<unknown>('GET', `${ME}/everything`);

export const forgetMe = () => ask<void>('DELETE', ME);
