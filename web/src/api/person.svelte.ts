/** Who sits before this screen: a name, and a token that only this browser keeps. */

import { Shared } from '../browser/shared.svelte';
import { PERSON } from './ahead';
import type { SignedIn } from './schema';

const kept = new Shared(PERSON, (found) => found as SignedIn | null);

export const person = {
  get current() {
    return kept.current;
  },
  remember(found: SignedIn) {
    kept.change(() => found);
  },
  /** The server does not know this token any more; another tab may have got a new one meanwhile. */
  forget(token: string) {
    kept.change((known) => (known?.token === token ? null : known));
  },
};
