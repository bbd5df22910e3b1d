// @vitest-environment node
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import ScoreTable from '../src/table/ScoreTable.svelte';
import { explanationOf } from '../src/telling/explanations';
import { t } from '../src/text/texts';
import { content } from './content';
import late from './fixtures/late.json';
import InContent from './InContent.svelte';

type Parts = Record<string, number>;
const base = late.view as unknown as ViewWords;

/** The columns of a game with these features, in which Bliss and Gloom have these parts. */
function columns(features: ViewWords['features'], bliss: Parts, gloom: Parts) {
  const teams = Object.fromEntries(
    Object.entries({ bliss, gloom }).map(([team, parts]) => [team, { ...base.teams[team]!, parts }]),
  );
  const view = { ...base, features, teams };
  const { body } = render(InContent, {
    props: { content, shown: ScoreTable, props: { view, teams: ['bliss', 'gloom'] } },
  });
  return [...body.matchAll(/<th scope="col".*?<button[^>]*>(?:<!--.*?-->)*([^<]*)</g)].map(
    ([, words]) => words,
  );
}
const named = (...parts: string[]) => [...parts, 'sum'].map((part) => t(`play-part-${part}`));

test('points are told by the parts that the view has, whichever team has them', () => {
  expect(columns(['wheel'], { wheel: 2, minor: 3 }, { wheel: 0, capping: 4 })).toEqual(
    named('wheel', 'minor', 'capping'),
  );
});

test('every heading explains how its points come', () => {
  const parts = { wheel: 1, minor: 3, major: 5, capping: 4, fortresses: 4, rows: 1, strong: 1, full: 1 };
  for (const part of [...Object.keys(parts), 'sum']) {
    const { title, text } = explanationOf(content, 'part', part);
    expect(title).toBe(t(`play-part-${part}`));
    expect(text.length).toBeGreaterThan(title.length);
  }
  const teams = { ...base.teams, gloom: { ...base.teams.gloom!, parts } };
  const { body } = render(InContent, {
    props: { content, shown: ScoreTable, props: { view: { ...base, teams }, teams: ['bliss', 'gloom'] } },
  });
  expect(body.match(/data-explains="part"/g)).toHaveLength(9);
});

test('a game without the Wheel tells of it where it brought points', () => {
  expect(columns([], { wheel: 0, minor: 3 }, { wheel: 0, minor: 0 })).toEqual(named('minor'));
  expect(columns([], { wheel: 0, minor: 3 }, { wheel: 4, minor: 0 })).toEqual(named('wheel', 'minor'));
});

test.each([
  ['side by side', { minor: 9, major: 10 }],
  ['below each other', { wheel: 1, minor: 9, major: 10, capping: 4, rows: 1, strong: 1 }],
])('numbers %s are seen to be points, not Fragments', (_, parts: Parts) => {
  const teams = { ...base.teams, bliss: { ...base.teams.bliss!, parts } };
  const { body } = render(InContent, {
    props: {
      content,
      shown: ScoreTable,
      props: { view: { ...base, teams }, teams: ['bliss', 'gloom'], isLarge: true },
    },
  });
  expect(body).toMatch(/<thead[^>]*><tr[^>]*><th[^>]*>Points from</);
});
