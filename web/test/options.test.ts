import { expect, test } from 'vitest';
import { difficultyWords } from '../src/text/options';
import { content } from './content';

test('how hard Ego plays is told as a level, or by its steps where no level brings just these', () => {
  expect(difficultyWords([])).toBe('Medium');
  expect(difficultyWords(['easier-1', 'easier-2', 'easier-3'])).toBe('Gentle (easier, step 3 of 3)');
  expect(difficultyWords(['harder-1'])).toBe('Harder, step 1 of 7');
  expect(difficultyWords(['harder-2'])).toBe('Harder 2');
  expect(difficultyWords(['harder-1', 'easier-1'])).toBe('Harder 1, Easier 1');
});

test('the words know how many steps there are', () => {
  for (const kind of ['easier', 'harder']) {
    const steps = content.difficulty.filter((step) => step.startsWith(kind));
    expect(difficultyWords(steps)).toContain(`step ${steps.length} of ${steps.length}`);
  }
});
