import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/browser/settings.svelte';
import { sound } from '../src/browser/sound';

/** How many tones have begun. */
let tones = 0;

class Silent {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: () => (tones += 1),
    stop: () => undefined,
  });
}

beforeEach(() => {
  tones = 0;
  vi.stubGlobal('AudioContext', Silent);
});
afterEach(() => settings.change({ sound: 'off' }));

test('nothing is heard unless somebody wants it', async () => {
  await sound('fragment');
  expect(tones).toBe(0);
});

test('a Fragment, a Fortress and points sound different', async () => {
  settings.change({ sound: 'on' });
  const heard: number[] = [];
  for (const what of ['points', 'fragment', 'fortress'] as const) {
    const before = tones;
    await sound(what);
    heard.push(tones - before);
  }
  expect(heard).toEqual([2, 3, 4]);
});
