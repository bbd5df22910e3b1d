import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filled, printed } from '../plugins/filling';

/** A language that has some texts of one book and none of another. */
const BOOKS: Record<string, string> = {
  '/pirate/home.json': filled(
    'home-open = Ahoy\nbetween-sentences = { "" }\nbetween-things = ,{ " " }\n',
    'home-open = Hello\nhome-count = { $count ->\n    [one] 1 point\n   *[other] { $count } points\n  }\n',
    'home-open = Ahoy\n',
  ),
};

vi.doMock('virtual:books', () => ({
  // As in Russian, 21 is said like 1.
  LANGUAGES: ['en', 'ru'],
  default: (language: string, book: string) => `/${language === 'ru' ? 'pirate' : language}/${book}.json`,
}));
// All tests know the English texts; here they are not known yet.
vi.resetModules();
const { hasText, inOrder, learn, paragraph, speak, t } = await import('../src/text/texts');

const fetched: string[] = [];
beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return new Response(JSON.stringify(printed(BOOKS[url] ?? '')), { status: url in BOOKS ? 200 : 404 });
  });
  speak('ru');
});
afterEach(() => vi.unstubAllGlobals());

test('another language fetches nothing of the English texts, and each book once', async () => {
  await Promise.all([learn('home'), learn('home')]);
  expect(fetched).toEqual(['/pirate/home.json']);
  expect(t('home-open')).toBe('Ahoy');
});

test('what stands between sentences is a matter of the language', async () => {
  await learn('home');
  expect(String(paragraph(['一。', '二。']))).toBe('一。二。');
});

test('what stands between things in a row is a matter of the language, and no “and”', async () => {
  await learn('home');
  expect(String(inOrder(['Love', 'Hatred', 'Reason']))).toBe('Love, Hatred, Reason');
});

test('what is not translated is said in English, with the plurals of English', async () => {
  await learn('home');
  expect(t('home-count', { count: 21 })).toBe('21 points');
});

test('a book that could not be fetched is asked for again', async () => {
  await expect(learn('rules')).rejects.toThrow();
  await expect(learn('rules')).rejects.toThrow();
  expect(fetched).toEqual(['/pirate/rules.json', '/pirate/rules.json']);
});

test('an unknown language is English', async () => {
  speak('klingon');
  await learn('home').catch(() => undefined);
  expect(fetched).toEqual(['/en/home.json']);
  expect(hasText('home-open')).toBe(false);
});

test('a text in another book of the language is not missing', () => {
  expect(filled('', 'one = 1\n', 'one = ein\n')).toBe('');
});

test('an English text brings its terms along', () => {
  const book = filled('-game = Spiel\n', '-game = game\nlead = A { -game }\n', '-game = Spiel\n');
  expect(book).toBe('-game = Spiel\n### en\n-game = game\nlead = A { -game }\n');
});

test('remarks stay out of a book', () => {
  expect(filled('# Remark\n\n## Part\none = 1\n  .form = 2\n\n# Remark\ntwo =\n    2\n', '', '')).toBe(
    'one = 1\n  .form = 2\ntwo =\n    2\n',
  );
});

test('a text may close its variants at the margin', () => {
  const text = 'one = { $count ->\n    [one] 1\n   *[other] 2\n} in all\n';
  expect(filled(text, '', '')).toBe(text);
});

const CATALOGUES = import.meta.glob<string>('../../src/cerebria/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.keys(CATALOGUES))('the page reads every text of %s', (file) => {
  const source = CATALOGUES[file] ?? '';
  const written = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
  expect(printed(filled(source, '', '')).own.map(({ id }) => id)).toEqual(written);
});
