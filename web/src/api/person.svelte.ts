/** Who sits before this screen: a name, and a token that only this browser keeps. */

import type { SignedIn } from './schema';

const KEY = 'cerebria-person';

function stored(): SignedIn | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as SignedIn | null;
  } catch {
    return null;
  }
}

let current = $state<SignedIn | null>(stored());

export const person = {
  get current() {
    return current;
  },
  remember(found: SignedIn) {
    current = found;
    localStorage.setItem(KEY, JSON.stringify(found));
  },
  forget() {
    current = null;
    localStorage.removeItem(KEY);
  },
};
