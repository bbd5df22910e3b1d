import { expect, test } from 'vitest';
import card from '../src/pieces/EmotionCard.svelte?raw';
import styles from '../src/styles/tokens.css?raw';

/** WCAG 2 AA for text of any size. */
const LEAST = 4.5;

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const tokens = [...styles.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)];

test.each([['light', 2], ['dark', 3]])('texts can be read in the %s theme', (_, column) => {
  const colour = Object.fromEntries(tokens.map((token) => [token[1], token[column]!]));
  for (const text of ['text', 'muted', 'bliss', 'gloom', 'balance', 'glow', 'ambition', 'link', 'danger', 'good'])
    for (const ground of ['page', 'panel', 'raised'])
      expect(contrast(colour[text]!, colour[ground]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(LEAST);
  expect(contrast(colour['on-primary']!, colour.primary!), 'on the main button').toBeGreaterThanOrEqual(LEAST);
  expect(contrast(colour.text!, colour.orb!), 'text on a Sphere').toBeGreaterThanOrEqual(LEAST);
  expect(contrast(colour.text!, colour['sky-near']!), 'text on the sky').toBeGreaterThanOrEqual(LEAST);
  expect(contrast(colour.muted!, colour['sky-near']!), 'muted text on the sky').toBeGreaterThanOrEqual(LEAST);
}); // prettier-ignore

test('cards can be read', () => {
  const papers = [...card.matchAll(/--(paper|print|faint): (#\w{6})/g)];
  for (let i = 0; i < papers.length; i += 3) {
    const [paper, print, faint] = papers.slice(i, i + 3).map((found) => found[2]!);
    expect(contrast(paper!, print!)).toBeGreaterThanOrEqual(LEAST);
    expect(contrast(paper!, faint!)).toBeGreaterThanOrEqual(LEAST);
  }
});
