/**
 * What makes the board live: Emotions blink, one at a time, and look towards what threatens them; and what others do is
 * seen from near where the board is small.
 */

import type { ViewWords } from '../api/schema';
import type { Point } from '../art/paths';
import type { Land } from '../content/map';
import { isSomebodyThere } from '../ui/presence';
import { placeOf } from './flights';
import type { Layout } from './geometry';

export { cameraAt } from './camera';

/** How far eyes go, in the units of a face. */
const GAZE = 2.4;
/** In milliseconds: from one to the next, and how long it takes. */
const BETWEEN = 900;
const BLINK = 220;

/**
 * Where the Emotions look, by slot: towards whoever considers to weaken them, or else towards the nearest Spirit of
 * another team that stands in their Realms.
 */
export function gazesOf(
  map: Land,
  layout: Layout,
  view: ViewWords,
  foreseen: ViewWords | null,
): ReadonlyMap<number, Point> {
  const realmsOf = (space: string) => map.realms_by_space[space] ?? [];
  const standing = Object.entries(view.seats).filter(([, { at }]) => at);
  const gazes = new Map<number, Point>();
  for (const [slot, emotion] of view.slots.entries()) {
    if (!emotion) continue;
    const after = foreseen?.slots[slot];
    const isWeakened =
      foreseen && (after?.intensity ?? 0) + (after?.essence ?? 0) < emotion.intensity + emotion.essence;
    const own = realmsOf(map.space_of_slot[slot] ?? '');
    const threats = standing.filter(([spirit, { team, at }]) =>
      isWeakened
        ? spirit === view.decision?.seat
        : team !== emotion.aligned && realmsOf(at ?? '').some((realm) => own.includes(realm)),
    );
    const [x, y] = placeOf(map, layout, view, `slot ${slot}`);
    const ways = threats
      .map(([spirit]) => placeOf(map, layout, view, `spirit ${spirit}`))
      .map(([toX, toY]): Point => [toX - x, toY - y])
      .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
    const [way] = ways;
    if (way) gazes.set(slot, [(GAZE * way[0]) / Math.hypot(...way), (GAZE * way[1]) / Math.hypot(...way)]);
  }
  return gazes;
}

/** Let one Emotion after the other blink, by chance, while somebody is there; what is returned ends it. */
export function blinks(view: () => ViewWords, onblink: (slot: number | null) => void): () => void {
  let opening = 0;
  const timer = setInterval(() => {
    if (!isSomebodyThere()) return;
    const lying = [...view().slots.keys()].filter((slot) => view().slots[slot]);
    onblink(lying[Math.floor(Math.random() * lying.length)] ?? null);
    opening = window.setTimeout(() => onblink(null), BLINK);
  }, BETWEEN);
  return () => {
    clearInterval(timer);
    clearTimeout(opening);
    onblink(null);
  };
}
