import { expect, test } from 'vitest';
import { expressionOf } from '../src/art/expressions';
import { faceOf } from '../src/art/faces';
import { FIGURES } from '../src/art/figures';
import { REALM_LINES, ROW_LINES, SPHERE_LINES, TEAM_SHAPE, VIBE_SHAPE } from '../src/art/marks';
import { paletteOf } from '../src/art/palette';
import { SIGHTS } from '../src/board/landscape';
import { content } from '../src/content/content';

const names = Object.keys(content.emotions);

test('every Emotion has a face of its own', () => {
  expect(new Set(names.map(faceOf)).size).toBe(names.length);
});

test('a face is whole: no number in it is missing', () => {
  for (const name of names) expect(faceOf(name), name).not.toMatch(/NaN|undefined/);
});

test('Emotions of one Vibe differ in tone', () => {
  expect(new Set(names.map((name) => JSON.stringify(paletteOf(name)))).size).toBe(names.length);
});

test('an Emotion that nobody has drawn yet looks like its team', () => {
  expect(expressionOf('unheard-of', 'gloom').mouth).toBe('f');
});

test('everything that is told apart has a shape, not a colour alone', () => {
  const shapes = (all: string[], drawn: Record<string, unknown>) => all.filter((name) => !drawn[name]);
  expect(shapes(content.teams, TEAM_SHAPE)).toEqual([]);
  expect(shapes(content.vibes, VIBE_SHAPE)).toEqual([]);
  expect(shapes(content.spheres, SPHERE_LINES)).toEqual([]);
  expect(shapes(content.rows, ROW_LINES)).toEqual([]);
  expect(shapes(content.map.realms, REALM_LINES)).toEqual([]);
  expect(shapes(content.map.realms, SIGHTS)).toEqual([]);
  expect(shapes(Object.keys(content.spirits), FIGURES)).toEqual([]);
});
