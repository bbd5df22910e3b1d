/** Where on the board something happens, and what stands on its sites then. */

import { partsOf } from '../api/choices';
import type { EventWords, ViewWords } from '../api/schema';
import type { Fortress } from '../api/view';

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

/** Whether some events change what Aspirations count: the Emotions and the Fortresses. */
export const changesCounts = (events: EventWords[]) =>
  litBy(events).some((place) => ['slot', 'site'].includes(partsOf(place).kind));

type Sites = ViewWords['fortresses'];

/** What stands on the sites after an event. */
export function sitesAfter(sites: Sites, { kind, data }: EventWords): Sites {
  if (kind === 'turn')
    return Object.fromEntries(
      Object.entries(sites).map(([realm, site]) => [realm, site && { ...site, fresh: false }]),
    );
  if (kind !== 'fortress') return sites;
  const { team, kind: fragment, aligned } = data;
  const realm = String(data.realm);
  // Of a Major only less can be left, which is not new.
  const left = { team, kind: fragment, aligned, fresh: sites[realm]?.kind !== 'major' } as Fortress;
  return { ...sites, [realm]: team ? left : null };
}
