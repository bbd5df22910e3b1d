/**
 * A live table: connects, hears, catches up after a break, and repeats what was not acknowledged.
 *
 * `view` is always the newest. `news` holds updates that a screen has not shown yet, in order, each with the view
 * that it led to, so that a screen can take its time to show what happened.
 */

import { Refusal } from './http';
import { person } from './person.svelte';
import type {
  ClientMessage,
  Foreseen,
  PriceWords,
  ServerMessage,
  TableWords,
  Update,
  ViewWords,
  Welcome,
} from './schema';

export type Connection = 'connecting' | 'live' | 'broken' | 'closed';

/** Something heard, with the view before and after it. */
export interface News {
  update: Update;
  before: ViewWords | null;
  after: ViewWords | null;
}

interface Waiting {
  message: ClientMessage;
  done: (answer: never) => void;
  failed: (error: Refusal) => void;
}

const SHORTEST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const SILENCE = 50_000;

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
  /** Milliseconds by which the server's clock is ahead of ours. */
  clockAhead = $state(0);

  #version = 0;
  #isWelcome = false;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = SHORTEST_PAUSE;
  #retryAfter: number | null = null;
  #timer = 0;
  #pinger = 0;
  #heardAt = 0;
  readonly id: string;

  constructor(id: string, seat: number | null) {
    this.id = id;
    this.seat = seat;
    this.#connect();
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  get version() {
    return this.#version;
  }

  close() {
    this.connection = 'closed';
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.#failAll('web-closed');
  }

  // Asking.

  choose(choice: string) {
    return this.#send<number>({ type: 'choose', choice, version: this.#version, key: newKey() });
  }
  undo(wholeTurn = false) {
    return this.#send<number>({ type: 'undo', whole_turn: wholeTurn, version: this.#version, key: newKey() });
  }
  /** Ask the others to go back to how things stood at a version. */
  askUndo(backTo: number) {
    return this.#send<number>({ type: 'ask-undo', back_to: backTo, key: newKey() });
  }
  answer(agrees: boolean) {
    return this.#send<number>({ type: 'answer', agrees, key: newKey() });
  }
  say(text: string, to: 'table' | 'team' = 'table') {
    return this.#send<number>({ type: 'say', text, to, key: newKey() });
  }
  back() {
    return this.#send<number>({ type: 'back', key: newKey() });
  }
  async prices() {
    const told = await this.#send<{ prices: Record<string, PriceWords | null> }>({
      type: 'prices',
      version: this.#version,
      key: newKey(),
    });
    return told.prices;
  }
  foresee(choice: string) {
    return this.#send<Foreseen>({ type: 'foresee', choice, version: this.#version, key: newKey() });
  }

  /** Look through other eyes of one's own: another seat on this device, or a spectator's. */
  look(seat: number | null) {
    this.seat = seat;
    this.#version = 0;
    this.log = [];
    this.news = [];
    this.view = null;
    this.#transmit({ type: 'look', seat, since: 0 });
  }

  /** Try to connect again at once, rather than after a pause. */
  retry() {
    this.#hurry();
  }

  /** The screen has shown the oldest piece of news. */
  shown() {
    this.news = this.news.slice(1);
  }

  /** The screen shows the newest view, and nothing in between. */
  skip() {
    this.news = [];
  }

  // Connecting.

  #connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardAt = Date.now();
      this.#transmit({
        type: 'hello',
        token: person.current?.token ?? null,
        seat: this.seat,
        since: this.#version,
      });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    clearInterval(this.#pinger);
    this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
  }

  /** A connection that has died silently is noticed by what it does not say. */
  #ping() {
    if (this.connection !== 'live') return;
    if (Date.now() - this.#heardAt > SILENCE) this.#socket?.close();
    else this.#transmit({ type: 'ping' });
  }

  #lost() {
    this.#isWelcome = false;
    if (this.connection === 'closed' || this.ended !== null) return;
    this.connection = 'broken';
    const pause = this.#retryAfter === null ? this.#pause : this.#retryAfter * 1000;
    this.#retryAfter = null;
    // Not everyone at once, after a restart.
    this.#timer = window.setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
  }

  #hurry = () => {
    if (this.connection !== 'broken' || document.hidden) return;
    clearTimeout(this.#timer);
    this.#pause = SHORTEST_PAUSE;
    this.#connect();
  };

  /** Without a network nothing is heard, and nobody need wait for the silence to be noticed. */
  #doubt = () => this.#socket?.close();

  #transmit(message: ClientMessage) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #send<T>(message: ClientMessage & { key: string }): Promise<T> {
    return new Promise<T>((done, failed) => {
      this.#waiting.set(message.key, { message, done: done as (answer: never) => void, failed });
      if (this.#isWelcome) this.#transmit(message);
    });
  }

  #failAll(id: string) {
    for (const { failed } of this.#waiting.values()) failed(new Refusal(id, ''));
    this.#waiting.clear();
  }

  // Hearing.

  #hear(message: ServerMessage) {
    this.#heardAt = Date.now();
    switch (message.type) {
      case 'welcome':
        this.#takeWelcome(message);
        break;
      case 'update':
        this.#takeUpdate(message);
        break;
      case 'done':
        this.#settle(message.key, message.version);
        break;
      case 'prices':
      case 'foreseen':
        this.#settle(message.key, message);
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
        if (message.retry_after === null) this.#end(message.reason);
        break;
      case 'pong':
        break;
    }
  }

  #takeWelcome(message: Welcome) {
    const isNew = this.#version === 0;
    this.connection = 'live';
    this.#pause = SHORTEST_PAUSE;
    this.#isWelcome = true;
    this.clockAhead = message.time - Date.now();
    this.table = message.table;
    this.here = message.table.seats.filter((seat) => seat.is_here).map((seat) => seat.spirit);
    this.watching = message.table.watching;
    this.seat = message.seat;
    this.canUndo = message.can_undo;
    const before = this.view;
    this.view = message.view as unknown as ViewWords | null;
    this.#version = message.version;
    this.log = [...this.log, ...message.missed];
    this.isWholeLog = (isNew || this.isWholeLog) && (message.is_all || message.version === 0 || !isNew);
    // What was missed has no views in between: the screen shows where it led.
    const last = message.missed.at(-1);
    if (!isNew && last) this.news = [...this.news, { update: last, before, after: this.view }];
    for (const { message: waiting } of this.#waiting.values()) this.#transmit(waiting);
  }

  #takeUpdate(update: Update) {
    if (update.version <= this.#version) return;
    if (update.version > this.#version + 1) {
      this.#transmit({ type: 'look', seat: this.seat, since: this.#version });
      return;
    }
    this.#version = update.version;
    const before = this.view;
    if (update.view) this.view = merged(this.view ?? ({} as ViewWords), update.view);
    if (update.table) this.table = update.table;
    else if (update.clocks && this.table) this.table = withClocks(this.table, update.clocks, update.at);
    if (update.can_undo !== null && update.can_undo !== undefined) this.canUndo = update.can_undo;
    this.log = [...this.log, update];
    this.news = [...this.news, { update, before, after: this.view }];
  }

  #takeRefusal(message: Extract<ServerMessage, { type: 'refused' }>) {
    const waiting = message.key === null ? undefined : this.#waiting.get(message.key);
    if (waiting && message.key !== null) {
      this.#waiting.delete(message.key);
      waiting.failed(new Refusal(message.error, message.message, 0, [], message.details));
    } else if (!this.#isWelcome) {
      this.#end(message.error);
    }
  }

  #settle(key: string, answer: unknown) {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    waiting?.done(answer as never);
  }

  #end(reason: string) {
    this.ended = reason;
    this.connection = 'closed';
    this.#failAll(reason);
  }
}

function withClocks(table: TableWords, clocks: number[], since: number): TableWords {
  const seats = table.seats.map((seat) => ({ ...seat, clock: clocks[seat.number] ?? null }));
  return { ...table, seats, clock_since: since };
}
