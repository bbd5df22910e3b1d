import { afterEach, expect, test } from 'vitest';
import { faceOf } from '../src/art/faces';
import { cardOf, content, layCards } from '../src/content/content';
import { explanationOf } from '../src/telling/explanations';

afterEach(() => layCards());

const standard = cardOf('courage');
const own = {
  ...content.emotions,
  courage: {
    ...standard,
    vibe: 'blue' as const,
    intensity: [4, 5],
    power: 'gain-willpower',
    numbers: { wp: 7 },
  },
};

test('a table with a card set of its own prints its numbers and powers everywhere', () => {
  const face = faceOf('courage');
  layCards(own);
  expect(cardOf('courage').intensity).toEqual([4, 5]);
  expect(cardOf('trust')).toBe(content.emotions.trust);
  const { text, facts } = explanationOf('emotion', 'courage');
  expect(text).toContain('7');
  expect(facts.join()).toContain('4 / 5');
  expect(faceOf('courage')).not.toBe(face);
  layCards();
  expect(cardOf('courage')).toBe(standard);
  expect(faceOf('courage')).toBe(face);
});
