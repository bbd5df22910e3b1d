/**
 * Leads through a lesson at a real table of the server. The player's own eyes stay open all the time; the others
 * are played through connections of their own, so that nothing of them is ever seen.
 */

import { untrack } from 'svelte';
import { api, Refusal, signIn } from '../api/http';
import { tables } from '../api/tables';
import { LiveTable } from '../api/live.svelte';
import { person } from '../api/person.svelte';
import type { TableForm, ViewWords } from '../api/schema';
import { seating } from '../api/seating';
import { markLesson } from '../lobby/own-tables';
import { named, t } from '../text/texts';
import { notes } from '../ui/toasts.svelte';
import {
  allChoices,
  choicesBefore,
  forget,
  keepProgress,
  progressOf,
  stepAt,
  type Lesson,
  type Made,
} from './lessons';

/** Refusals that a moment's patience mends. */
const FOR_NOW = new Set(['too-many-requests', 'busy', 'stale']);
const PAUSE = 1000;

export class Guide {
  live = $state.raw<LiveTable | null>(null);
  /** The step that the game has come to. */
  step = $state(0);
  hasFailed = $state(false);
  /** Whether everything lies where the lesson begins. */
  isLaid = $state(false);

  /** The other seats, by number. */
  #others = $state.raw(new Map<number, LiveTable>());
  /** The number of the last choice that was sent from here; it may not have been heard yet. */
  #sent = -1;
  /** Counts openings and closings: one that takes long may not be wanted any more. */
  #opening = 0;
  #choices: Made[];
  #before: number[];
  /** What was narrowed last, and to which choice: an empty one where there is only something to read. */
  #narrowed: { from?: ViewWords; choice?: string | undefined; view?: ViewWords } = {};

  constructor(
    readonly name: string,
    readonly lesson: Lesson,
  ) {
    this.#choices = allChoices(lesson);
    this.#before = choicesBefore(lesson);
  }

  /** All that was heard, on every seat. */
  get heard() {
    return [this.live, ...this.#others.values()].map((table) => table?.log);
  }

  /** How many choices have been made at the table: every seat hears of all its own. */
  get made(): number {
    return this.heard.flat().filter((update) => update?.kind === 'choice' && update.choice).length;
  }

  /** Whether all is played that the coach wants to speak about. */
  get isReady(): boolean {
    return this.#isOpen && this.made === this.#before[this.step];
  }

  /** Whether the player's own eyes have seen what was done on the other seats, who hear of it a little earlier. */
  get #isAsked(): boolean {
    const [seat, choice = ''] = this.#choices[this.made] ?? [];
    return seat !== this.lesson.seat || Boolean(this.live?.view?.decision?.options.includes(choice));
  }

  /** Whether the server has closed the table to one of its seats for good. */
  get isCutOff(): boolean {
    return [this.live, ...this.#others.values()].some((table) => table?.ended != null);
  }

  get #isOpen(): boolean {
    return this.live?.view != null && [...this.#others.values()].every(({ view }) => view != null);
  }

  /** Go on where the lesson was left, or begin it. */
  async open(): Promise<void> {
    const opening = ++this.#opening;
    if (!person.current) await signIn(t('home-name-default'));
    const { table, step = 0 } = progressOf(this.name);
    const isRunning = table ? await tables.table(table).then(({ status }) => status === 'running', () => false) : false; // prettier-ignore
    const id = isRunning && table ? table : await this.#newTable();
    const begin = isRunning ? step : 0;
    if (step > begin) notes.say(t('tutorial-anew'));
    keepProgress(this.name, { table: id, step: begin });
    if (opening !== this.#opening) return;
    this.step = begin;
    this.isLaid = false;
    this.#sent = -1;
    this.live = new LiveTable(id, this.lesson.seat);
    this.#others = new Map(this.#otherSeats.map((seat) => [seat, new LiveTable(id, seat)]));
  }

  get #otherSeats(): number[] {
    return [...Array(this.lesson.seats).keys()].filter((seat) => seat !== this.lesson.seat);
  }

  async #newTable(): Promise<string> {
    const { table } = await api.newTable({
      title: t('tutorial-table', { lesson: named(`tutorial-${this.name}`) }),
      game: this.lesson.game,
      seats: Array.from({ length: this.lesson.seats }, () => ({ kind: 'me' })) as NonNullable<
        TableForm['seats']
      >,
    });
    markLesson(table.id, true);
    await api.start(table.id);
    return table.id;
  }

  /** Begin the lesson anew, at another table. */
  async restart(): Promise<void> {
    this.close();
    forget(this.name);
    this.hasFailed = false;
    await this.open();
  }

  /** Play what is next in the lesson and not for the player to choose; call it whenever something was heard. */
  attend(): void {
    const { live, made } = this;
    if (!live || !this.#isOpen || this.hasFailed) return;
    // In a lesson nothing is taken back: the step before is only told again.
    if (live.canUndo) live.canUndo = false;
    const step = stepAt(this.lesson, made, this.step);
    if (step < 0) this.hasFailed = true;
    else if (step !== this.step) this.#goTo(step);
    if (made < (this.#before[this.step] ?? 0)) void this.#play(made);
    if (!this.isLaid && made >= this.lesson.opening.length && this.#isAsked) this.#lay(live);
  }

  /** The lesson begins here: what led to it is not shown. */
  #lay(live: LiveTable) {
    live.news = [];
    this.isLaid = true;
  }

  #goTo(step: number) {
    this.step = step;
    keepProgress(this.name, { step });
  }

  async #play(made: number): Promise<void> {
    const [seat, choice] = this.#choices[made] ?? [];
    const table = seat === this.lesson.seat ? this.live : this.#others.get(seat ?? -1);
    const isAsked = choice !== undefined && table?.view?.decision?.options.includes(choice);
    if (!table || !isAsked || made === this.#sent) return;
    this.#sent = made;
    try {
      await table.choose(choice);
    } catch (error) {
      const isForNow = error instanceof Refusal && FOR_NOW.has(error.id);
      if (isForNow) setTimeout(() => this.#again(), PAUSE);
      // Closed in the middle of it, there is nobody left to tell.
      else this.hasFailed = this.live !== null;
    }
  }

  #again(): void {
    this.#sent = -1;
    this.attend();
  }

  /**
   * A view in which only the choice of this step is offered, and none while there is something to read. The very same one
   * as long as nothing has changed, whatever the other seats hear meanwhile: with another view a new decision begins, and
   * a choice that is on its way in the one before is forgotten. What the lesson answers for the player is not asked: the
   * question before it stays until the coach speaks again.
   */
  narrowed(from: ViewWords): ViewWords {
    const choice = this.isReady ? (this.lesson.steps[this.step]?.choice ?? '') : undefined;
    const { decision } = from;
    if (!decision) return from;
    const last = this.#narrowed;
    if (last.view && last.from === from && last.choice === choice) return last.view;
    const before = last.view?.decision;
    const asked = choice === undefined && before && before.seat === decision.seat ? before : decision;
    const options = asked.options.filter((option) => option === choice);
    const view = { ...from, decision: { ...asked, options } };
    this.#narrowed = { from, choice, view };
    return view;
  }

  /** Read on. */
  next(): void {
    if (this.step + 1 < this.lesson.steps.length) this.#goTo(this.step + 1);
    this.attend();
  }

  finish(): void {
    keepProgress(this.name, { isDone: true, table: undefined, step: 0 });
  }

  /** Leave the other seats to programs; the table then is like any other. */
  async playOn(): Promise<string | null> {
    const { live } = this;
    if (!live) return null;
    this.finish();
    this.close();
    for (const seat of this.#otherSeats) await seating.leave(live.id, seat);
    markLesson(live.id, false);
    return live.id;
  }

  /** The table is needed no more. */
  async putAway(): Promise<void> {
    const id = this.live?.id;
    this.finish();
    this.close();
    if (id) await tables.end(id).catch(() => undefined);
  }

  close(): void {
    this.#opening += 1;
    this.live?.close();
    for (const other of this.#others.values()) other.close();
    this.live = null;
    this.#others = new Map();
  }
}

/** Lead through a lesson for as long as the component lives that calls this. */
export function lead(guide: Guide): void {
  $effect(() => {
    void guide.heard;
    untrack(() => guide.attend());
  });
  $effect(() => () => guide.close());
}
