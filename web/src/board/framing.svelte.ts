/** The part of the board that is seen: all of it, or a Realm from close up. */

import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { settings } from '../browser/settings.svelte';
import type { Land } from '../content/map';
import { closeUp, whole, type Layout } from './geometry';

/** How long it takes to come closer, in milliseconds at normal speed. */
const APPROACH = 650;

/** A frame that follows for as long as the component lives that calls this. */
export function frame(map: Land, layout: () => Layout, realm: () => string | null) {
  let drawn = layout();
  const box = new Tween(whole(drawn), { easing: cubicInOut });
  $effect(() => {
    const now = layout();
    const near = realm();
    // Only looking closer is a movement; another shape of the window is not.
    const duration = drawn === now ? APPROACH * settings.pace : 0;
    drawn = now;
    void box.set(near ? closeUp(map, now, near) : whole(now), { duration });
  });
  return box;
}
