import { expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import { aspirationsSeen } from '../src/telling/aspirations';
import { content } from './content';
import late from './fixtures/late.json';

const base = late.view as unknown as ViewWords;

/** What a viewer sees of the teams' Hidden Aspirations, and which of them count now. */
const seeing = (bliss: [string[], string | null], gloom: [string[], string | null]): ViewWords => ({
  ...base,
  common: ['openness', 'awareness'],
  teams: {
    bliss: { ...base.teams.bliss!, hidden: bliss[0], aim: bliss[1] },
    gloom: { ...base.teams.gloom!, hidden: gloom[0], aim: gloom[1] },
  },
});
const shown = (view: ViewWords) =>
  aspirationsSeen(content, view).map(({ name, kind, isNow }) => `${isNow ? '* ' : ''}${name}: ${kind}`);

test('where all is open, the Hidden Aspirations of both teams count now', () => {
  const open = seeing([['unity', 'attitude'], 'unity'], [['sensibility', 'fortitude'], 'sensibility']);
  expect(shown(open)).toEqual([
    '* openness: Common Aspiration',
    '* unity: Hidden, Bliss',
    'attitude: Hidden, later',
    '* sensibility: Hidden, Gloom',
    'fortitude: Hidden, later',
    'awareness: Common, no. 2',
  ]);
});

test('a Hidden Aspiration that is the Common one, too, counts for nothing; further down it waits as others do', () => {
  expect(shown(seeing([['openness', 'unity'], null], [['sensibility', 'openness'], 'sensibility']))).toEqual([
    '* openness: Common Aspiration',
    'openness: Hidden, Bliss; does not count while it is the Common one',
    'unity: Hidden, later',
    '* sensibility: Hidden, Gloom',
    'openness: Hidden, later',
    'awareness: Common, no. 2',
  ]);
});
