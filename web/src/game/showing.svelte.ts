/**
 * Shows what happened, one piece after the other. `view` is what the screen draws: at first a little behind the
 * newest, and never for long.
 */

import type { LiveTable, News } from '../api/live.svelte';
import type { ViewWords } from '../api/schema';
import type { Side } from '../api/view';
import { flightsOf, type Flight } from '../board/flights';
import { afterPainting } from '../browser/painting';
import { settings } from '../browser/settings.svelte';
import type { Content } from '../content/content';
import { EgoTelling } from '../table/ego-telling.svelte';
import { egoSteps } from '../telling/ego';
import { lyingIn, tell, type Told } from '../telling/events';
import { revelationIn, type Revelation } from '../telling/story';

/** The longest that a piece, a turn of others and a Revelation are shown, in milliseconds at normal speed. */
const PIECE = 480;
const TURN = 1200;
const REVELATION = 2400;
const SHORTEST = 60;
const FLIGHT = 1100;

export class Showing {
  view = $state.raw<ViewWords | null>(null);
  version = $state(0);
  /** The sentences of the newest piece that had any. */
  told = $state.raw<Told[]>([]);
  flights = $state.raw<Flight[]>([]);
  revelation = $state.raw<Revelation | null>(null);
  /** The turn of Ego's that is being told. */
  ego = $state.raw<EgoTelling | null>(null);
  /** Whether there is more to show than is seen. */
  isBehind = $state(false);

  /** Calls off the next piece, while one is being shown. */
  #callOff: (() => void) | null = null;
  #sceneTimer = 0;
  #left = TURN;
  #turn = -1;

  constructor(
    readonly live: LiveTable,
    readonly content: Content,
    readonly side: () => Side,
  ) {}

  /** Show the next piece, unless one is being shown; call it whenever something was heard. */
  attend(due = performance.now()) {
    const { news, view } = this.live;
    // Whoever reads says when to go on.
    if (this.ego) return;
    if (this.#callOff) {
      // What somebody does themselves is never kept waiting by what others did, and nobody waits while nobody looks.
      const isOwn = news.some(({ update }) => update.seat !== null && update.seat === view?.seat);
      if (!isOwn && !document.hidden) {
        this.isBehind = this.#hasMore();
        return;
      }
      this.#callOff();
    }
    const [piece] = news;
    if (!piece) {
      this.view = this.live.view;
      this.isBehind = false;
      return;
    }
    this.live.shown();
    this.version = piece.update.version;
    if (this.#tellEgo(piece)) return;
    this.view = piece.after;
    const pause = this.#play(piece) * settings.pace;
    const next = due + pause;
    // What a slow machine is late with comes together; but the last piece alone, as a decision may have to be drawn with it.
    const isLate = next <= performance.now() && this.live.news.length > 1;
    // Our own doing is seen at once.
    if (pause < 1 || document.hidden || isLate) {
      this.attend(next);
      return;
    }
    // Whoever decides next need not wait for the last piece to end.
    this.isBehind = this.#hasMore();
    this.#goOnAt(next);
  }

  /**
   * Show the next piece in its time, but not before this one is on the screen: a slow machine would work out both and
   * paint one. It shows together what became due meanwhile.
   */
  #goOnAt(due: number) {
    let timer = 0;
    const forget = afterPainting(() => {
      timer = window.setTimeout(() => {
        this.#callOff = null;
        this.attend(due);
      }, due - performance.now());
    });
    this.#callOff = () => {
      forget();
      clearTimeout(timer);
      this.#callOff = null;
    };
  }

  /** Show where everything led, now. */
  skip() {
    this.#callOff?.();
    const last = this.live.news.at(-1);
    if (last) this.version = last.update.version;
    this.live.skip();
    this.flights = [];
    this.revelation = null;
    this.ego?.stop();
    this.ego = null;
    this.attend();
  }

  stop() {
    this.#callOff?.();
    clearTimeout(this.#sceneTimer);
    this.ego?.stop();
  }

  /** Whether there is something to see among what is left; words are not waited for. */
  #hasMore() {
    return this.live.news.some(({ before, after }) => before !== after);
  }

  /** Tell a turn of Ego's from step to step, if the piece holds one and it is wanted so. */
  #tellEgo({ update, before, after }: News): boolean {
    const events = update.events ?? [];
    if (settings.current.ego === 'off' || update.kind !== 'choice' || !before || !after) return false;
    const told = tell(this.content, events, lyingIn(before), this.side());
    const steps = egoSteps(this.content, { events, told, before, after });
    if (!steps.length) return false;
    this.isBehind = true;
    this.ego = new EgoTelling(steps, {
      onstep: ({ view, told, events, before }) => {
        this.view = view;
        this.told = told;
        if (settings.pace) this.#fly(flightsOf(events, view.turn, before, view));
      },
      onend: () => {
        this.ego = null;
        this.view = after;
        const revelation = revelationIn({ events, before, after });
        if (revelation && settings.pace) this.#reveal(revelation);
        this.attend();
      },
    });
    return true;
  }

  /** Start what is seen to move, and tell how long to wait before the next piece. */
  #play({ update, before, after }: News): number {
    const events = update.events ?? [];
    if (!after || update.kind !== 'choice' || !events.length) return 0;
    const told = tell(this.content, events, before ? lyingIn(before) : new Map(), this.side());
    if (told.length) this.told = told;
    if (settings.pace) this.#fly(flightsOf(events, update.seat, before, after));
    const revelation = revelationIn({ events, before, after });
    if (revelation && settings.pace) this.#reveal(revelation);
    if (update.seat === after.seat) return 0;
    return revelation ? REVELATION : told.length ? this.#share(after) : 0;
  }

  /** A piece's part of the time that a turn may take: many pieces are shown faster. */
  #share({ turns }: ViewWords): number {
    if (turns !== this.#turn) {
      this.#turn = turns;
      this.#left = TURN;
    }
    const waiting = 1 + this.live.news.filter(({ after }) => after?.turns === turns).length;
    const share = Math.max(SHORTEST, Math.min(PIECE, this.#left / waiting));
    this.#left = Math.max(0, this.#left - share);
    return share;
  }

  #fly(flights: Flight[]) {
    if (!flights.length) return;
    this.flights = [...this.flights, ...flights];
    const gone = new Set(flights.map(({ id }) => id));
    const last = Math.max(...flights.map(({ delay }) => delay));
    window.setTimeout(
      () => (this.flights = this.flights.filter(({ id }) => !gone.has(id))),
      (FLIGHT + last) * settings.pace,
    );
  }

  #reveal(revelation: Revelation) {
    this.revelation = revelation;
    clearTimeout(this.#sceneTimer);
    this.#sceneTimer = window.setTimeout(() => (this.revelation = null), REVELATION * 1.6 * settings.pace);
  }
}
