/** Records as files: to keep one, and to put one on the shelf. */

import { replays } from '../api/replays';
import { offered } from '../api/offer';
import type { TableWords } from '../api/schema';
import { save } from '../browser/saving';

/** What the server reads at most; far more than the longest game needs. */
export const MOST_BYTES = 1_000_000;

/** Lets the browser keep the record of a finished game. */
export async function download(table: string): Promise<void> {
  save(await replays.record(table), `cerebria-${table}.json`);
}

export async function upload(file: File): Promise<TableWords> {
  const { lengths } = await offered();
  return replays.putRecord(file, titleOf(file.name, lengths.title));
}

/** What to call a record: its file, without the ending, in so many letters at most. */
export function titleOf(file: string, most: number): string {
  const name = file.replace(/\.[^.]*$/, '').replace(/[\p{C}\s]+/gu, ' ').trim(); // prettier-ignore
  return [...name].slice(0, most).join('') || 'Cerebria';
}
