/**
 * A live table: connects, hears, catches up after a break, and repeats what was not acknowledged.
 *
 * `view` is always the newest. `news` holds updates that a screen has not shown yet, in order, each with the view
 * that it led to, so that a screen can take its time to show what happened.
 */

import { recallInTab, rememberInTab } from '../browser/stored';
import { Refusal } from './http';
import { person } from './person.svelte';
import type {
  Choose,
  ClientMessage,
  Foresee,
  Foreseen,
  FactsTold,
  Hello,
  HintsTold,
  Refused,
  ServerMessage,
  StageWords,
  TableWords,
  Undo,
  Update,
  ViewWords,
  Welcome,
} from './schema';
import { HEARD } from './heard';
import { wholeView } from './view';

/**
 * A connection begins as `connecting`, is `live` from the first welcome on, `broken` from its loss to the next welcome,
 * and `closed` for good.
 */
export type Connection = 'connecting' | 'live' | 'broken' | 'closed';

/** How things stood in the middle of what is told, once so many of its events had happened. */
export interface Stage {
  events: number;
  view: ViewWords;
  /** What is told of the step that follows, besides what happens. */
  why: StageWords['why'];
}

/** Something heard, with the view before, in the middle and after it. */
export interface News {
  update: Update;
  before: ViewWords | null;
  stages: Stage[];
  after: ViewWords | null;
}

/** Eyes that were asked for, and what they had heard by then. */
interface Asked {
  seat: number | null;
  since: number;
}

/** Lists that the server limits in length. */
type Path = NonNullable<Foresee['path']>;
type Then = NonNullable<Choose['then']>;
/** What the server need not ask. */
type Wishes = Required<Pick<Hello, 'passes' | 'tokens'>>;

/** What was said and not acknowledged yet, and by whom. */
interface Waiting {
  message: ClientMessage;
  seat: number | null;
  done: (answer: never) => void;
  failed: (error: Refusal) => void;
}

/** What is done to the game and not acknowledged yet. It outlasts that the page is loaded again. */
export interface Pending {
  message: Choose | Undo;
  seat: number | null;
  /** What was pressed for it. */
  pressed: string;
  /** Whether it was on its way without a connection. */
  hasWaited: boolean;
  /** Whether the server may have heard it. */
  isSaid: boolean;
}

/** What was on its way when the page was loaded again, and what comes of it. */
export interface Resumed {
  pending: Pending;
  answer: Promise<number | Foreseen>;
}

/** Refusals that say nothing of the game. */
const OWN_DOING = new Set(['web-closed', 'web-withdrawn', 'busy']);
const SHORTEST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
/** How long an answer may take: after that, whoever should give it is gone. */
const PATIENCE = 25_000;
/**
 * After how long something is said again that the server was too busy for. It may have been stored all the same: with the
 * same key it is not done twice.
 */
const SAID_AGAIN = [200, 500, 1000];

let lastKey = 0;
const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${++lastKey}`;

/**
 * Words put into others, key by key at every depth; lists and plain values are replaced. The old words stay, and what is
 * the same in a list is the very same thing, so that nothing is drawn anew without need.
 */
export function merged<T>(old: T, difference: unknown): T {
  const found: Record<string, unknown> = { ...(old as Record<string, unknown>) };
  for (const [key, value] of Object.entries(difference as Record<string, unknown>)) {
    const known = found[key];
    found[key] = isPlain(known) && isPlain(value) ? merged(known, value) : kept(known, value);
  }
  return found as T;
}

/** The views in the middle of something, each told by what was new in it. */
export function stagesOf(before: ViewWords, stages: readonly StageWords[] = []): Stage[] {
  let view = before;
  return stages.map((stage) => ({ ...stage, view: (view = merged(view, stage.view)) }));
}

function kept(known: unknown, value: unknown): unknown {
  if (!Array.isArray(known) || !Array.isArray(value)) return value;
  return value.map((item, place) =>
    JSON.stringify(item) === JSON.stringify(known[place]) ? (known[place] as unknown) : (item as unknown),
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export class LiveTable {
  connection = $state<Connection>('connecting');
  /** Why the connection ended for good. */
  ended = $state<string | null>(null);
  table = $state.raw<TableWords | null>(null);
  view = $state.raw<ViewWords | null>(null);
  seat = $state<number | null>(null);
  canUndo = $state(false);
  /** Everything heard with these eyes, oldest first. */
  log = $state.raw<Update[]>([]);
  /** Whether `log` goes back to the beginning. */
  isWholeLog = $state(true);
  news = $state.raw<News[]>([]);
  here = $state.raw<string[]>([]);
  watching = $state(0);
  /** Milliseconds by which game time is ahead of our clock. */
  clockAhead = $state(0);

  #version = 0;
  /** At most one socket is listened to; without one, the next is tried after a pause. */
  #socket: WebSocket | null = null;
  /** The question that a welcome answers. Until it comes nothing else is heard, and no other is asked. */
  #asked: Asked | null = null;
  /** Why the server did not let us in. */
  #refusal: string | null = null;
  #waiting = new Map<string, Waiting>();
  /** What is known of the options of the view, and who waits for that. */
  #told: FactsTold | null = null;
  #curious: { done: (told: FactsTold) => void; failed: (error: Refusal) => void }[] = [];
  /** Who hears a first answer about hints, and to which question. */
  #first: { key: string; tell: (told: HintsTold) => void } | null = null;
  #pause = SHORTEST_PAUSE;
  #retryAfter: number | null = null;
  #again = 0;
  #pinger = 0;
  #patience = 0;
  /** The choice that is on its way. */
  #pending = $state.raw<Pending | null>(null);
  #resumed: Resumed | null = null;
  /** What the server was told last that it need not ask. */
  #wishes = '';
  /** What was chosen here last. */
  #chosen: string[] = [];
  /** Called with what the server has chosen after that, which decides nothing. */
  onpassed: (choices: string[]) => void = () => {};
  readonly id: string;

  /** Whoever knows already what one is welcomed with need not wait for it. */
  constructor(
    id: string,
    seat: number | null,
    welcome: Welcome | null = null,
    readonly wishes: () => Wishes = () => ({ passes: 'nothing', tokens: 'open' }),
  ) {
    this.id = id;
    this.seat = seat;
    if (welcome) this.#takeAll(welcome);
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
    this.#resume();
  }

  get version() {
    return this.#version;
  }

  close() {
    this.connection = 'closed';
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
    for (const { failed } of [...this.#waiting.values(), ...this.#curious.splice(0)])
      failed(new Refusal('web-closed', ''));
    this.#waiting.clear();
  }

  // Asking.

  /**
   * Choose, with what the choice leads on to: all of it is done, or nothing. Where it may ask back it does so if it would
   * show something, and the answer is what. A token can be asked for though it would not be otherwise.
   */
  choose(choice: string, then: string[] = [], asks = false, pressed = choice, asksToken = false) {
    this.#chosen = [choice, ...then];
    const more = {
      ...(then.length && { then: then as Then }),
      ...(asks && { asks }),
      ...(asksToken && { asks_token: true }),
    };
    const message: Choose = { type: 'choose', choice, ...more, version: this.#version, key: newKey() };
    return this.#commit(message, pressed);
  }
  /** Take back the last press, all since a version, or the turn; and choose something else instead. */
  undo(wholeTurn = false, to: number | null = null, then: string[] = []) {
    const more = { ...(to !== null && { to }), ...(then.length && { then: then as Then }) };
    const message: Undo = {
      type: 'undo', whole_turn: wholeTurn, ...more, version: this.#version, key: newKey(),
    }; // prettier-ignore
    return this.#commit(message, 'undo');
  }

  /** What waits for the connection. */
  get waiting(): Pending | null {
    return this.connection === 'live' ? null : this.#pending;
  }

  /** Do not send what waits; tells whether the server may have heard it all the same. */
  withdraw(): boolean {
    const { waiting } = this;
    if (!waiting) return false;
    const { key } = waiting.message;
    const said = this.#waiting.get(key);
    this.#waiting.delete(key);
    said?.failed(new Refusal('web-withdrawn', ''));
    return waiting.isSaid;
  }

  /** What was on its way when the page was loaded again, for whoever asks first. */
  takeResumed(): Resumed | null {
    const resumed = this.#resumed;
    this.#resumed = null;
    return resumed;
  }

  /** Let the server know if it is to ask otherwise than before, as another tab may have set it. */
  greet() {
    if (this.connection === 'live' && JSON.stringify(this.wishes()) !== this.#wishes) this.#ask('hello');
  }
  /** Ask the others to go back to how things stood at a version. */
  askUndo(backTo: number) {
    return this.#send<number>({ type: 'ask-undo', back_to: backTo, key: newKey() });
  }
  /** Allow or refuse the undo with a number: the one that was read, whatever is asked meanwhile. */
  answer(request: number, agrees: boolean) {
    return this.#send<number>({ type: 'answer', request, agrees, key: newKey() });
  }
  say(text: string, to: 'table' | 'team' = 'table') {
    return this.#send<number>({ type: 'say', text, to, key: newKey() });
  }
  back() {
    return this.#send<number>({ type: 'back', key: newKey() });
  }
  /** What is known of the options of the newest decision, as soon as the server has told it, which it does unasked. */
  facts(): Promise<FactsTold> {
    if (this.connection === 'closed') return Promise.reject(new Refusal('web-closed', ''));
    if (this.#told) return Promise.resolve(this.#told);
    return new Promise((done, failed) => this.#curious.push({ done, failed }));
  }
  /** What a choice would change, after others with which nothing happens. */
  foresee(choice: string, path: string[] = []) {
    const version = this.#version;
    return this.#send<Foreseen>({ type: 'foresee', choice, path: path as Path, version, key: newKey() });
  }

  /** What would be best to choose: it is thought about for a while, and a first answer comes at once. */
  hints(first: (told: HintsTold) => void) {
    const key = newKey();
    this.#first = { key, tell: first };
    return this.#send<HintsTold>({ type: 'hints', version: this.#version, key });
  }
  /** The hints that were asked for are refused then. */
  cancelHints() {
    this.#transmit({ type: 'cancel-hints' });
  }

  /** Look through other eyes of one's own: another seat on this device, or a spectator's. */
  look(seat: number | null) {
    if (this.connection === 'closed') return;
    this.seat = seat;
    this.#version = 0;
    this.log = [];
    this.news = [];
    this.#see(null);
    if (this.connection === 'live') this.#ask('look');
  }

  /** Try to connect again at once, rather than after a pause. */
  retry() {
    this.#hurry();
  }

  /** The screen has shown the oldest piece of news. */
  shown() {
    this.news = this.news.slice(1);
  }

  // Connecting.

  #connect() {
    this.#drop();
    this.#refusal = null;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    socket.onopen = () => this.#ask('hello');
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as ServerMessage);
    socket.onclose = () => this.#lose();
    this.#socket = socket;
    this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
    this.#expect();
  }

  /** Leave the socket without waiting for its goodbye, which may never come, and let nothing be under way. */
  #drop() {
    clearTimeout(this.#again);
    clearInterval(this.#pinger);
    this.#relax();
    this.#asked = null;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose() {
    this.#drop();
    this.connection = 'broken';
    if (this.#pending) this.#keep(this.#pending.seat, { ...this.#pending, hasWaited: true });
    const pause = this.#retryAfter === null ? this.#pause : this.#retryAfter * 1000;
    this.#retryAfter = null;
    // Not everyone at once, after a restart.
    this.#again = window.setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
  }

  /** An attempt that is under way may come from a network that is no more: another takes its place. */
  #hurry = () => {
    if (this.connection !== 'broken') return;
    this.#pause = SHORTEST_PAUSE;
    this.#connect();
  };

  /** Without a network nothing is heard, and nobody need wait for the silence to be noticed. */
  #doubt = () => {
    if (this.#socket) this.#lose();
  };

  /** Whoever looks again wants to know at once how things stand. */
  #wake = () => {
    if (document.hidden) return;
    this.#ping();
    this.#hurry();
  };

  #ping() {
    if (this.connection === 'live') this.#transmit({ type: 'ping' });
  }

  /**
   * Everything that is said is answered, so a connection that has died silently is noticed by an answer that does not
   * come. The time without news says nothing: nobody asks much in a hidden tab, whose timers come once a minute.
   */
  #expect() {
    this.#patience ||= window.setTimeout(() => this.#lose(), PATIENCE);
  }

  #relax() {
    clearTimeout(this.#patience);
    this.#patience = 0;
  }

  #transmit(message: ClientMessage) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#expect();
  }

  /** Ask for everything since what was heard with these eyes. */
  #ask(type: 'hello' | 'look') {
    if (this.#asked) return;
    this.#asked = { seat: this.seat, since: this.#version };
    const wishes = this.wishes();
    if (type === 'hello') this.#wishes = JSON.stringify(wishes);
    this.#transmit(
      type === 'hello'
        ? { type, token: person.current?.token ?? null, facts: true, ...wishes, ...this.#asked }
        : { type, ...this.#asked },
    );
  }

  /** Do something to the game. What had to wait and is refused then was meant for another moment. */
  async #commit(message: Choose | Undo, pressed: string, isSaid = false): Promise<number | Foreseen> {
    const { seat } = this;
    if (this.connection === 'closed') throw new Refusal('web-closed', '');
    this.#keep(seat, { message, seat, pressed, hasWaited: this.connection !== 'live', isSaid });
    const own = () => (this.#pending?.message === message ? this.#pending : null);
    try {
      const answer = await this.#send<number | Foreseen>(message);
      if (own()) this.#keep(seat, null);
      return answer;
    } catch (error) {
      const id = error instanceof Refusal ? error.id : '';
      const isLate = own()?.hasWaited && !OWN_DOING.has(id);
      // Whoever leaves the table and comes back goes on with it.
      if (own() && id !== 'web-closed') this.#keep(seat, null);
      throw isLate || id === 'stale' ? this.#stale(message) : error;
    }
  }

  /** It may have been done all the same, from another tab. */
  #stale(message: Choose | Undo): Refusal {
    const choices = message.type === 'choose' ? [message.choice, ...(message.then ?? [])] : [];
    const isSame = ({ version, choice, then = [] }: Update) =>
      version > message.version && choices.every((made, place) => made === [choice, ...then][place]);
    const isDone = choices.length > 0 && this.log.some(isSame);
    return new Refusal('stale', '', 0, [], { done: Number(isDone) });
  }

  #keep(seat: number | null, pending: Pending | null) {
    this.#pending = pending;
    rememberInTab(this.#pendingKey(seat), pending);
  }

  #pendingKey(seat: number | null) {
    return `cerebria-pending-${this.id}-${seat ?? ''}`;
  }

  /** Go on with what was on its way when the page was loaded again: with its key it is done once. */
  #resume() {
    const pending = recallInTab<Pending>(this.#pendingKey(this.seat));
    if (!pending) return;
    const answer = this.#commit(pending.message, pending.pressed, true);
    answer.catch(() => undefined);
    this.#resumed = { pending, answer };
  }

  async #send<T>(message: ClientMessage & { key: string }): Promise<T> {
    const { seat } = this;
    for (const pause of SAID_AGAIN) {
      try {
        return await this.#sayOnce<T>(message, seat);
      } catch (error) {
        if (!(error instanceof Refusal && error.id === 'busy')) throw error;
      }
      await new Promise((passed) => setTimeout(passed, pause));
    }
    return this.#sayOnce<T>(message, seat);
  }

  #sayOnce<T>(message: ClientMessage & { key: string }, seat: number | null): Promise<T> {
    if (this.connection === 'closed') return Promise.reject(new Refusal('web-closed', ''));
    if (seat !== this.seat) return Promise.reject(new Refusal('stale', ''));
    return new Promise<T>((done, failed) => {
      this.#waiting.set(message.key, { message, seat, done: done as (answer: never) => void, failed });
      if (this.connection === 'live') this.#say(message);
    });
  }

  #say(message: ClientMessage) {
    if (message === this.#pending?.message)
      this.#keep(this.#pending.seat, { ...this.#pending, isSaid: true });
    this.#transmit(message);
  }

  /** Say again what was not acknowledged. What was said for another seat, this one must not do. */
  #repeat() {
    for (const [key, { message, seat, failed }] of [...this.#waiting]) {
      if (seat === this.seat) this.#say(message);
      else {
        this.#waiting.delete(key);
        failed(new Refusal('stale', ''));
      }
    }
  }

  // Hearing.

  #hear(message: ServerMessage) {
    this.#relax();
    switch (message.type) {
      case 'welcome':
        this.#takeWelcome(message);
        break;
      case 'update':
        this.#takeUpdate(message);
        window.dispatchEvent(new Event(HEARD));
        break;
      case 'done':
        this.#settle(message.key, message.version);
        break;
      case 'facts':
        this.#takeFacts(message);
        break;
      case 'foreseen':
        this.#settle(message.key, message);
        break;
      case 'hints':
        if (message.is_last) this.#settle(message.key, message);
        else if (message.key === this.#first?.key) this.#first.tell(message);
        break;
      case 'refused':
        this.#takeRefusal(message);
        break;
      case 'presence':
        this.here = message.here;
        this.watching = message.watching;
        break;
      case 'closing':
        this.#retryAfter = message.retry_after;
        if (message.retry_after === null) this.#end(this.#refusal ?? message.reason);
        break;
      case 'pong':
        // It stands still while nobody can play.
        this.clockAhead = message.time - Date.now();
        break;
    }
  }

  #takeWelcome(message: Welcome) {
    const asked = this.#asked;
    // After trouble the server tells unasked how things stand.
    const isOurs = message.seat === this.seat;
    if (!isOurs && asked?.seat === this.seat) return;
    this.#asked = null;
    const isAgain = this.connection === 'live';
    this.connection = 'live';
    this.#pause = SHORTEST_PAUSE;
    // Other eyes may be wanted by now.
    if (isOurs && (!asked || asked.since === this.#version)) this.#takeAll(message);
    else if (asked) this.#ask('look');
    if (!isAgain) this.#repeat();
  }

  #takeAll(message: Welcome) {
    const isNew = this.#version === 0;
    this.clockAhead = message.time - Date.now();
    this.table = message.table;
    this.here = message.table.seats.filter((seat) => seat.is_here).map((seat) => seat.spirit);
    this.watching = message.table.watching;
    this.canUndo = message.can_undo;
    const before = this.view;
    // What is drawn stays where nothing has happened.
    if (isNew || message.version !== this.#version) this.#see(message.view && wholeView(message.view));
    const missed = message.is_all
      ? message.missed.filter(({ version }) => version > this.#version)
      : message.missed;
    this.#version = message.version;
    // A log has no holes: where too much was missed to be told, it begins after that.
    this.log = message.is_all ? [...this.log, ...missed] : missed;
    this.isWholeLog = message.is_all && (isNew || this.isWholeLog);
    // What was missed has no views in between: the screen shows where it led.
    const last = missed.at(-1);
    if (!isNew && last) this.news = [...this.news, { update: last, before, stages: [], after: this.view }];
  }

  #takeUpdate(update: Update) {
    if (this.#asked || update.version <= this.#version) return;
    if (update.version > this.#version + 1) return this.#ask('look');
    this.#version = update.version;
    const before = this.view;
    if (update.view) this.#see(merged(this.view ?? ({} as ViewWords), update.view));
    if (update.table) this.table = update.table;
    else if (update.clocks && this.table) this.table = withClocks(this.table, update);
    if (update.can_undo !== null && update.can_undo !== undefined) this.canUndo = update.can_undo;
    this.log = [...this.log, update];
    const stages = stagesOf(before ?? ({} as ViewWords), update.stages);
    this.news = [...this.news, { update, before, stages, after: this.view }];
    if (update.choice) this.#takePassed([update.choice, ...(update.then ?? [])]);
  }

  /** Find what goes beyond that which was chosen here. */
  #takePassed(choices: string[]) {
    const chosen = this.#chosen;
    this.#chosen = [];
    const isOurs = chosen.length > 0 && chosen.every((choice, place) => choice === choices[place]);
    if (isOurs && choices.length > chosen.length) this.onpassed(choices.slice(chosen.length));
  }

  /** What was known of the options before is of no use any more. */
  #see(view: ViewWords | null) {
    this.view = view;
    this.#told = null;
    for (const { failed } of this.#curious.splice(0)) failed(new Refusal('stale', ''));
  }

  #takeFacts(message: FactsTold) {
    if (this.#asked) return;
    this.#told = message;
    for (const { done } of this.#curious.splice(0)) done(message);
  }

  #takeRefusal({ key, error, message, details }: Refused) {
    const waiting = key === null ? undefined : this.#waiting.get(key);
    if (key !== null && waiting) {
      this.#waiting.delete(key);
      waiting.failed(new Refusal(error, message, 0, [], details));
    } else if (key === null && this.#asked) {
      // Whether it is of any use to come back, the server says when it is greeted.
      if (this.connection === 'live') this.#lose();
      else this.#refusal = error;
    }
  }

  #settle(key: string, answer: unknown) {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    waiting?.done(answer as never);
  }

  #end(reason: string) {
    this.ended = reason;
    this.close();
  }
}

function withClocks(table: TableWords, { clocks, clock_since = null, deadline = null }: Update): TableWords {
  const seats = table.seats.map((seat) => ({ ...seat, clock: clocks?.[seat.number] ?? null }));
  return { ...table, seats, clock_since, deadline };
}
