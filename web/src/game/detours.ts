/** Presses that were not needed: whoever names an action first and then points at what it is for could have pointed at once. */

import { partsOf } from '../api/choices';
import type { ViewWords } from '../api/schema';

/** Whether it names what is taken at the end of a turn, which lies nowhere. */
const isTaking = (choice: string) => partsOf(choice).kind === 'take';

export class Detours {
  /** Hears that something was done by two presses that could have been done by one. */
  onfound: () => void = () => {};
  /** What could have been pressed at once when the action that goes on was named; nothing where it was not. */
  #pressable: ReadonlySet<string> = new Set();

  /** A choice of a decision is pressed, beside all that is in reach. */
  note(choice: string, view: ViewWords | null, reach: ReadonlyMap<string, unknown>) {
    if (view?.decision?.kind === 'turn') this.#pressable = new Set(reach.keys());
    else if (this.#pressable.has(choice) && !isTaking(choice)) this.onfound();
  }

  /** Something is pressed without naming an action. */
  end() {
    this.#pressable = new Set();
  }
}
