/** Asking for a name where one is needed and none is known. */

import { person } from '../api/person.svelte';

let waiting = $state.raw<((isNamed: boolean) => void) | null>(null);

export const nameQuestion = {
  get isAsking() {
    return waiting !== null;
  },
  /** Ask, even where a name is known; whether there is one in the end. */
  ask(): Promise<boolean> {
    waiting?.(false);
    return new Promise((done) => (waiting = done));
  },
  settle(isNamed: boolean) {
    waiting?.(isNamed);
    waiting = null;
  },
};

/** Whether somebody is here to act, after asking for the name if need be. */
export async function isNamed(): Promise<boolean> {
  return person.current !== null || nameQuestion.ask();
}
