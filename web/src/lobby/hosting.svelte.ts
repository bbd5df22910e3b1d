/** What people do about the seats of a table. What comes of it is heard from the table itself. */

import { api, Refusal } from '../api/http';
import { tables } from '../api/tables';
import type { ClockWords, GameForm, LapseForm, LinkAnswer, Spectator } from '../api/schema';
import { seating } from '../api/seating';
import { go } from '../browser/router.svelte';
import { notes } from '../ui/toasts.svelte';
import { dropLink, keepLinks, linksOf } from './links';

export class Hosting {
  links = $state.raw<LinkAnswer[]>([]);
  /** Who was let in to watch; only a host is told. */
  spectators = $state.raw<Spectator[]>([]);
  isBusy = $state(false);
  readonly id: string;

  constructor(id: string) {
    this.id = id;
    this.links = linksOf(id);
  }

  seatLink(seat: number): string | null {
    return this.links.find((link) => link.kind === 'seat' && link.seat === seat)?.address ?? null;
  }

  get watchLink(): string | null {
    return this.links.find((link) => link.kind === 'watch')?.address ?? null;
  }

  /** What leads to whichever seat is empty. */
  get code(): LinkAnswer | undefined {
    return this.links.find((link) => link.kind === 'code');
  }

  /** Do something, and tell why if it was refused. Whether it was done. */
  async act(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await deed();
      return true;
    } catch (error) {
      notes.complain(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  renewSeatLink(seat: number) {
    return this.act(async () => (this.links = keepLinks(this.id, [await seating.seatLink(this.id, seat)])));
  }
  renewWatchLink() {
    return this.act(async () => (this.links = keepLinks(this.id, [await seating.watchLink(this.id)])));
  }
  renewCode() {
    return this.act(async () => (this.links = keepLinks(this.id, [await api.code(this.id)])));
  }
  kick(seat: number) {
    return this.act(async () => {
      await seating.kick(this.id, seat);
      this.links = dropLink(this.id, 'seat', seat);
    });
  }
  block(seat: number) {
    return this.act(async () => {
      await seating.block(this.id, seat);
      this.links = dropLink(this.id, 'seat', seat);
    });
  }
  /** Whoever cannot be asked about just now is asked about again when somebody comes or goes. */
  async seeSpectators() {
    this.spectators = await seating.spectators(this.id).catch(() => this.spectators);
  }
  silence(who: string, isSilenced: boolean) {
    return this.act(async () => (this.spectators = await seating.silenceSpectator(this.id, who, isSilenced)));
  }
  removeSpectator(who: string) {
    return this.act(async () => {
      this.spectators = await seating.removeSpectator(this.id, who);
      this.links = dropLink(this.id, 'watch');
    });
  }
  sit(seat: number) {
    return this.act(() => seating.sit(this.id, seat));
  }
  leave(seat: number) {
    return this.act(() => seating.leave(this.id, seat));
  }
  program(seat: number, program: string | null) {
    return this.act(() => seating.program(this.id, seat, program));
  }
  allowHints(areAllowed: boolean) {
    return this.act(() => seating.allowHints(this.id, areAllowed));
  }
  setUp(game: GameForm, clock: ClockWords | null, lapse: LapseForm | null) {
    return this.act(() => seating.setUp(this.id, game, clock, lapse));
  }
  start() {
    return this.act(() => api.start(this.id));
  }
  end() {
    return this.act(() => tables.end(this.id));
  }
  /** Once more: to the new table, whoever made it. The game begins at once where nobody has to come. */
  rematch() {
    return this.act(async () => {
      try {
        const { table, links } = await seating.rematch(this.id);
        keepLinks(table.id, links);
        if (table.seats.every(({ state, is_yours }) => is_yours || state === 'program'))
          await api.start(table.id);
        go(`/table/${table.id}`);
      } catch (error) {
        // Somebody else was quicker: there it is.
        if (error instanceof Refusal && error.id === 'rematch-made') go(`/table/${error.details.table}`);
        else throw error;
      }
    });
  }
}
