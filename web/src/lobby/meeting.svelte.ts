/** The open tables as they come and go, and somebody to play with, for as long as one looks. */

import { Refusal } from '../api/http';
import { person } from '../api/person.svelte';
import type { MeetingClientMessage, MeetingServerMessage, OpenTable, Seek } from '../api/schema';

const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;

export class Meeting {
  tables = $state.raw<OpenTable[]>([]);
  /** How many people look for somebody to play with. */
  seeking = $state(0);
  /** Whether the list is known, and as new as can be. */
  isLive = $state(false);
  /** Whether this server has no such list. */
  isOff = $state(false);
  /** What one would play with somebody, while one looks for them. */
  wishes = $state.raw<Seek['wishes'] | null>(null);

  #socket: WebSocket | null = null;
  #pause = SHORTEST_PAUSE;
  #again = 0;
  readonly #pinger: number;
  readonly #onfound: (table: string) => void;
  readonly #onrefused: (why: Refusal) => void;

  constructor(onfound: (table: string) => void, onrefused: (why: Refusal) => void) {
    this.#onfound = onfound;
    this.#onrefused = onrefused;
    this.#pinger = window.setInterval(() => this.#say({ type: 'ping' }), PING_EVERY);
    this.#connect();
  }

  close() {
    clearInterval(this.#pinger);
    clearTimeout(this.#again);
    this.#drop();
  }

  /** Look for somebody who would play one of these. */
  seek(wishes: Seek['wishes']) {
    this.wishes = wishes;
    this.#seek();
  }

  stop() {
    this.wishes = null;
    this.#say({ type: 'stop-seeking' });
  }

  #seek() {
    const token = person.current?.token;
    if (this.wishes && token) this.#say({ type: 'seek', token, wishes: this.wishes });
  }

  #connect() {
    this.#drop();
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/open-tables/live`);
    this.#socket = socket;
    // Whoever was looked for before the line was lost is looked for again.
    socket.onopen = () => this.#seek();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as MeetingServerMessage);
    socket.onclose = () => {
      this.isLive = false;
      if (this.isOff) return;
      this.#again = window.setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    };
  }

  #drop() {
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null;
  }

  #say(message: MeetingClientMessage) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(told: MeetingServerMessage) {
    if (told.type === 'open-tables') {
      const changed = new Set([...told.gone, ...told.tables.map(({ id }) => id)]);
      const kept = told.is_all ? [] : this.tables.filter(({ id }) => !changed.has(id));
      this.tables = [...kept, ...told.tables].sort((a, b) => b.listed_at - a.listed_at);
      this.seeking = told.seeking;
      this.isLive = true;
      this.#pause = SHORTEST_PAUSE;
    } else if (told.type === 'found') {
      this.wishes = null;
      this.#onfound(told.table);
    } else if (told.type === 'refused') {
      if (told.error === 'no-open-tables') this.isOff = true;
      else {
        this.wishes = null;
        this.#onrefused(new Refusal(told.error, told.message, 0, [], told.details as Record<string, string>));
      }
    }
  }
}
