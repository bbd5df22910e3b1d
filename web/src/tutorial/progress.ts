/** What this browser remembers of the lessons; it stands alone, so that pages that only ask need nothing else of them. */

import { recall, remember } from '../browser/stored';

/** Whoever has taken this one can play. */
export const FIRST_LESSON = 'basic';

export interface Progress {
  table?: string;
  step?: number;
  isDone?: boolean;
}

const KEY = 'cerebria-tutorial';

export const progressOf = (name: string) => recall<Record<string, Progress>>(KEY, {})[name] ?? {};

export function keepProgress(name: string, progress: Progress): void {
  const all = recall<Record<string, Progress>>(KEY, {});
  remember(KEY, { ...all, [name]: { ...all[name], ...progress } });
}
