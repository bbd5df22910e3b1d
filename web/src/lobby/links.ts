/** Links to seats and for spectators. The server tells each once; whoever made it sees it again from here. */

import type { LinkAnswer } from '../api/schema';
import { recall, remember, withNewest } from '../browser/stored';

const KEY = 'cerebria-links';
const MOST_TABLES = 60;

type Kept = Record<string, LinkAnswer[]>;

const isSame = (a: LinkAnswer, b: LinkAnswer) => a.kind === b.kind && a.seat === b.seat;

/** The links of a table that this browser knows. */
export function linksOf(table: string): LinkAnswer[] {
  return recall<Kept>(KEY, {})[table] ?? [];
}

/** Keep links of a table; each takes the place of the one before it, which has ended. */
export function keepLinks(table: string, links: LinkAnswer[]): LinkAnswer[] {
  const older = linksOf(table).filter((old) => !links.some((link) => isSame(old, link)));
  const kept = [...older, ...links];
  remember(KEY, withNewest(recall<Kept>(KEY, {}), table, kept, MOST_TABLES));
  return kept;
}

/** The link of a seat, or without a seat the one for spectators, has ended. */
export function dropLink(table: string, seat: number | null): LinkAnswer[] {
  const kept = linksOf(table).filter((link) => link.seat !== seat);
  remember(KEY, withNewest(recall<Kept>(KEY, {}), table, kept, MOST_TABLES));
  return kept;
}

/** The secret in what somebody pasted: a whole link, or only its end. */
export function secretOf(text: string): string | null {
  const found = text.trim().split('#').at(-1)?.trim() ?? '';
  return /^[\w-]{16,100}$/.test(found) ? found : null;
}
