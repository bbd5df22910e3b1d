/** Ego at a table that is being set up: how hard it plays, and where it sits. */

import type { Offer } from '../api/schema';
import type { Team } from '../api/view';
import { named } from '../text/texts';

export const MEDIUM = 'medium';

/** The levels from the easiest to the hardest. */
export function ladder({ difficulty }: Pick<Offer, 'difficulty'>): string[] {
  const alike = (kind: string) => difficulty.filter((step) => step.startsWith(kind));
  return [...alike('easier').reverse(), MEDIUM, ...alike('harder')];
}

/** The steps that a level brings: all between it and the middle. */
export function stepsOf(levels: string[], level: string): string[] {
  const [middle, at] = [levels.indexOf(MEDIUM), levels.indexOf(level)];
  return at < middle ? levels.slice(at, middle) : levels.slice(middle + 1, at + 1);
}

/** People's seats with Ego's two Spirits between them, as the turns go. */
export function withEgo<Seat>(seats: Seat[], ego: string | null | undefined) {
  if (!ego) return seats;
  const sitting = (spirit: string) => ({
    spirit,
    team: ego as Team,
    name: named('spirit-ego'),
    isTaken: true,
  });
  const [first, second] = seats;
  return [
    ...(first ? [first] : []),
    sitting('gatekeeper'),
    ...(second ? [second] : []),
    sitting('influencer'),
  ];
}
