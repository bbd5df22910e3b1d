// @vitest-environment node
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import './browser';
import type { ViewWords } from '../src/api/schema';
import ScoreTable from '../src/table/ScoreTable.svelte';
import { t } from '../src/text/texts';
import late from './fixtures/late.json';

type Parts = Record<string, number>;
const base = late.view as unknown as ViewWords;

/** The columns of a game with these features, in which Bliss and Gloom have these parts. */
function columns(features: ViewWords['features'], bliss: Parts, gloom: Parts) {
  const teams = Object.fromEntries(
    Object.entries({ bliss, gloom }).map(([team, parts]) => [team, { ...base.teams[team]!, parts }]),
  );
  const view = { ...base, features, teams };
  const { body } = render(ScoreTable, { props: { view, teams: ['bliss', 'gloom'] } });
  return [...body.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, words]) => words);
}
const named = (...parts: string[]) => [...parts, 'sum'].map((part) => t(`play-part-${part}`));

test('points are told by the parts that the view has, whichever team has them', () => {
  expect(columns(['wheel'], { wheel: 2, minor: 3 }, { wheel: 0, capping: 4 })).toEqual(
    named('wheel', 'minor', 'capping'),
  );
});

test('it is said whose Fortresses count', () => {
  const teams = { ...base.teams, gloom: { ...base.teams.gloom!, parts: { minor: 3, fortresses: 4 } } };
  const { body } = render(ScoreTable, { props: { view: { ...base, teams }, teams: ['bliss', 'gloom'] } });
  expect(body).toContain(`title="${t('play-part-fortresses-text')}"`);
  expect(body.match(/title="/g)).toHaveLength(1);
});

test('a game without the Wheel tells of it where it brought points', () => {
  expect(columns([], { wheel: 0, minor: 3 }, { wheel: 0, minor: 0 })).toEqual(named('minor'));
  expect(columns([], { wheel: 0, minor: 3 }, { wheel: 4, minor: 0 })).toEqual(named('wheel', 'minor'));
});
