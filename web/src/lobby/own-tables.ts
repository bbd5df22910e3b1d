/** The tables of one's own, without those on which lessons are taught: these are nobody's games. */

import { api } from '../api/http';
import type { TableLine } from '../api/schema';
import { recall, remember, withNewest } from '../browser/stored';

const KEY = 'cerebria-lesson-tables';
const MOST = 200;

const lessons = () => recall<Record<string, boolean>>(KEY, {});

/** A table is for a lesson; or is so no longer, because its game is played on. */
export function markLesson(id: string, isLesson: boolean): void {
  remember(KEY, withNewest(lessons(), id, isLesson, MOST));
}

/** Whether a table is for a lesson. */
export const isLesson = (id: string): boolean => lessons()[id] === true;

export async function ownTables(): Promise<TableLine[]> {
  const marked = lessons();
  return (await api.tables()).filter(({ id }) => !marked[id]);
}

/** Whether a game is still to be played or being played. */
export const isGoingOn = ({ status }: TableLine) => status === 'open' || status === 'running';

/** A table waits where it is one's turn, and where all have come whom its host has waited for. */
export const waits = ({ is_your_turn, is_host, status, names }: TableLine) =>
  is_your_turn || (is_host && status === 'open' && names.every(Boolean));
