/** How long what happens is looked at. */

import type { EventWords } from '../api/schema';

/** In milliseconds at normal speed: a step on the way to a deed, a deed, each thing more that comes of it, and the most. */
const STEP = 220;
const DEED = 640;
const MORE = 65;
const LONGEST = 900;

/** What only leads to a deed, or is paid for it. */
const LEADING = new Set(['turn', 'named', 'pays', 'reveals', 'discards', 'under', 'plays', 'conjures', 'turned-up', 'fortitude']); // prettier-ignore

export function timeOf(events: readonly EventWords[]): number {
  const seen = events.filter(({ kind }) => !LEADING.has(kind)).length;
  return seen ? Math.min(LONGEST, DEED + MORE * (seen - 1)) : STEP;
}
