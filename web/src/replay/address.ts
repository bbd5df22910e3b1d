/**
 * A moment of a replay and whose eyes see it, as the address has them after its #: `123/love`. A third part asks at
 * once where the game turned.
 */

import type { Followed } from '../api/schema';

export const SPECTATOR = 'spectator';
/** Eyes that see every hand. */
export const OPEN = 'open';

export interface Place {
  moment: number;
  /** A Spirit, `spectator` or `open`; null where the address does not say. */
  eyes: string | null;
  /** Whether somebody came to have the game explained. */
  isExplained?: boolean;
}

const EXPLAINED = 'explained';

export function readPlace(hash: string): Place {
  const [moment = '', eyes = '', third = ''] = hash.split('/');
  return {
    moment: /^\d{1,6}$/.test(moment) ? Number(moment) : 0,
    eyes: eyes || null,
    ...(third === EXPLAINED && { isExplained: true }),
  };
}

export function writePlace(moment: number, eyes: string): string {
  return `${moment}/${eyes}`;
}

/** Where a link to a replay leads. */
export function placeOf({ table, seat, is_open, moment }: Followed): string {
  const spirit = seat === null ? undefined : table.seats[seat]?.spirit;
  return writePlace(moment ?? 0, is_open ? OPEN : (spirit ?? SPECTATOR));
}
