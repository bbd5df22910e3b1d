/** What is heard of what happens. */

import type { EventWords, ViewWords } from '../api/schema';
import { settings } from '../browser/settings.svelte';
import { sound } from '../browser/sound';
import type { Sound } from '../browser/tones';

type Data = EventWords['data'];

const SOUNDS: Record<string, (data: Data) => Sound | undefined> = {
  draws: () => 'draw',
  'turned-up': () => 'reveal',
  reveals: () => 'reveal',
  shows: () => 'reveal',
  discards: () => 'discard',
  enters: () => 'enters',
  leaves: ({ why }) => (why === 'quell' ? 'quell' : 'leaves'),
  moves: () => 'moves',
  fills: () => 'essence',
  loses: () => 'emptied',
  intensity: ({ token }) => (Number(token) > 0 ? 'intensify' : 'weaken'),
  willpower: ({ amount }) => (Number(amount) > 0 ? 'willpower' : undefined),
  ambition: ({ amount }) => (Number(amount) > 0 ? 'ambition' : undefined),
  vibe: () => 'token',
  spirit: () => 'step',
  rotates: () => 'rotate',
  fortress: ({ team, why }) => (team ? 'builds' : why === 'revelation' ? undefined : 'razed'),
  wheel: () => 'points',
  revelation: () => 'revelation',
  identity: ({ kind, why }) => (kind === 'capping' ? 'capping' : why === 'fortress' ? 'fortress' : 'fragment'),
  round: () => 'round',
  over: ({ winner }) => (winner as Sound | null) ?? 'tie',
}; // prettier-ignore

/** So many different ones of a deed, the ones that say most. */
const MOST = 3;
const GREATEST: readonly Sound[] = [
  'bliss', 'gloom', 'balance', 'tie', 'capping', 'fortress', 'fragment', 'revelation', 'points', 'razed', 'builds',
  'quell', 'enters', 'leaves', 'intensify', 'weaken', 'step', 'moves', 'rotate', 'ambition', 'token', 'essence',
  'willpower', 'reveal', 'draw', 'emptied', 'round', 'discard',
]; // prettier-ignore
/** What a scene of a Revelation lets hear itself. */
const OF_SCENE: readonly Sound[] = ['revelation', 'reveal', 'fragment', 'fortress', 'capping', 'points'];
/** What is heard also where little is to move. */
const CALLS: readonly Sound[] = ['turn', 'bliss', 'gloom', 'balance', 'tie'];

/** The sounds of some events, in their order. */
export function soundsOf(events: readonly EventWords[], after: ViewWords): Sound[] {
  const all = new Set(events.flatMap(({ kind, data }) => SOUNDS[kind]?.(data) ?? []));
  const kept = [...all].sort((a, b) => GREATEST.indexOf(a) - GREATEST.indexOf(b)).slice(0, MOST);
  const begins = events.some(({ kind, data }) => kind === 'turn' && data.seat === after.seat);
  return [...[...all].filter((one) => kept.includes(one)), ...(begins ? (['turn'] as const) : [])];
}

/** In milliseconds; what comes sooner after what was heard before is not heard. */
const APART = 90;
let last = -Infinity;

export function hear(events: readonly EventWords[], after: ViewWords): void {
  // Whoever looks elsewhere is called in another way.
  if (document.hidden) return;
  const hasScene = settings.current.revelations !== 'off' && events.some(({ kind }) => kind === 'revelation');
  const sounds = soundsOf(events, after).filter(
    (one) => (!settings.isStillOutside || CALLS.includes(one)) && !(hasScene && OF_SCENE.includes(one)),
  );
  const now = performance.now();
  if (!sounds.length || (now - last < APART && !sounds.some((one) => CALLS.includes(one)))) return;
  last = now;
  void sound(...sounds);
}
