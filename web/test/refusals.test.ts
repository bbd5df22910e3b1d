import { expect, test } from 'vitest';
import { Refusal } from '../src/api/http';
import { inWords, reasonOf } from '../src/text/refusals';

const refused = (id: string, details = {}) => reasonOf(new Refusal(id, 'As it was sent.', 409, [], details));

test('a refusal is told by its id, and what it names by its names', async () => {
  expect(await refused('seat-taken')).toBe('Somebody sits there.');
  expect(await refused('seats-open', { seats: 'love, hatred' })).toContain('Love and Hatred');
  expect(await refused('too-long', { most: 60 })).toContain('60');
});

test('the page has words of its own for what people often see', async () => {
  expect(await refused('web-unreachable')).toContain('network');
});

test('what has no text here is told as it was sent', async () => {
  expect(await refused('a-newer-refusal')).toBe('As it was sent.');
  expect(await reasonOf(new Error('inside'))).toContain('did not work');
});

test('problems are told by their ids', async () => {
  const place = 'decks.love card 3';
  const details = { card: 'anger', owner: 'gloom', wanted: 'bliss' };
  const [told] = await inWords([{ place, id: 'deck-wrong-team', message: 'x', details }]);
  expect(told).toMatchObject({
    place,
    message: 'Anger belongs to Gloom. Choose an Emotion of Bliss instead.',
  });
  expect(await inWords([])).toEqual([]);
});
