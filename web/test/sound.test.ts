import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventWords, ViewWords } from '../src/api/schema';
import { settings } from '../src/browser/settings.svelte';
import { sound } from '../src/browser/sound';
import { SOUNDS_MADE } from '../src/browser/tones';
import { soundsOf } from '../src/deeds/heard';

/** How many tones have begun, and the loudest they came to be. */
let tones = 0;
let loudest = 0;

const param = {
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: (value: number) => (loudest = Math.max(loudest, value)),
};
const pitch = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
const connect = (next: unknown) => next;
const source = () => ({
  type: '',
  frequency: pitch,
  connect,
  start: () => (tones += 1),
  stop: () => undefined,
});

class Silent {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({ gain: param, connect });
  createOscillator = source;
  createBufferSource = source;
  createBiquadFilter = () => ({ type: '', frequency: pitch, connect });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

/** A part that sounds go through. */
class Part {
  connect = connect;
  constructor(readonly context: unknown) {}
}

beforeEach(() => {
  tones = 0;
  loudest = 0;
  vi.stubGlobal('AudioContext', Silent);
  vi.stubGlobal('DynamicsCompressorNode', Part);
  vi.stubGlobal('GainNode', Part);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
});
afterEach(() => settings.change({ sound: 'on', volume: 'soft' }));

test('nothing is heard where somebody wants to hear nothing', async () => {
  settings.change({ sound: 'off' });
  await sound('fragment');
  expect(tones).toBe(0);
});

test('nothing is heard before something was pressed', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  await sound('fragment');
  expect(tones).toBe(0);
});

test('every sound can be made, louder where that is wanted', async () => {
  await sound(...SOUNDS_MADE);
  expect(SOUNDS_MADE.length).toBeGreaterThan(25);
  expect(tones).toBeGreaterThan(2 * SOUNDS_MADE.length);
  const soft = loudest;
  settings.change({ volume: 'loud' });
  await sound(...SOUNDS_MADE);
  expect(loudest).toBeCloseTo(4 * soft);
});

describe('of what happens', () => {
  const event = (kind: string, data: Record<string, unknown> = {}): EventWords => ({ kind, data });
  const view = { seat: 'love' } as unknown as ViewWords;

  test('the greatest is heard, in its order', () => {
    const events = [
      event('pays'),
      event('discards'),
      event('leaves', { why: 'quell' }),
      event('willpower', { amount: -2 }),
      event('spirit'),
      event('wheel', { points: 1 }),
    ];
    expect(soundsOf(events, view)).toEqual(['quell', 'step', 'points']);
  });

  test('a chime says whose turn it is to whom it is', () => {
    const begins = (seat: string) => soundsOf([event('turn', { seat, number: 3 })], view);
    expect(begins('love')).toEqual(['turn']);
    expect(begins('hatred')).toEqual([]);
  });

  test('the end has the motif of whoever has won', () => {
    expect(soundsOf([event('over', { winner: 'gloom' })], view)).toEqual(['gloom']);
    expect(soundsOf([event('over', { winner: null })], view)).toEqual(['tie']);
  });
});
