/** What was chosen and waits for the connection; and what became of it, in words. */

import type { Refusal } from '../api/http';
import type { LiveTable } from '../api/live.svelte';
import type { ViewWords } from '../api/schema';
import type { Content } from '../content/content';
import { sideOf } from '../content/in-play';
import { actionName } from '../telling/actions';
import { toldChoice } from '../telling/choices';
import type { Name } from '../text/naming';
import { named, t } from '../text/texts';
import type { Notice } from './notice.svelte';

export class Waiting {
  constructor(
    readonly live: LiveTable,
    readonly content: Content,
    readonly notice: Notice,
  ) {}

  /** Whether something waits. */
  get isSo(): boolean {
    return this.live.waiting !== null;
  }

  /** What waits, by name, as a view has it. */
  told(view: ViewWords): string {
    const { waiting } = this.live;
    if (!waiting) return '';
    const { pressed, message } = waiting;
    const first = message.type === 'choose' ? message.choice : pressed;
    return t('play-waiting', { choice: this.#nameOf(pressed, first, view) });
  }

  /** Do not send it. */
  withdraw() {
    if (this.live.withdraw()) this.notice.say(t('play-withdrawn-late'));
  }

  /** What became of something that was pressed for another moment, with the action that it was pressed for. */
  stale(pressed: string, first: string, view: ViewWords | null) {
    return ({ details }: Refusal) =>
      t(details.done ? 'play-stale-done' : 'play-stale', { choice: this.#nameOf(pressed, first, view) });
  }

  #nameOf(pressed: string, first: string, view: ViewWords | null): Name | string {
    const { content } = this;
    if (pressed === 'undo') return named('play-undo');
    const action = actionName(content, first);
    if (first === pressed && action) return action;
    const side = sideOf(this.live.table);
    const target = view ? toldChoice(view, pressed, { content, side }).title : pressed;
    return action ? named('play-waiting-way', { action, target }) : target;
  }
}
