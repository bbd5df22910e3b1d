/** Names of those who sit at tables. */

import type { SeatWords } from '../api/schema';
import { hasText, t } from './texts';

/** The name of a program; of somebody who is none, their own. */
export function programName(name: string): string {
  return hasText(`home-program-${name}`) ? t(`home-program-${name}`) : name;
}

/** Who plays a seat; a person for whom a program plays keeps the name. */
export function sitterName(seat: SeatWords): string {
  return seat.name ?? (seat.program ? programName(seat.program) : t('home-seat-nobody'));
}
