/** A form that the server looks over while it is filled in. */

import { Refusal } from '../api/http';
import { check } from '../api/offer';
import type { Checked, GameForm, Problem } from '../api/schema';
import { inWords, reasonOf } from '../text/refusals';

const PAUSE = 200;

export class Checking {
  /** The last options that made a game, completed. */
  good = $state.raw<Checked | null>(null);
  problems = $state.raw<Problem[]>([]);
  /** Why the form could not be looked over at all. */
  refusal = $state('');
  isWaiting = $state(true);
  #timer = 0;
  #asked = 0;

  /** Look this over soon; only the answer to the last question counts. */
  ask(form: GameForm) {
    this.isWaiting = true;
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.#timer = window.setTimeout(() => void this.#check(form, number), this.good ? PAUSE : 0);
  }

  async #check(form: GameForm, number: number) {
    try {
      const checked = await check(form);
      const problems = await inWords(checked.problems);
      if (number !== this.#asked) return;
      if (checked.is_good) this.good = checked;
      this.problems = problems;
      this.refusal = '';
    } catch (error) {
      const refusal = await reasonOf(error);
      const problems = error instanceof Refusal ? await inWords(error.problems) : this.problems;
      if (number !== this.#asked) return;
      [this.refusal, this.problems] = [refusal, problems];
    }
    this.isWaiting = false;
  }

  get isGood() {
    return this.good !== null && !this.problems.length && !this.refusal && !this.isWaiting;
  }
}
