/** What the components of a game being played share, each part with its own task. */

import { createContext } from 'svelte';
import type { LiveTable } from '../api/live.svelte';
import type { Aloud } from './aloud.svelte';
import type { Deciding } from './deciding.svelte';
import type { LogBook } from './logbook.svelte';
import type { Looking } from './looking.svelte';
import type { Offered } from './offered.svelte';
import type { Passing } from './passing.svelte';
import type { Player } from './player.svelte';
import type { Showing } from './showing.svelte';

export interface Game {
  /** The table at the server. */
  readonly live: LiveTable;
  /** All that has happened. */
  readonly book: LogBook;
  /** What is said to whoever listens. */
  readonly aloud: Aloud;
  /** How far that has been shown. */
  readonly showing: Showing;
  /** What is looked at beside the decision. */
  readonly looking: Looking;
  /** Who looks, and whether it is for them to decide. */
  readonly player: Player;
  /** The decision at hand. */
  readonly deciding: Deciding;
  /** What is not asked, and the way back to it. */
  readonly passing: Passing;
  /** What is asked, and what can be pressed. */
  readonly offered: Offered;
}

export const [gameHere, setGame] = createContext<Game>();
