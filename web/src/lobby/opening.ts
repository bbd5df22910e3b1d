/** The first game that is begun in this browser opens with a few words, once. */

import { recall, remember } from '../browser/stored';

const KEY = 'cerebria-opening';
type Opening = { table?: string; isRead?: boolean };

const opening = () => recall<Opening>(KEY, {});

/** Let a game open with words, unless they have been read in another. */
export function openWithWords(table: string): void {
  if (!opening().isRead) remember(KEY, { table });
}

export const opensWithWords = (table: string) => opening().table === table;

export function putOpeningAway(): void {
  remember(KEY, { isRead: true });
}
