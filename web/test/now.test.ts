import { expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import type { Emotion } from '../src/api/view';
import { cardOf } from '../src/content/content';
import { aspirationNow, emotionNow, placeNow, sphereNow } from '../src/telling/now';
import { content } from './content';
import late from './fixtures/late.json';

const base = late.view as unknown as ViewWords;
const printed = cardOf(content, 'courage').intensity[0] ?? 0;
const courage: Emotion = {
  card: 'courage',
  vibe: 'red',
  essence: 1,
  token: 1,
  intensity: printed + 1 - 1,
  parts: { printed, token: 1, powers: -1 },
  counts_in: ['motives', 'senses', 'motives-senses'],
  owner: 'love',
  aligned: 'bliss',
};
const boardWith = (slots: Record<number, Emotion>, blocked: ViewWords['blocked'] = []): ViewWords => ({
  ...base,
  slots: base.slots.map((_, slot) => slots[slot] ?? null),
  blocked,
});

test('an Intensity is told with its parts', () => {
  const facts = emotionNow(content, boardWith({ 0: courage }), 0).join('\n');
  expect(facts).toContain(`Intensity ${courage.intensity}: printed ${printed}, token +1, powers −1`);
  expect(facts).toContain('Essence 1 of');
});

test('an Emotion on a Frontier counts for both Realms, unless one keeps it out', () => {
  const gloomy: Emotion = { ...courage, card: 'bleakness', aligned: 'gloom' };
  expect(emotionNow(content, boardWith({ 1: courage }), 1).join()).toContain(
    'Counts for: Valley of Motives, Cradle of Senses, Frontier of Motives and Senses',
  );
  const kept: Emotion = { ...courage, counts_in: ['motives', 'motives-senses'] };
  const view = boardWith({ 1: kept, 2: gloomy }, [{ slot: 1, by: 2 }]);
  const facts = emotionNow(content, view, 1).join('\n');
  expect(facts).toContain('Counts for: Valley of Motives, Frontier of Motives and Senses\n');
  expect(facts).toContain('Blocked: Bleakness keeps it out of the Cradle of Senses');
  expect(emotionNow(content, view, 2).join()).toContain('Keeps Courage out of the Cradle of Senses');
});

test('the others of a Triad are named', () => {
  const facts = emotionNow(content, boardWith({ 0: courage, 2: courage }), 0).join('\n');
  expect(facts).toContain(`In the Triad: Courage (Bliss ${courage.intensity})`);
});

test('nothing is said of an empty slot', () => {
  expect(emotionNow(content, boardWith({}), 4)).toEqual([]);
});

test('places, Spheres and Aspirations say how they stand', () => {
  expect(placeNow(content, base, 'motives')[0]).toMatch(/^Valley of Motives: /);
  expect(sphereNow(content, base, 'humility')[0]).toMatch(/with \d of 7 Willpower/);
  expect(aspirationNow(content, base, 'unity')[0]).toMatch(/Bliss \d+, Gloom \d+/);
});
