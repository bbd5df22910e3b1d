/** The one rule for asking back, for every way of pressing. */

import type { FactWords } from '../api/schema';
import type { Settings } from '../browser/settings.svelte';
import { END } from '../telling/ways';

/**
 * Whether a press asks back before it is done: where what is known of all that it stands for says that it shows
 * something hidden, causes a Revelation or ends the game. Null where only the server knows that.
 */
export function asksBack(
  choices: readonly string[],
  fact: FactWords | null,
  confirms: Settings['confirms'],
): boolean | null {
  if (confirms === 'never') return false;
  if (confirms === 'turn' && choices.includes(END)) return true;
  return fact && fact.asks_back;
}
