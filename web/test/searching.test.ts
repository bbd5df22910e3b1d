import { expect, test } from 'vitest';
import { CHAPTERS, chaptersIn, isOfAnother } from '../src/rules/chapters';
import { passagesOf, searched } from '../src/rules/searching';
import { t } from '../src/text/texts';

const book = CHAPTERS.flatMap(passagesOf);
const found = (search: string) => searched(book, search).found.map(({ place }) => place);

test.each([
  ['shield', 'control-4'],
  ['fortress scores', 'end-6'],
  ['points', 'end-6'],
  ['win', 'end-7'],
  ['victory', 'end-7'],
  ['how do I win the game', 'end-7'],
  ['blocked', 'control-4'],
  ['kill', 'quell'],
  ['objectives', 'aspirations-1'],
  ['blockings', 'control-4'],
])('a search for “%s” finds %s', (search, place) => {
  expect(found(search)).toContain(place);
});

test('a search finds little where it says much, and nothing where nothing is', () => {
  expect(found('capping fragment tie').length).toBeLessThan(found('fragment').length);
  expect(found('xyzzy')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('every word that stands for others leads somewhere', () => {
  const lines = t('rules-search-words').split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const [said = '', meant] = line.split(':');
    expect(meant, line).toBeTruthy();
    for (const word of said.split(',')) expect(found(word), word).not.toEqual([]);
  }
});

test('the book of an edition that is told apart says which chapters are of another game', () => {
  const apart = chaptersIn('prototype').filter((chapter) => !isOfAnother('prototype', chapter));
  expect(apart.map(({ id }) => id)).toEqual([
    'prototype-rounds',
    'prototype-actions',
    'prototype-points',
    'editions',
  ]);
  expect(CHAPTERS.some((chapter) => isOfAnother('final', chapter))).toBe(false);
});
