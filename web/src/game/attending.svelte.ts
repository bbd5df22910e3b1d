/** What a screen keeps of a live table while it is open: its story, and how far that has been shown. */

import { untrack } from 'svelte';
import type { LiveTable } from '../api/live.svelte';
import type { Content } from '../content/content';
import { sideOf } from '../content/in-play';
import { LogBook } from './logbook.svelte';
import { Showing } from './showing.svelte';

/** Attend to a table for as long as the component lives that calls this; some seats may be played without anybody. */
export function attendTo(
  live: LiveTable,
  content: Content,
  isPlayed: (spirit: string) => boolean = (spirit) => isProgram(live, spirit),
): { book: LogBook; showing: Showing } {
  const side = () => sideOf(live.table);
  const book = new LogBook(live, content, side);
  const showing = new Showing(live, content, side, isPlayed);
  $effect(() => {
    // All that is heard stands in the log. What is made of it is no reason to look again.
    void live.log;
    untrack(() => {
      book.attend();
      showing.attend();
    });
  });
  $effect(() => () => showing.stop());
  return { book, showing };
}

const isProgram = ({ table }: LiveTable, spirit: string) =>
  table?.status === 'running' &&
  table.seats.some(({ spirit: sits, state }) => sits === spirit && state !== 'person');
