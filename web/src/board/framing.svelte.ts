/** The part of the board that is seen: all of it, a Realm from close up, or what somebody has come near to. */

import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { settings } from '../browser/settings.svelte';
import type { Land } from '../content/map';
import type { Box } from './fingers';
import { closeUp, whole, type Layout } from './geometry';

/** How long it takes to come closer, in milliseconds at normal speed. */
const APPROACH = 650;

/** What is seen besides all of it and the Realms. */
export interface Near {
  box: Box;
  /** Whether fingers hold it. */
  isHeld: boolean;
}

/** A frame that follows for as long as the component lives that calls this. */
export function frame(
  map: Land,
  layout: () => Layout,
  realm: () => string | null,
  near: () => Near | null = () => null,
) {
  let drawn = layout();
  const box = new Tween(whole(drawn), { easing: cubicInOut });
  $effect(() => {
    const now = layout();
    const close = realm();
    const { box: found, isHeld = false } = near() ?? {};
    // Only looking closer is a movement; another shape of the window is not, and fingers move by themselves.
    const duration = drawn === now && !isHeld ? APPROACH * settings.pace : 0;
    drawn = now;
    void box.set(close ? closeUp(map, now, close) : [...(found ?? whole(now))], { duration });
  });
  return box;
}
