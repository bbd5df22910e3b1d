/** Trying a turn again: a new table that begins where it did, against those who played, or programs in their place. */

import type { SeatWords, TableWords } from '../api/schema';

/** Who plays for other people. */
export const STAND_IN = 'hard';

/** Who will play, by what that means for a seat. */
export interface Again {
  /** By seat: `me`, or the name of a program. */
  sitters: string[];
  own: string[];
  /** Spirits of other people. */
  replaced: string[];
  /** Spirits whose program stays. */
  kept: string[];
}

/** One's own seats stay, or else whose turn it was becomes oneself; programs stay; other people are stood in for. */
export function againFor({ seats }: Pick<TableWords, 'seats'>, spirit: string): Again {
  const hasOwn = seats.some(({ is_yours }) => is_yours);
  const isOwn = (seat: SeatWords) => (hasOwn ? seat.is_yours : seat.spirit === spirit);
  const staysProgram = (seat: SeatWords) => !isOwn(seat) && seat.name === null && seat.program !== null;
  const spiritsOf = (isSo: (seat: SeatWords) => boolean) =>
    seats.filter(isSo).map(({ spirit: found }) => found);
  return {
    sitters: seats.map((seat) =>
      isOwn(seat) ? 'me' : staysProgram(seat) ? (seat.program ?? STAND_IN) : STAND_IN,
    ),
    own: spiritsOf(isOwn),
    replaced: spiritsOf((seat) => !isOwn(seat) && !staysProgram(seat)),
    kept: spiritsOf(staysProgram),
  };
}
