/**
 * Shows what happened, one piece after the other. `view` is what the screen draws: at first a little behind the
 * newest, and never for long.
 */

import type { LiveTable, News } from '../api/live.svelte';
import type { EventWords, ViewWords } from '../api/schema';
import type { Side } from '../api/view';
import { flightsOf, type Flight } from '../board/flights';
import { afterPainting } from '../browser/painting';
import { settings } from '../browser/settings.svelte';
import type { Content } from '../content/content';
import { letHear } from '../deeds/hearing';
import { timeOf } from '../deeds/pace';
import { EgoTelling } from '../table/ego-telling.svelte';
import { egoSteps } from '../telling/ego';
import { lyingIn, tell, type Told } from '../telling/events';
import { litBy } from '../telling/places';
import { bringsMore, continued, endgameAfter, isOver } from '../telling/revelation';
import { revelationIn, type Moment, type Revelation } from '../telling/story';
import { named, t } from '../text/texts';
import { notes } from '../ui/toasts.svelte';
import { sayOnce } from './once';

/** In milliseconds at normal speed. */
const FLIGHT = 1100;
/** So long somebody waits for what the server answers for them: it may be unable to. */
const PASSING = 3000;
/** Of so many pieces that wait each has its full time. */
const CROWD = 80;

export class Showing {
  view = $state.raw<ViewWords | null>(null);
  version = $state(0);
  /** The sentences of the newest piece that had any. */
  told = $state.raw<Told[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** Where on the board the piece happened that is shown, in the words of choices. */
  lit = $state.raw<string[]>([]);
  /** The Revelation whose scene is shown. */
  revelation = $state.raw<Revelation | null>(null);
  /** How many events of it were shown before. */
  revealed = $state.raw(0);
  /** The turn of Ego's that is being told. */
  ego = $state.raw<EgoTelling | null>(null);
  /** Whether there is more to show than is seen. */
  isBehind = $state(false);

  /** Calls off the next piece, while one is being shown. */
  #callOff: (() => void) | null = null;
  /** A Revelation in which something is still to be decided. */
  #unfinished: Revelation | null = null;
  /** Whether the end of a Revelation is about to come, as nobody has to decide but programs, or who is not asked. */
  #isComing = $state(false);
  /** While that is waited for which is answered for whoever decides. */
  #passing = 0;
  /** How many events of the newest Revelation have been shown in its scene. */
  #seen = 0;
  /** What brought the turn of Ego's that is being told. */
  #egoPiece: News | null = null;
  /** The pieces of a Revelation: what they changed is seen when its scene is over, so that nothing is told before its time. */
  #held: News[] = [];

  constructor(
    readonly live: LiveTable,
    readonly content: Content,
    readonly side: () => Side,
    /** Whether a seat is played by a program, which decides without being waited for. */
    readonly isPlayed: (spirit: string) => boolean = () => false,
  ) {}

  /** Whether a Revelation is looked at, or about to be. */
  get isRevealing(): boolean {
    return this.revelation !== null || this.#isComing;
  }

  /** Those of some moments that have been shown: the others are not told of yet. */
  seen(moments: readonly Moment[]): readonly Moment[] {
    return this.isBehind ? moments.filter(({ version }) => version <= this.version) : moments;
  }

  /** Show the next piece, unless one is being shown; call it whenever something was heard. */
  attend(due = performance.now()) {
    const { news, view, version } = this.live;
    // Whoever reads says when to go on.
    if (this.ego || this.revelation) return;
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
      // Nobody waits for a program in whose place somebody has sat down, or at a table that was left.
      this.#isComing &&= this.#passing > 0 || this.isPlayed(view?.decision?.seat ?? '');
      this.isBehind = this.#isComing;
      if (this.#isComing) return;
      this.#release();
      this.lit = [];
      this.view = view;
      this.version = version;
      return;
    }
    this.live.shown();
    if (this.#tellEgo(piece)) return;
    const pause = this.#present(piece) * settings.pace;
    if (this.revelation) return;
    const next = due + pause;
    // What a slow machine is late with comes together; but the last piece alone, as a decision may have to be drawn with it.
    const isLate = next <= performance.now() && this.live.news.length > 1;
    // Our own doing is seen at once.
    if (pause < 1 || document.hidden || isLate) {
      this.attend(next);
      return;
    }
    this.isBehind ||= this.#hasMore();
    this.#goOnAt(next);
  }

  /**
   * Show the next piece in its time, but not before this one is on the screen: a slow machine would work out both and
   * paint one. It shows together what became due meanwhile.
   */
  #goOnAt(due: number) {
    let timer = 0;
    const forget = afterPainting(() => {
      // Whoever decides next need not wait for the last piece to end; but to draw what can be decided is work of its own.
      this.isBehind = this.#hasMore();
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

  /** Show where everything led, now; but no Revelation is passed over that somebody wants to see. */
  skip() {
    this.#callOff?.();
    this.flights = [];
    this.lit = [];
    if (this.revelation) {
      this.revelation = null;
      this.#release();
    }
    if (this.ego) this.#endEgo();
    for (const piece of this.live.news) {
      if (this.revelation) break;
      this.live.shown();
      if (!this.#holds(piece)) this.#see(piece);
    }
    this.attend();
  }

  /** Enough of the Revelation; the game may have come to its end with it. */
  closeScene() {
    this.revelation = this.revelation && endgameAfter(this.revelation);
    this.revealed = 0;
    if (!this.revelation) this.#release();
    this.attend();
  }

  stop() {
    this.#callOff?.();
    this.#waitForPassing(false);
    this.ego?.stop();
  }

  /** Whether there is something to see among what is left; words are not waited for. */
  #hasMore() {
    return this.live.news.some(({ before, after }) => before !== after);
  }

  /** Tell a turn of Ego's from step to step, if the piece holds one and it is wanted so. */
  #tellEgo(piece: News): boolean {
    const { update, before, stages, after } = piece;
    const events = update.events ?? [];
    if (settings.current.ego === 'off' || update.kind !== 'choice' || !before || !after) return false;
    const told = tell(this.content, events, lyingIn(before), this.side());
    // A Revelation has a scene of its own.
    const hasScene = settings.current.revelations !== 'off';
    const steps = egoSteps({ events, told, before, stages, after }).filter(
      (step) => !hasScene || step.events[0]?.kind !== 'revelation',
    );
    if (!steps.length) return false;
    this.isBehind = true;
    this.#egoPiece = piece;
    this.ego = new EgoTelling(steps, {
      onstep: ({ view, told, events, before }) => {
        this.view = view;
        this.told = told;
        letHear(events, view);
        if (settings.pace) this.#fly(flightsOf(events, view.turn, before, view));
      },
      onend: () => {
        this.#endEgo();
        this.attend();
      },
    });
    return true;
  }

  /** The turn of Ego's is told; a Revelation that it brought comes after it. */
  #endEgo() {
    this.ego?.stop();
    this.ego = null;
    if (!this.#egoPiece) return;
    if (!this.#holds(this.#egoPiece)) this.#see(this.#egoPiece);
  }

  /** Show a piece, unless it belongs to a scene that is still to be seen; tell how long to wait before the next one. */
  #present(piece: News): number {
    return this.#holds(piece) ? 0 : this.#play(piece);
  }

  /** Open the scene of a Revelation or prepare it, where a piece brings one; tell whether the piece waits for it. */
  #holds(piece: News): boolean {
    this.#reveal(piece);
    if (this.isRevealing) this.#held.push(piece);
    else this.#release();
    return this.isRevealing;
  }

  /** The scene is over: what it was about is seen. */
  #release() {
    const held = this.#held;
    this.#held = [];
    for (const piece of held) this.#play(piece);
  }

  /** Draw what a piece led to. */
  #see({ update, after }: News) {
    this.version = update.version;
    this.view = after;
    if (update.kind === 'undo') this.#unsay();
  }

  /** Start what is seen to move, and tell how long to wait before the next piece. */
  #play(piece: News): number {
    const { update, before, after } = piece;
    const events = update.events ?? [];
    this.#see(piece);
    if (!after || update.kind !== 'choice' || !events.length) return 0;
    letHear(events, after);
    const told = tell(this.content, events, before ? lyingIn(before) : new Map(), this.side(), before);
    if (told.length) this.told = told;
    announceRound(after, events);
    explainCards(this.content, piece);
    if (settings.pace) this.#fly(flightsOf(events, update.seat, before, after));
    // What one does oneself is seen at once.
    if (update.seat === after.seat) return 0;
    this.lit = settings.pace ? litBy(events) : [];
    return told.length ? timeOf(events) / Math.max(1, this.live.news.length / CROWD) : 0;
  }

  /** What was taken back is stated nowhere. */
  #unsay() {
    this.told = [];
    this.flights = [];
    notes.forget();
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

  /** Wait for what is answered unasked, or no longer. */
  #waitForPassing(isPassed: boolean) {
    clearTimeout(this.#passing);
    this.#passing = 0;
    if (isPassed)
      this.#passing = window.setTimeout(() => {
        this.#passing = 0;
        this.attend();
      }, PASSING);
  }

  /**
   * Open the scene of a Revelation, if somebody wants to see it. What programs decide in the middle of it, and what is
   * answered unasked, comes at once, so it is shown when that is done. Where a person has to decide it is shown before, and its end is another scene.
   */
  #reveal({ update: { kind, events = [], is_passed = false }, before, stages, after }: News) {
    const unfinished = this.#unfinished;
    if (kind === 'undo') {
      this.#unfinished = null;
      this.#isComing = false;
    }
    if (kind !== 'choice') return;
    const begun = revelationIn({ events, before, stages, after });
    const found = begun ?? (unfinished && continued(unfinished, { events, stages, after }));
    if (begun) this.#seen = 0;
    this.#unfinished = found && !isOver(found.events) ? found : null;
    const isWanted = settings.current.revelations !== 'off';
    const isPassed = is_passed && this.#unfinished !== null;
    this.#waitForPassing(isPassed);
    this.#isComing = isWanted && (isPassed || this.isPlayed(this.#unfinished?.after.decision?.seat ?? ''));
    if (!found || !isWanted || this.#isComing || (this.#unfinished && this.#seen)) return;
    const seen = this.#seen;
    this.#seen = found.events.length;
    if (seen && !bringsMore(found.events.slice(seen))) return;
    this.revealed = seen;
    this.revelation = found;
    this.isBehind = true;
  }
}

/** A new round changes what everybody can do, so that it is not told among other things alone. */
function announceRound({ rounds }: ViewWords, events: readonly EventWords[]) {
  const begun = events.find(({ kind }) => kind === 'round')?.data;
  if (!rounds || !begun) return;
  const { number: round, last } = rounds;
  notes.say(t('play-round-begins', { round, last, team: named(`team-${String(begun.team)}`) }));
}

/** Whoever gets cards at the end of a turn without being asked wonders where they come from. */
function explainCards({ numbers }: Content, { update, after }: News) {
  const { choice, then = [], seat, events = [] } = update;
  if (!seat || seat !== after?.seat || [choice, ...then].includes('take cards')) return;
  const isDrawn = events.some(
    ({ kind, data }) => kind === 'draws' && data.seat === seat && data.why === 'end-turn',
  );
  if (isDrawn) sayOnce('play-unasked-cards', { count: numbers.ambition });
}
