import { expect, test } from 'vitest';
import { keyOf } from '../src/browser/keys';
import { actionKey } from '../src/game/action-keys';
import { nextOf } from '../src/game/focusing.svelte';
import { groupsOf } from '../src/telling/actions';
import { stepped } from '../src/ui/roving';
import { content, prototype } from './content';

test('arrows go around a group, and it closes', () => {
  expect(stepped('ArrowRight', 0, 3)).toBe(1);
  expect(stepped('ArrowDown', 2, 3)).toBe(0);
  expect(stepped('ArrowLeft', 0, 3)).toBe(2);
  expect(stepped('ArrowUp', 1, 3)).toBe(0);
  expect(stepped('Home', 2, 3)).toBe(0);
  expect(stepped('End', 0, 3)).toBe(2);
});

test('other keys are left to others', () => {
  expect(stepped('Enter', 0, 3)).toBe(null);
});

test('the focus goes on to the choice of the same name, else to the first', () => {
  expect(nextOf(['amount 1', 'amount 2'], 'amount 2')).toBe('amount 2');
  expect(nextOf(['move', 'invoke'], 'slot 3')).toBe('move');
  expect(nextOf(['move', 'invoke'], null)).toBe('move');
  expect(nextOf([], 'move')).toBe(undefined);
  expect(nextOf(['add-token', 'take ambition'], 'move', ['take ambition'])).toBe('take ambition');
  expect(nextOf(['add-token', 'take ambition'], 'add-token', ['take ambition'])).toBe('add-token');
});

test('every action has a key of its own, which nothing else at the table has', () => {
  for (const edition of [content, prototype]) {
    const keys = groupsOf(edition).flatMap(({ choices }) =>
      choices.map((action) => actionKey(edition, action)),
    );
    expect(keys).not.toContain(undefined);
    expect(new Set([...keys, ...'uzsgldbhi?'])).toHaveProperty('size', keys.length + 10);
  }
});

const pressed = (key: string, code: string, held: Partial<KeyboardEvent> = {}) => ({
  ...{ key, code, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false },
  ...held,
});
const SHIFT = { shiftKey: true };
const BOTH = { altKey: true, shiftKey: true };

test('a key is meant by its Latin letter, and by its place where there is another', () => {
  expect(keyOf(pressed('a', 'KeyQ'))).toBe('a');
  expect(keyOf(pressed('ш', 'KeyI'))).toBe('i');
  expect(keyOf(pressed('&', 'Digit1'))).toBe('1');
  expect(keyOf(pressed('1', 'Digit1', SHIFT))).toBe('1');
  expect(keyOf(pressed('?', 'Digit7', SHIFT))).toBe('?');
  expect(keyOf(pressed('U', 'KeyU', SHIFT))).toBe('z');
  expect(keyOf(pressed('Г', 'KeyU', SHIFT))).toBe('z');
  expect(keyOf(pressed('Г', 'KeyU'))).toBe('u');
  expect(keyOf(pressed('Ш', 'KeyI', SHIFT))).toBe(null);
  expect(keyOf(pressed('ArrowRight', 'ArrowRight'))).toBe('ArrowRight');
});

test('with Alt and Shift the place alone counts, also where single letters are switched off', () => {
  expect(keyOf(pressed('г', 'KeyU', BOTH), 'off')).toBe('u');
  expect(keyOf(pressed('u', 'KeyU'), 'off')).toBe(null);
  expect(keyOf(pressed('u', 'KeyU', { altKey: true }))).toBe(null);
  expect(keyOf(pressed('u', 'KeyU', { ctrlKey: true }))).toBe(null);
  expect(keyOf(pressed(' ', 'Space'), 'off')).toBe(' ');
});

test('only one component says something of its own accord', () => {
  const sources = import.meta.glob<string>('../src/**/*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const speaking = Object.entries(sources).filter(([, source]) =>
    /aria-live|role="(status|alert|log)"/.test(source),
  );
  expect(speaking.map(([path]) => path)).toEqual(['../src/ui/Live.svelte']);
});

test('no warning of the compiler is silenced, as those are about keys and screen readers', () => {
  const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const silenced = Object.entries(sources).filter(([, source]) => source.includes('svelte-ignore'));
  expect(silenced.map(([path]) => path)).toEqual([]);
});
