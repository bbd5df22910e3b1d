import { expect, test } from 'vitest';
import './browser';
import { completed } from '../src/browser/settings.svelte';

test('settings that were stored are kept', () => {
  expect(completed({ theme: 'light', speed: 'quick' })).toMatchObject({ theme: 'light', speed: 'quick' });
});

test('what is missing, unknown or of another version is as usual', () => {
  const usual = completed({});
  expect(completed({ theme: 'purple', speed: 3, colour: 'red' })).toEqual(usual);
  expect(usual).toMatchObject({ theme: 'system', language: 'en', speed: 'normal', confirms: 'hidden' });
});
