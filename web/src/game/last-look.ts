/** How far somebody has seen a table in this browser, so that it can be told what has happened since they last looked. */

import { recall, remember, withNewest } from '../browser/stored';

const KEY = 'cerebria-seen';
/** Of so many tables it is known. */
const MOST = 60;
const all = () => recall<Record<string, number>>(KEY, {});

export const seenUntil = (table: string): number | null => all()[table] ?? null;

/** All up to a version is before their eyes; nobody sees anything in a tab that is hidden. */
export function see(table: string, version: number): void {
  if (!document.hidden && version !== seenUntil(table))
    remember(KEY, withNewest(all(), table, version, MOST));
}
