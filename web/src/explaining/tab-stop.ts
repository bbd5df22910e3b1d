/** The one place of a drawing that Tab leads to; arrows go on from there. */

import { getContext, setContext } from 'svelte';

export interface TabStop {
  /** Where the focus is, or would come in. */
  readonly target: string;
}

const KEY = Symbol('tab stop');

export const setTabStop = (stop: TabStop) => setContext(KEY, stop);
/** Drawings that nobody walks over have none. */
export const getTabStop = () => getContext<TabStop | undefined>(KEY);

/** What marks a thing that can be walked to and only explains itself. */
export const stopAt = (tabStop: TabStop | undefined, stop: string) =>
  tabStop && { 'data-stop': stop, tabindex: tabStop.target === stop ? 0 : -1 };
