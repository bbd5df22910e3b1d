/** Ego at a table that is being set up: where it sits. */

import { EGO } from '../content/in-play';
import { named } from '../text/texts';

interface Sitting {
  spirit: string;
  team: string;
  name: ReturnType<typeof named> | string;
  isTaken: boolean;
  isHere?: boolean;
}

/** People's seats with Ego's two Spirits between them, as the turns go. */
export function withEgo(seats: Sitting[], ego: string | null | undefined): Sitting[] {
  if (!ego) return seats;
  return EGO.flatMap((spirit, i) => [
    ...seats.slice(i, i + 1),
    { spirit, team: ego, name: named('spirit-ego'), isTaken: true },
  ]);
}
