/** The one place of the board that Tab leads to; arrows go on from there. */

import { getContext, setContext } from 'svelte';

export interface Rover {
  /** Where the focus is, or would come in. */
  readonly stop: string;
}

const KEY = Symbol('rover');

export const sendRover = (rover: Rover) => setContext(KEY, rover);
/** Drawings that are no board have none. */
export const findRover = () => getContext<Rover | undefined>(KEY);
