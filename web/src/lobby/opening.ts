/** The first game that is begun in this browser opens with a few words, and so does the first full one. */

import { recall, remember } from '../browser/stored';

const KEY = 'cerebria-opening';
type Opening = { table?: string; isFull?: boolean; isRead?: boolean; isFullRead?: boolean };

const opening = () => recall<Opening>(KEY, {});

/** Let a game open with words, unless they have been read in another of its kind. */
export function openWithWords(table: string, isFull: boolean): void {
  const { isRead = false, isFullRead = false } = opening();
  if (!(isFull ? isFullRead : isRead)) remember(KEY, { isRead, isFullRead, table, isFull });
}

export const opensWithWords = (table: string) => opening().table === table;

export function putOpeningAway(): void {
  const { isFull = false, isFullRead = false } = opening();
  remember(KEY, { isRead: true, isFullRead: isFullRead || isFull });
}
