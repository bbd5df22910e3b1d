import { expect, test } from 'vitest';
import { expressionOf } from '../src/art/expressions';
import { faceOf } from '../src/art/faces';
import { FIGURES } from '../src/art/figures';
import { REALM_LINES, SPHERE_LINES, TEAM_SHAPE, VIBE_SHAPE } from '../src/art/marks';
import { ROW_LINES } from '../src/art/signs';
import { paletteOf } from '../src/art/palette';
import { SIGHTS } from '../src/board/landscape';
import { cardOf } from '../src/content/content';
import { againstEgo, content } from './content';

const names = Object.keys(content.emotions);
const face = (name: string) => faceOf(name, cardOf(content, name));

test('every Emotion has a face of its own', () => {
  expect(new Set(names.map(face)).size).toBe(names.length);
});

test('a face is whole: no number in it is missing', () => {
  for (const name of names) expect(face(name), name).not.toMatch(/NaN|undefined/);
});

test('Emotions of one Vibe differ in tone', () => {
  expect(new Set(names.map((name) => JSON.stringify(paletteOf(name, cardOf(content, name))))).size).toBe(
    names.length,
  );
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
  expect(shapes(Object.keys(againstEgo.spirits), FIGURES)).toEqual([]);
});

test('no two figures look alike, and Ego wears a mask of its own in the colours of either team', () => {
  const bodies = Object.values(FIGURES).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
  const masked = Object.keys(FIGURES).filter((spirit) => FIGURES[spirit]?.eyes === 'mask');
  expect(masked).toEqual(['gatekeeper', 'influencer']);
  expect(masked.map((spirit) => FIGURES[spirit]?.team)).toEqual([null, null]);
});

test('a Spirit wears the colours of its team', () => {
  for (const [spirit, { team }] of Object.entries(content.spirits)) expect(FIGURES[spirit]?.team).toBe(team);
});
