/** Something that this browser remembers, and on which all its tabs agree. */

import { recall, remember } from './stored';

export class Shared<T> {
  #value: T;

  /** `read` makes the best of whatever is found, also of nothing; `heard` is told when another tab has changed it. */
  constructor(
    readonly key: string,
    readonly read: (found: unknown) => T,
    heard: () => void = () => undefined,
  ) {
    this.#value = $state.raw(read(recall(key, null)));
    window.addEventListener('storage', (event) => {
      // Without a key everything was forgotten.
      if (event.key !== null && event.key !== key) return;
      this.#value = read(recall(key, null));
      heard();
    });
  }

  get current(): T {
    return this.#value;
  }

  /** Change it, as whichever tab left it last. */
  change(changed: (old: T) => T) {
    this.#value = changed(this.read(recall<unknown>(this.key, this.#value)));
    remember(this.key, this.#value);
  }
}
