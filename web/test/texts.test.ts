import { expect, test } from 'vitest';
import { messagesOf } from '../plugins/filling';
import { SCREENS } from '../src/screens/screens';
import { BOOKS, type Book } from '../src/text/books';
import { hasText, t } from '../src/text/texts';
import { importedAtOnce, importedLater, sources } from './sources';
import { content } from './content';

test('every text that a component names exists', () => {
  for (const [name, source] of Object.entries(sources).filter(([name]) => name.endsWith('.svelte')))
    for (const [, id] of source.matchAll(/\b(?:t|named)\('([\w-]+)'/g))
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
    ...content.aspirations.flatMap((name) => [`aspiration-${name}`, `aspiration-${name}-text`, `aspiration-${name}-short`]),
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
  expect(t('no-such-id')).toBe('⟦no-such-id⟧');
});

const catalogues = import.meta.glob<string>('../../src/cerebria/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bookOf = new Map(
  (Object.keys(BOOKS) as Book[]).flatMap((book) =>
    BOOKS[book]
      .flatMap((name) => [...messagesOf(catalogues[`../../src/cerebria/locales/en/${name}.ftl`]!).keys()])
      .map((id) => [id, book] as const),
  ),
);

/** The texts that a file names and that are not in these books; of an id that is put together, the beginning has to be. */
function missingTexts(file: string, books: Set<string>): string[] {
  const named = [...sources[file]!.matchAll(/\b(?:t|named|hasText)\(\s*(?:'([\w-]+)'|`([\w-]+-)\$)/g)];
  return named.flatMap(([, id, beginning = '']) => {
    const meant = id ? [id] : [...bookOf.keys()].filter((found) => found.startsWith(beginning));
    const isKnown = meant.some((found) => books.has(bookOf.get(found) ?? ''));
    return isKnown ? [] : `${file}: ${id ?? beginning}`;
  });
}

/** The texts that a file lacks, or what it imports, when it knows these books. */
function lacking(file: string, known: Set<string>, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const learned = [...sources[file]!.matchAll(/\blearn\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  );
  return [
    ...missingTexts(file, known),
    ...importedAtOnce(file).flatMap((next) => lacking(next, known, seen)),
    ...importedLater(file).flatMap((next) => lacking(next, new Set([...known, ...learned]), seen)),
  ];
}

const screens = [
  ...sources['screens/screens.ts']!.matchAll(/(\w+): \{\s*load: \(\) => import\('\.\/(.*?)'/g),
];

test('every screen knows the texts it shows', () => {
  expect(screens.map(([, name]) => name)).toEqual(Object.keys(SCREENS));
  for (const [, name = '', file = ''] of screens) {
    const known = new Set(['page', ...SCREENS[name]!.texts]);
    expect([...new Set(lacking(`screens/${file}`, known))], name).toEqual([]);
  }
});

test('what stands around the screens knows its texts', () => {
  expect(lacking('App.svelte', new Set(['page']), new Set(['screens/screens.ts']))).toEqual([]);
});
