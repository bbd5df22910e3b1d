/** Why something was not done. */

import { reasonOf } from '../text/refusals';

const SHOWN = 6000;

export class Notice {
  text = $state<string | null>(null);
  #timer = 0;

  /** Say it for a while. */
  async tell(error: unknown) {
    this.text = await reasonOf(error);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.text = null), SHOWN);
  }
}
