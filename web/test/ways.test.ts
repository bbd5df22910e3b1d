import { expect, test } from 'vitest';
import type { ViewWords, WayWords } from '../src/api/schema';
import { reachOf, unfolded, wayName, waysTold } from '../src/telling/ways';
import { content } from './content';

const way = (path: string[], options: string[], wp = 1, kind = path[0] ?? ''): WayWords => ({
  path,
  kind,
  about: {},
  options,
  is_taken: false,
  price: { wp, ambition: 0, essence: {}, either: 0, parts: [], is_fixed: true, tokens: [] },
});
const MOVE = way(['move', 'token none', 'use none'], ['space senses', 'space motives']);
const HASTE = way(['move', 'token none', 'use haste'], ['space senses', 'space values'], 3);
const HARVEST = way(['harvest'], ['amount 1']);

test('what lies on the board is reached by every way there, in their order', () => {
  const reach = reachOf([MOVE, HASTE, HARVEST], false);
  expect([...reach.keys()]).toEqual(['space senses', 'space motives', 'space values']);
  expect(reach.get('space senses')).toEqual([MOVE, HASTE]);
});

test('no way leads past the question for a token that is to be asked', () => {
  const quell = way(['quell'], ['slot 3']);
  expect([...reachOf([MOVE, quell], true).keys()]).toEqual(['slot 3']);
});

test('a way is called by its action and the upgrades that it uses', () => {
  expect(String(wayName(content, MOVE))).toBe('Move');
  expect(String(wayName(content, HASTE))).toBe('Move with Haste');
  expect(String(wayName(content, way(['use haste'], ['space senses'], 3, 'move')))).toBe('Move with Haste');
  expect(waysTold(content, [MOVE, HASTE])).toBe('Move or Move with Haste');
});

test('a way to an empty slot is called by the Emotion that it brings there as well', () => {
  const bringing = (card: string, ...path: string[]): WayWords => ({
    ...way(['invoke', 'token none', ...path], ['slot 3'], 2, 'invoke-slot'),
    about: { card },
  });
  const ways = [
    bringing('cheerfulness', 'use none', 'card cheerfulness'),
    bringing('courage', 'use none', 'card courage'),
    bringing('courage', 'use emergence', 'card courage', 'essence gloom'),
  ];
  expect(ways.map((found) => String(wayName(content, found)))).toEqual([
    'Invoke Cheerfulness',
    'Invoke Courage',
    'Invoke Courage, for Gloom with Emergence',
  ]);
  expect(waysTold(content, ways.slice(0, 2))).toBe('Invoke Cheerfulness or Courage');
  expect(waysTold(content, [ways[2]!, MOVE])).toBe('Invoke Courage with Emergence or Move');
});

test('in place of the upgrades all that they lead to is asked for', () => {
  const view = { decision: { seat: 'love', kind: 'use', about: {}, options: ['use none'] } } as unknown;
  const asked = unfolded(view as ViewWords, reachOf([MOVE, HASTE], false)).decision;
  expect(asked).toMatchObject({ seat: 'love', kind: 'move' });
  expect(asked?.options).toEqual(['space senses', 'space motives', 'space values']);
});
