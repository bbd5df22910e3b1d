import { beforeEach, expect, test, vi } from 'vitest';
import type { LinkAnswer } from '../src/api/schema';
import { dropLink, keepLinks, linksOf, secretOf } from '../src/lobby/links';

const link = (seat: number | null, secret: string): LinkAnswer => ({
  kind: seat === null ? 'watch' : 'seat',
  seat,
  secret,
  address: `https://example.org/join#${secret}`,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('links are there again after a reload', () => {
  keepLinks('a', [link(1, 'one'), link(null, 'watch')]);
  expect(linksOf('a').map((found) => found.secret)).toEqual(['one', 'watch']);
  expect(linksOf('b')).toEqual([]);
});

test('a new link takes the place of the old one of its seat alone', () => {
  keepLinks('a', [link(1, 'one'), link(2, 'two'), link(null, 'watch')]);
  keepLinks('a', [link(1, 'other')]);
  expect(linksOf('a').map((found) => found.secret)).toEqual(['two', 'watch', 'other']);
});

test('the link of a seat that ended is forgotten', () => {
  keepLinks('a', [link(1, 'one'), link(null, 'watch')]);
  expect(dropLink('a', 'seat', 1).map((found) => found.secret)).toEqual(['watch']);
});

test('the code of a table stays when its link for spectators ends', () => {
  const code: LinkAnswer = { kind: 'code', seat: null, secret: 'BCDFGH', address: '' };
  keepLinks('a', [code, link(null, 'watch')]);
  expect(dropLink('a', 'watch')).toEqual([code]);
});

test('only the newest tables are kept', () => {
  for (let i = 0; i < 70; i++) keepLinks(`table ${i}`, [link(0, `secret ${i}`)]);
  expect(linksOf('table 0')).toEqual([]);
  expect(linksOf('table 69')).toHaveLength(1);
});

test('what is no longer JSON counts as nothing', () => {
  localStorage.setItem('cerebria-links', 'gone wrong');
  expect(linksOf('a')).toEqual([]);
});

test.each([
  ['https://example.org/join#AbC-123_x9-0123456', 'AbC-123_x9-0123456'],
  ['  AbC-123_x9-0123456\n', 'AbC-123_x9-0123456'],
  ['/join#AbC-123_x9-0123456', 'AbC-123_x9-0123456'],
  ['https://example.org/', null],
  ['bcd fgh', 'BCDFGH'],
  ['https://example.org/join#BCDFGH', 'BCDFGH'],
  ['nonsense', null],
  ['', null],
])('the secret of %j', (text, secret) => {
  expect(secretOf(text)).toBe(secret);
});
