import { expect, test } from 'vitest';
import { SIZES } from '../src/browser/window-size';
import tokens from '../src/styles/tokens.css?raw';

/** Every file of the client as it is written. */
const sources = Object.entries(
  import.meta.glob<string>('../src/**/*.{svelte,ts,css}', { query: '?raw', import: 'default', eager: true }),
).map(([path, source]) => ({ path: path.replace('../src/', ''), source }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ source }) => pattern.test(source)).map(({ path }) => path);

/** Every style. The tokens are what the others are held to. */
const styles = sources
  .filter(({ path }) => path !== 'styles/tokens.css' && !path.endsWith('.ts'))
  .map(({ path, source }) => ({
    path,
    style: path.endsWith('.css') ? source : (/<style>(.*)<\/style>/s.exec(source)?.[1] ?? ''),
  }));

/** Where the styles say something that they should not. */
function wrong(pattern: RegExp, isWrong: (value: string) => boolean): string[] {
  return styles.flatMap(({ path, style }) =>
    [...style.matchAll(pattern)].filter(([, value = '']) => isWrong(value)).map(([all]) => `${path}: ${all}`),
  );
}

const lengthsIn = (value: string) => [...value.matchAll(/(?<![\w.])\d+px/g)].map(([length]) => length);
const inPixels = (rem: string | undefined) => `${16 * Number(rem)}px`;
const SPACES = new Set([...tokens.matchAll(/--space-\w+: ([\d.]+)rem;/g)].map(([, rem]) => inPixels(rem)));
const SPACING =
  /(?<![\w-])(?:(?:scroll-)?(?:padding|margin)|gap|inset|top|right|bottom|left)[a-z-]*: ([^;{}]+);/g;

test('spaces that the scale has are taken from it', () => {
  expect(SPACES).toContain('16px');
  expect(wrong(SPACING, (value) => lengthsIn(value).some((length) => SPACES.has(length)))).toEqual([]);
});

test('what lies before what is said by the scale of layers alone', () => {
  expect(wrong(/z-index: ([^;]+);/g, (value) => !/^var\(--layer-[a-z]+\)$/.test(value))).toEqual([]);
});

test('layers are named from the back to the front', () => {
  const layers = [...tokens.matchAll(/--layer-\w+: (-?\d+);/g)].map(([, layer]) => Number(layer));
  expect(layers).toEqual([...new Set(layers)].sort((a, b) => a - b));
});

test('styles use what the tokens name', () => {
  const named = new Set(
    [...tokens.matchAll(/(--(?:space|layer|text|radius)-[\w-]+):/g)].map(([, name]) => name),
  );
  expect(wrong(/var\((--(?:space|layer|text|radius)-[\w-]+)\)/g, (name) => !named.has(name))).toEqual([]);
});

test('layouts tell few sizes of window apart, all said in one place', () => {
  const sizes = new Set(lengthsIn(Object.values(SIZES).join(' ')));
  expect(
    wrong(/@media ([^{]+) \{/g, (value) => lengthsIn(value).some((length) => !sizes.has(length))),
  ).toEqual([]);
  expect(filesWith(/new MediaQuery\(/)).toEqual(['browser/window-size.ts']);
});

test('a team is given its colours by one helper alone', () => {
  expect(filesWith(/var\(--\$?\{/)).toEqual(['art/teams.ts']);
});

test('what moves without end waits to be moved slowly, by few frames', () => {
  expect(wrong(/animation: ([^;]* infinite[^;]*);/g, (value) => !value.endsWith(' paused'))).toEqual([]);
});
