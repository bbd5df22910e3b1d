import { beforeAll, expect, test } from 'vitest';
import { hasText, learn, t } from '../src/text/texts';
import { content } from './content';

const sources = import.meta.glob<string>('../src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeAll(() => Promise.all([learn('decks'), learn('replay'), learn('rules'), learn('tutorial')]));

test('every text that a component names exists', () => {
  for (const [name, source] of Object.entries(sources))
    for (const [, id] of source.matchAll(/\bt\('([\w-]+)'/g))
      expect(hasText(id!), `${name}: ${id}`).toBe(true);
});

test('everything printed has a name', () => {
  const ids = [
    ...Object.keys(content.emotions).map((name) => `emotion-${name}`),
    ...Object.values(content.emotions).flatMap(({ power, kind, status, when }) => [
      `power-${power}`, `web-kind-${kind}`, `web-status-${status}`, ...(when ? [`web-when-${when}`] : []),
    ]),
    ...Object.keys(content.spirits).map((name) => `spirit-${name}`),
    ...content.map.realms.flatMap((name) => [`realm-${name}`, `realm-short-${name}`]),
    ...content.map.frontiers.map((name) => `frontier-${name}`),
    ...content.spheres.flatMap((name) => [`sphere-${name}`, `sphere-${name}-text`]),
    ...content.aspirations.flatMap((name) => [`aspiration-${name}`, `aspiration-${name}-text`]),
    ...Object.values(content.boards).flatMap((spirits) =>
      Object.values(spirits).flatMap((rows) =>
        Object.values(rows).flatMap((row) => row.flatMap(({ name }) => [`upgrade-${name}`, `upgrade-${name}-text`])),
      ),
    ),
  ]; // prettier-ignore
  expect(ids.filter((id) => !hasText(id))).toEqual([]);
});

test('a text takes its numbers', () => {
  expect(t('power-gain-willpower', { wp: 2 })).toContain('2');
  expect(t('no-such-id')).toBe('no-such-id');
});
