// @vitest-environment node
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { notes } from '../src/ui/toasts.svelte';
import Toasts from '../src/ui/Toasts.svelte';

test('of notes only the new one is read, and none that stands there is written anew', () => {
  notes.say('first');
  const [first] = notes.all;
  notes.say('second');
  notes.say('wrong', true);
  expect(notes.all[0]).toBe(first);
  expect(notes.all.map(({ text }) => text)).toEqual(['first', 'second', 'wrong']);
  // What is read as a whole would be read again with each that comes.
  const regions = [
    ...render(Toasts).body.matchAll(/<div role="(\w+)" aria-live="(\w+)" aria-atomic="(\w+)"/g),
  ];
  expect(regions.map(([, ...said]) => said)).toEqual([
    ['alert', 'assertive', 'false'],
    ['log', 'polite', 'false'],
  ]);
});
