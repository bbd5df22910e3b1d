import { expect, test } from 'vitest';
import { completed, settings, type Settings } from '../src/browser/settings.svelte';

test('settings that were stored are kept', () => {
  expect(completed({ theme: 'light', speed: 'quick' })).toMatchObject({ theme: 'light', speed: 'quick' });
});

test('what is missing, unknown or of another version is as usual', () => {
  const usual = completed({});
  expect(completed({ theme: 'purple', speed: 3, colour: 'red' })).toEqual(usual);
  expect(usual).toMatchObject({ theme: 'system', language: null, speed: 'normal', confirms: 'hidden' });
});

test('what nobody would decline is not asked, but for the end of a turn where that is to be confirmed', () => {
  const passes = (changes: Partial<Settings>) => {
    settings.change(changes);
    return settings.wishes.passes;
  };
  expect(passes({ gifts: 'take', confirms: 'hidden' })).toBe('all');
  expect(passes({ confirms: 'turn' })).toBe('all-but-end');
  expect(passes({ gifts: 'ask' })).toBe('nothing');
});
