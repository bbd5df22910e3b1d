/** Goes through a turn of Ego's from step to step: as somebody reads on, or by itself. */

import { settings } from '../browser/settings.svelte';
import { pagesOf, type EgoPage, type EgoStep } from '../telling/ego';

/** How long a step stays that goes by itself, in milliseconds: at least so long, and longer with every letter. */
const STAY = 1400;
const PER_LETTER = 22;

interface Hearing {
  onstep?: (step: EgoStep) => void;
  onend: () => void;
}

export class EgoTelling {
  at = $state(0);
  /** Whether it goes on by itself. */
  isFlowing = $state(settings.current.ego === 'flowing');

  step = $derived.by(() => this.steps[this.at] as EgoPage);
  isFirst = $derived(this.at === 0);
  isLast = $derived.by(() => this.at + 1 === this.steps.length);

  /** What is told at once. */
  readonly steps: EgoPage[];
  #timer = 0;

  constructor(
    steps: EgoStep[],
    readonly hearing: Hearing,
  ) {
    this.steps = pagesOf(steps);
    this.goTo(0);
  }

  /** Show a step. */
  goTo(at: number) {
    this.stop();
    this.at = at;
    const step = this.steps[at];
    if (!step) return;
    this.hearing.onstep?.(step);
    if (this.isFlowing) this.#timer = window.setTimeout(() => this.next(), stay(step));
  }

  /** Go on to the next step, or to the end. */
  next() {
    if (this.at + 1 < this.steps.length) this.goTo(this.at + 1);
    else this.end();
  }

  back() {
    if (this.at > 0) this.goTo(this.at - 1);
  }

  /** Let it go on by itself, or no longer. */
  flow(isFlowing: boolean) {
    this.isFlowing = isFlowing;
    if (isFlowing) this.next();
    else this.stop();
  }

  end() {
    this.stop();
    this.hearing.onend();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
}

const stay = ({ told }: EgoStep) =>
  STAY + PER_LETTER * told.reduce((letters, { text }) => letters + text.length, 0);
