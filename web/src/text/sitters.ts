/** Names of those who sit at tables. */

import type { SeatWords } from '../api/schema';
import type { Name } from './naming';
import { hasText, named, t } from './texts';

/** The name of a program; of somebody who is none, their own. */
export function programName(name: string): Name | string {
  return hasText(`home-program-${name}`) ? named(`home-program-${name}`) : name;
}

/** How a program plays, in a sentence; nothing of somebody who is none. */
export const programText = (name: string | null): string =>
  hasText(`home-program-${name}-text`) ? t(`home-program-${name}-text`) : '';

/** Who plays a seat; a person for whom a program plays keeps the name. */
export function sitterName(seat: SeatWords): Name | string {
  return seat.name ?? (seat.program ? programName(seat.program) : named('home-seat-nobody'));
}
