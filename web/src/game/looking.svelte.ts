/** What somebody looks at beside the decision: a panel, a card, a deed of the past. */

import type { ViewWords } from '../api/schema';
import type { Near } from '../board/framing.svelte';
import type { Inspected } from '../table/EmotionSheet.svelte';
import { EgoTelling } from '../table/ego-telling.svelte';
import { momentsOf, stepsOfTurn } from '../telling/ego';
import { endgameAfter, isOver, wholeRevelation } from '../telling/revelation';
import { viewAfter, type Line, type Moment, type Revelation, type TurnStory } from '../telling/story';
import { notes } from '../ui/toasts.svelte';
import type { Again, Wanted } from './again.svelte';
import type { LogBook } from './logbook.svelte';

export type Panel = 'hints' | 'since' | 'standing' | 'board' | 'players' | 'log' | 'chat';

export class Looking {
  panel = $state<Panel>('standing');
  /** On a narrow window panels lie in a drawer. */
  isDrawerOpen = $state(false);
  inspected = $state.raw<Inspected | null>(null);
  /** A turn of Ego's that is told once more. */
  ego = $state.raw<EgoTelling | null>(null);
  /** A Revelation that is seen once more. */
  revelation = $state.raw<Revelation | null>(null);
  /** Whether the board shows what Ego does next, as far as it is known. */
  isForecastShown = $state(false);
  /** Deeds that the board shows once more. */
  again = $state.raw<Again | null>(null);
  /** Where on the board that happened which is pointed at, in the words of choices. */
  pointed = $state.raw<string[]>([]);
  /** The version up to which this table had been seen before it was opened or its tab seen again. */
  seen = $state.raw<number | null>();

  /** Whether what only Ambition buys is seen, where that has no place among the actions. */
  isBuying = $state(false);

  /** The Realm that is looked at closely, or what else. */
  realm = $state<string | null>(null);
  near = $state.raw<Near | null>(null);

  /** Whether it was a finger that pressed last. */
  isByTouch = $state(false);

  #toldTurn = -1;
  #glance = $state.raw<Line | null>(null);

  constructor(readonly book: LogBook) {}

  /** The table that the board shows in passing: as it stood after a line. */
  get glance(): ViewWords | null {
    const moment = this.#glance && this.book.at(this.#glance.moment.version);
    return moment && viewAfter(moment, this.#glance!.event);
  }

  /** Whether only a part of the board is seen. */
  get isNear(): boolean {
    return this.realm !== null || this.near !== null;
  }

  /** Come near to a Realm, or show the whole board again. */
  comeTo(realm: string | null) {
    this.realm = realm;
    this.near = null;
  }

  /** Show a panel in the drawer, or put it away again. */
  toggle(panel: Panel) {
    this.isDrawerOpen = !(this.isDrawerOpen && this.panel === panel);
    this.panel = panel;
  }

  /** At the start of one's turn stands what happened since the last one; once a turn. */
  tellSince(turn: number) {
    if (turn === this.#toldTurn) return;
    this.#toldTurn = turn;
    this.panel = 'since';
  }
  /** Something is chosen: whoever has begun to play has read what happened, and has bought what there was to buy. */
  goOn() {
    this.isBuying = false;
    if (this.panel === 'since') this.panel = 'standing';
  }

  /** Let the board show a deed once more, or all that were done from it on. */
  async seeAgain(wanted: Wanted, isFlowing = false) {
    this.#glance = null;
    this.isDrawerOpen = false;
    const { Again } = await import('./again.svelte');
    this.again ??= new Again(
      this.book,
      (error) => notes.complain(error),
      () => this.backToNow(),
    );
    this.again.isFlowing = isFlowing;
    await this.again.show(wanted);
  }

  /** Let the board show what is now. */
  backToNow() {
    this.#glance = null;
    this.again?.stop();
    this.again = null;
  }

  /** Tell a turn of Ego's once more, step by step. */
  async tellAgain(turn: TurnStory) {
    this.backToNow();
    for (const { version } of momentsOf(turn)) await this.#isKnown(version);
    const steps = stepsOfTurn(turn, ({ version }) => this.book.at(version));
    if (!steps.length) return;
    this.isDrawerOpen = false;
    this.ego?.stop();
    this.ego = new EgoTelling(steps, { onend: () => (this.ego = null) });
  }

  /** Show the scene of a Revelation once more, from the moment in which it began. */
  async reveal({ version }: Moment) {
    const later = this.book.moments.filter((moment) => moment.version >= version);
    const end = later.find(({ events }) => isOver(events)) ?? later.at(-1);
    await this.#isKnown(end?.version ?? version, version);
    this.revelation = wholeRevelation(this.book.moments, version);
  }

  /** Enough of it; where the game came to its end with it, that has a scene of its own. */
  closeScene() {
    this.revelation = this.revelation && endgameAfter(this.revelation);
  }

  /** Let the board show how things stood as long as the pointer rests on a line. */
  async glanceAt(line: Line | null) {
    this.#glance = line;
    if (line) await this.#isKnown(line.moment.version);
  }

  async #isKnown(version: number, first = version): Promise<boolean> {
    try {
      await this.book.recall(first, version);
    } catch (error) {
      notes.complain(error);
    }
    return Boolean(this.book.at(version)?.after);
  }

  /** One step back to the decision. Tells whether there was anything to leave. */
  leave(): boolean {
    if (this.inspected) this.inspected = null;
    else if (this.isBuying) this.isBuying = false;
    else if (this.ego) this.ego.end();
    else if (this.again) this.backToNow();
    else if (this.isDrawerOpen) this.isDrawerOpen = false;
    else return false;
    return true;
  }
}
