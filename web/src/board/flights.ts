/** What is seen to move when something happens: drops, lights, cards, cracks and sparks, from events. */

import { partsOf } from '../api/choices';
import type { EmotionWords, EventWords, ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import { polar, type Point } from '../art/paths';
import type { Land } from '../content/map';
import {
  at,
  controlAngle,
  DEPTH,
  frontierAngle,
  realmAngle,
  slotAngle,
  spaceAngle,
  standing,
  WIDE,
  type Layout,
} from './geometry';

/** A place in the words of choices, the Identity, one's own hand, what is above a place, or the mark of who controls something. */
export type Place = string | { above: string } | { control: string };

export interface Flight {
  id: number;
  kind: 'drop' | 'light' | 'card' | 'crack' | 'grow' | 'ring';
  team: Team | null;
  from: Place;
  to: Place;
  emotion?: EmotionWords;
  /** Milliseconds after the others. */
  delay: number;
}

const MOST_LIGHTS = 6;
const STAGGER = 55;
let last = 0;

/** Where something lies on the board. */
export function placeOf(map: Land, layout: Layout, view: ViewWords, place: Place): Point {
  // It lies below the board, or to its right.
  if (place === 'hand') return [layout === WIDE ? layout.width / 2 : 0, layout.height / 2];
  if (typeof place !== 'string') {
    if ('above' in place) {
      const [x, y] = placeOf(map, layout, view, place.above);
      return [x, y - 90];
    }
    return map.realms.includes(place.control)
      ? at(layout, controlAngle(map, place.control), DEPTH.realmMark)
      : at(layout, frontierAngle(map, place.control), DEPTH.frontierMark);
  }
  const { slot, space, realm, sphere, spirit } = partsOf(place);
  if (slot !== undefined) return at(layout, slotAngle(map, slot), DEPTH.slot);
  if (space) return at(layout, spaceAngle(map, space), DEPTH.space);
  if (realm) return at(layout, realmAngle(map, realm), DEPTH.site);
  if (sphere) return polar(realmAngle(map, view.spheres[sphere]?.realm ?? ''), DEPTH.sphere);
  if (spirit) {
    const [x, y] = standing(map, layout, view, spirit);
    return [x, y - 34];
  }
  return [0, 0];
}

type Made = Omit<Flight, 'id' | 'delay'>;
const card = (emotion: EmotionWords | null | undefined, from: Place, to: Place): Made[] =>
  emotion ? [{ kind: 'card', team: emotion.aligned, emotion, from, to }] : [];
const inPlace = (kind: 'crack' | 'grow', emotion: EmotionWords | null | undefined, slot: string): Made[] =>
  card(emotion, slot, slot).map((made) => ({ ...made, kind }));
const times = (count: number, one: Made): Made[] =>
  Array.from({ length: Math.min(MOST_LIGHTS, Math.abs(count)) }, () => one);

/** What flies when these events happen; `actor` is the Spirit whose doing it was. */
export function flightsOf(
  events: readonly EventWords[],
  actor: string | null,
  before: ViewWords | null,
  after: ViewWords,
): Flight[] {
  const team = (actor && after.seats[actor]?.team) || null;
  const isStanding = Boolean(actor && after.seats[actor]?.at);
  const made = events.flatMap((event, place): Made[] => seen(event, events[place + 1]));
  const controls = Object.entries(after.controls)
    .filter(([name, owner]) => before && before.controls[name] !== owner)
    .map(([name, owner]): Made => ({
      kind: 'ring',
      team: owner,
      from: { control: name },
      to: { control: name },
    }));
  return [...made, ...controls].map((one, place) => ({ ...one, id: ++last, delay: place * STAGGER }));

  function seen({ kind, data }: EventWords, next: EventWords | undefined): Made[] {
    const slot = `slot ${Number(data.slot)}`;
    const amount = Number(data.amount);
    const lying = after.slots[Number(data.slot)] ?? before?.slots[Number(data.slot)];
    const isGrown = Number(lying?.intensity) > Number(before?.slots[Number(data.slot)]?.intensity);
    const whose = lying?.aligned ?? team;
    const ring: Made = { kind: 'ring', team: whose, from: slot, to: slot };
    switch (kind) {
      case 'fills':
        return times(amount, {
          kind: 'drop',
          team: whose,
          from: isStanding ? `spirit ${actor}` : { above: slot },
          to: slot,
        });
      case 'loses':
        return times(amount, { kind: 'drop', team: whose, from: slot, to: { above: slot } });
      case 'sphere': {
        const sphere = `sphere ${String(data.sphere)}`;
        if (amount > 0) return times(amount, { kind: 'light', team: null, from: 'identity', to: sphere });
        const taker = next?.kind === 'willpower' ? `spirit ${String(next.data.seat)}` : { above: sphere };
        return times(amount, { kind: 'light', team: null, from: sphere, to: taker });
      }
      case 'moves':
        return card(before?.slots[Number(data.slot)], slot, `slot ${Number(data.to_slot)}`);
      case 'enters': {
        const isOwn = actor === after.seat && data.why === 'invoke';
        const bringer = isStanding ? `spirit ${actor}` : { above: slot };
        return [...card(after.slots[Number(data.slot)], isOwn ? 'hand' : bringer, slot), ring];
      }
      case 'leaves':
        return [
          ...(data.why === 'quell'
            ? inPlace('crack', before?.slots[Number(data.slot)], slot)
            : card(before?.slots[Number(data.slot)], slot, { above: slot })),
          ring,
        ];
      case 'intensity':
        return [...(isGrown ? inPlace('grow', lying, slot) : []), ring];
      case 'fortress': {
        const site = `site ${String(data.realm)}`;
        return [{ kind: 'ring', team: data.team as Team, from: site, to: site }];
      }
      case 'identity':
        return [{ kind: 'ring', team: data.team as Team, from: 'identity', to: 'identity' }];
      default:
        return [];
    }
  }
}
