/** Links to seats and for spectators, and codes, which are short ones. The server tells each once; whoever made it sees it again from here. */

import type { LinkAnswer } from '../api/schema';
import { recall, remember, withNewest } from '../browser/stored';

const KEY = 'cerebria-links';
const MOST_TABLES = 60;

type Kept = Record<string, LinkAnswer[]>;

type Which = Pick<LinkAnswer, 'kind' | 'seat'>;

const isSame = (a: Which, b: Which) => a.kind === b.kind && a.seat === b.seat;

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

/** The link of a seat, or the one for spectators, has ended. */
export function dropLink(table: string, kind: LinkAnswer['kind'], seat: number | null = null): LinkAnswer[] {
  const kept = linksOf(table).filter((link) => !isSame(link, { kind, seat }));
  remember(KEY, withNewest(recall<Kept>(KEY, {}), table, kept, MOST_TABLES));
  return kept;
}

/** The secret in what somebody pasted or typed: a whole link, only its end, or the six letters of a code. */
export function secretOf(text: string): string | null {
  const found = text.trim().split('#').at(-1)?.trim() ?? '';
  if (/^[\w-]{16,100}$/.test(found)) return found;
  const letters = found.replace(/[\s-]/g, '');
  return /^[a-z]{6}$/i.test(letters) ? letters.toUpperCase() : null;
}

/** A code as it is read out: two times three letters. */
export const spelled = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
