/** Where on the board something happens. */

import type { EventWords } from '../api/schema';

/** What an event is about, in the words of choices. */
function placesOf({ kind, data }: EventWords): string[] {
  switch (kind) {
    case 'enters':
    case 'leaves':
    case 'fills':
    case 'loses':
    case 'intensity':
      return [`slot ${Number(data.slot)}`];
    case 'moves':
      return [`slot ${Number(data.slot)}`, `slot ${Number(data.to_slot)}`];
    case 'fortress':
      return [`site ${String(data.realm)}`];
    case 'sphere':
      return [`sphere ${String(data.sphere)}`];
    case 'spirit':
    case 'ego-acts':
    case 'ego-fails':
      return [`spirit ${String(data.seat)}`];
    default:
      return [];
  }
}

/** What some events are about. */
export const litBy = (events: EventWords[]) => [...new Set(events.flatMap(placesOf))];
