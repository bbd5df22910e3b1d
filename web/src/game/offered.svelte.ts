/** What is asked of whoever decides, and what they can press. */

import type { ViewWords } from '../api/schema';
import type { Content } from '../content/content';
import { choiceAloud } from '../telling/aloud';
import { unfolded, wayName, waysTold } from '../telling/ways';
import { t } from '../text/texts';
import type { Deciding } from './deciding.svelte';
import type { Passing } from './passing.svelte';
import type { Player } from './player.svelte';

const NO_HINTS: ReadonlyMap<string, string> = new Map();

export class Offered {
  /** The view with the question that it asks: which may be one that comes after the next. */
  view: ViewWords = $derived.by(() => {
    const { folded, targets } = this.deciding.reach;
    const { view, wanted } = this.player;
    return folded && folded === wanted ? unfolded(view, targets) : view;
  });
  /** The question that is seen. While one may answer itself, what was asked before stays, and with it the focus. */
  question = $derived.by(() => {
    if (this.passing.isPending) return this.#last ?? { view: this.view, isAtHand: false };
    return (this.#last = { view: this.view, isAtHand: this.player.isDeciding });
  });
  #last: { view: ViewWords; isAtHand: boolean } | null = null;

  /** The choices, which glow where they lie. */
  glows = $derived.by(() => new Set(this.player.isDeciding ? this.view.decision?.options : []));
  /** Those of them that can be seen, and so be picked by keys. */
  seen = $derived.by(() =>
    this.player.isDeciding && this.view.decision ? this.passing.seenOf(this.view.decision) : [],
  );
  /** What can be done at once with what lies on the board and in the hand; or that it is chosen, and waits. */
  hints = $derived.by(() => {
    const { passing, deciding } = this;
    if (deciding.waiting.isSo) return new Map([[deciding.choosing.sent ?? '', t('play-waiting-here')]]);
    if (!this.player.isDeciding || passing.isLed || passing.isPending || deciding.reach.folded)
      return NO_HINTS;
    const { targets } = deciding.reach;
    const payer = this.player.seat;
    return new Map(
      [...targets].map(([target, ways]) => {
        const [way] = ways;
        const isOnly = way && ways.length === 1;
        return [
          target,
          isOnly
            ? choiceAloud({ choice: wayName(this.content, way) }, way.price, payer)
            : waysTold(this.content, ways),
        ];
      }),
    );
  });

  constructor(
    readonly content: Content,
    readonly player: Player,
    readonly deciding: Deciding,
    readonly passing: Passing,
  ) {}
}
