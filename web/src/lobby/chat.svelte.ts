/** What was said at a table, and how much of it is new. */

import type { LiveTable } from '../api/live.svelte';
import type { Update } from '../api/schema';
import { Shared } from '../browser/shared.svelte';
import { withNewest } from '../browser/stored';

const MOST_TABLES = 60;

/** When each table's words were last looked at, by the time of the newest. */
const readAt = new Shared('cerebria-chat-read', (found) => (found ?? {}) as Record<string, number>);

/** Words, and comings and goings: what a chat shows. */
export function isTalk(update: Update): boolean {
  return (
    update.kind === 'say' || update.kind === 'seat' || update.kind === 'time' || update.change === 'lapsed'
  );
}

/** How many words of others have not been seen yet. */
export function unread(live: LiveTable): number {
  const from = readAt.current[live.id] ?? 0;
  const own = new Set(live.table?.seats.filter((seat) => seat.is_yours).map((seat) => seat.spirit));
  return live.log.filter(
    (update) => update.kind === 'say' && update.at > from && !(update.seat && own.has(update.seat)),
  ).length;
}

/** Everything said so far has been seen. */
export function markRead(live: LiveTable): void {
  const newest = live.log.findLast((update) => update.kind === 'say')?.at;
  if (newest === undefined || newest <= (readAt.current[live.id] ?? 0)) return;
  readAt.change((all) => withNewest(all, live.id, Math.max(newest, all[live.id] ?? 0), MOST_TABLES));
}
