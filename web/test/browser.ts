/**
 * As much of a browser as the tests need: events of the window and the page, a memory, and sockets that say what the
 * test lets them say. It is imported before what is tested.
 */

import { vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../src/api/schema';

/** The memory that all tabs share, and that of this one. */
export const memory = new Map<string, string>();
export const tabMemory = new Map<string, string>();

export const page = Object.assign(new EventTarget(), {
  hidden: false,
  documentElement: {
    lang: '',
    dataset: {} as Record<string, string>,
    style: new Map<string, string>(),
  },
});
const { style } = page.documentElement;
Object.assign(style, { setProperty: (name: string, value: string) => style.set(name, value) });

/** Whether the system asks for each of these. */
const asks = new Map<string, EventTarget & { matches: boolean }>();
function matchMedia(query: string) {
  const found = asks.get(query) ?? Object.assign(new EventTarget(), { matches: false });
  asks.set(query, found);
  return found;
}
export function askOutside(query: string, matches: boolean) {
  const found = matchMedia(query);
  found.matches = matches;
  found.dispatchEvent(Object.assign(new Event('change'), { matches }));
}

const browser = Object.assign(new EventTarget(), {
  matchMedia,
  // Looked up when they are called, so that a test can turn the clock.
  setTimeout: (act: () => void, after: number) => setTimeout(act, after),
  setInterval: (act: () => void, every: number) => setInterval(act, every),
});

/** Let the window hear of something. */
export const tell = (kind: string) => browser.dispatchEvent(new Event(kind));

export function show(isShown: boolean) {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Another tab keeps something, and this one is told; with null it forgets. */
export function keepElsewhere(key: string, value: unknown) {
  if (value === null) memory.delete(key);
  else memory.set(key, JSON.stringify(value));
  browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  /** A browser tells of the end later, if it can say goodbye to the server at all. */
  close() {
    this.readyState = FakeSocket.CLOSED;
  }

  // What the test lets happen.

  open() {
    if (this.readyState !== FakeSocket.CONNECTING) return;
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The connection breaks. */
  break() {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
  /** What was sent of a kind. */
  asked(type: ClientMessage['type']) {
    return this.sent.filter((message) => message.type === type);
  }
}

// Nobody has pressed anything on the page: it is silent.
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
vi.stubGlobal('window', browser);
vi.stubGlobal('document', page);
vi.stubGlobal('location', { protocol: 'http:', host: 'here', pathname: '/', hash: '', search: '' });
vi.stubGlobal('matchMedia', matchMedia);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
});
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => tabMemory.get(key) ?? null,
  setItem: (key: string, value: string) => tabMemory.set(key, value),
});
vi.stubGlobal('WebSocket', FakeSocket);
