/** The one place of the board that Tab leads to; arrows go on from there. */

import { getContext, setContext } from 'svelte';

export interface TabStop {
  /** Where the focus is, or would come in. */
  readonly target: string;
}

const KEY = Symbol('tab stop');

export const setTabStop = (stop: TabStop) => setContext(KEY, stop);
/** Drawings that are no board have none. */
export const getTabStop = () => getContext<TabStop | undefined>(KEY);
