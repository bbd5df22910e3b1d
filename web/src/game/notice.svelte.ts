/** Why something was not done. */

import { Refusal } from '../api/http';
import { reasonOf } from '../text/refusals';

const SHOWN = 6000;

export class Notice {
  text = $state<string | null>(null);
  #timer = 0;

  /** Say why; where something was meant for another moment, what that was, if that is known. */
  async tell(error: unknown, stale?: (refusal: Refusal) => string) {
    const refusal = error instanceof Refusal ? error : null;
    if (refusal?.id === 'web-withdrawn') return;
    this.say(refusal?.id === 'stale' && stale ? stale(refusal) : await reasonOf(error));
  }

  /** Something else is pressed. */
  clear() {
    clearTimeout(this.#timer);
    this.text = null;
  }

  /** Say something for a while. */
  say(text: string) {
    this.clear();
    this.text = text;
    this.#timer = window.setTimeout(() => (this.text = null), SHOWN);
  }
}
