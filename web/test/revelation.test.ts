// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Stage } from '../src/api/live.svelte';
import type { EventWords, ViewWords } from '../src/api/schema';
import { heap, tilt } from '../src/art/balance';
import { storeysOf, wallsOf } from '../src/art/slabs';
import { contentOf } from '../src/content/content';
import { teamsCompared } from '../src/content/in-play';
import { beatsOf, stepsAfter, stepsOf } from '../src/telling/scene';
import { isEndgame, revelationIn } from '../src/telling/story';
import fixture from './fixtures/points.json';

interface Heard {
  edition: string;
  balance: boolean;
  ego: string;
  events: EventWords[];
  before: ViewWords;
  stages: Stage[];
  after: ViewWords;
}
const scenes = await Promise.all(
  (fixture as unknown as Heard[]).flatMap((heard) => {
    const revelation = revelationIn(heard);
    return revelation
      ? [contentOf(heard.edition).then((content) => ({ heard, content, revelation, steps: stepsOf(content, revelation) }))]
      : [];
  }),
); // prettier-ignore

describe('the pictures of a Revelation', () => {
  test('are there of games of all kinds', () => {
    const kinds = scenes.map(({ heard }) => [heard.edition, heard.balance, Boolean(heard.ego)].join());
    expect(new Set(kinds).size).toBeGreaterThan(3);
    expect(scenes.some(({ revelation }) => isEndgame(revelation))).toBe(true);
  });

  test('weigh what was compared: the Common Aspiration, then those that were shown, each by what teams have of it', () => {
    for (const { content, revelation, steps } of scenes) {
      const weighed = beatsOf(steps, 0).flatMap(({ kind, steps }) => (kind === 'weigh' ? [steps[0]!.comparison!] : []));
      const shown = revelation.events.filter(({ kind }) => kind === 'shows').map(({ data }) => data.aspiration);
      expect(weighed.filter(({ team }) => team).map(({ aspiration }) => aspiration)).toEqual(shown);
      for (const { aspiration, counts, met, unmet } of weighed) {
        // A balance has two pans, and what brings nothing has its reason.
        expect(counts.map(([team]) => team)).toEqual(teamsCompared(content, revelation.before));
        expect(counts).toHaveLength(2);
        for (const [team, count] of counts)
          expect(count).toBe(revelation.before.counts[aspiration]?.[team] ?? 0);
        expect(met.length > 0).not.toBe(unmet !== null);
      }
    }
  }); // prettier-ignore

  test('let the Identity grow by a Fragment at a time, to what it is afterwards', () => {
    for (const { revelation, steps } of scenes) {
      const beats = beatsOf(steps, revelation.before.identity.length);
      expect(beats[0]).toMatchObject({ kind: 'cause', storeys: revelation.before.identity.length });
      beats.slice(1).forEach((beat, i) => {
        expect(beat.from).toBe(beats[i]!.storeys);
        expect(beat.storeys - beat.from).toBe(beat.kind === 'grow' ? 1 : 0);
      });
      expect(beats.at(-1)!.storeys).toBe(revelation.after.identity.length);
    }
  });

  test('tell everything but what it all comes to, which is read', () => {
    for (const { steps } of scenes) {
      const told = beatsOf(steps, 0).flatMap((beat) => beat.steps);
      expect(told).toEqual(steps.filter(({ part }) => part !== 'outcome'));
      const sums = steps.flatMap(({ sum, team }) => (sum ? [[team, sum.points]] : []));
      for (const [team, points] of sums)
        expect(points).toBe(
          told.reduce((sum, { point }) => sum + (point && point.team === team ? point.points : 0), 0),
        );
    }
  });

  test('go on in its second part where the first one ended', () => {
    const { content, revelation, steps } = scenes.find(({ steps }) => steps.some(({ point }) => point))!;
    const added = 1 + revelation.events.findIndex(({ kind }) => kind === 'identity');
    const rest = stepsAfter(content, revelation, added);
    const beats = beatsOf(rest, revelation.before.identity.length + 1);
    expect(beats.filter(({ kind }) => kind === 'weigh')).toEqual([]);
    expect(beats.at(-1)!.storeys).toBe(beatsOf(steps, revelation.before.identity.length).at(-1)!.storeys);
  });
});

test('a balance leans to what is more, the further the more it is, and stands level at a tie', () => {
  expect(tilt(3, 3)).toBe(0);
  expect(tilt(0, 0)).toBe(0);
  expect(tilt(1, 2)).toBeGreaterThan(0);
  expect(tilt(2, 1)).toBe(-tilt(1, 2));
  expect(tilt(0, 5)).toBeGreaterThan(tilt(4, 5));
});

test('weights lie beside and above each other, as many as there are room for', () => {
  for (const count of [0, 1, 4, 9, 15]) {
    const places = heap(count);
    expect(places).toHaveLength(count);
    expect(new Set(places.map(String)).size).toBe(count);
  }
  expect(heap(40)).toEqual(heap(15));
});

test('a tower is as high as it may be, and made of whole storeys', () => {
  const identity = Array.from({ length: 18 }, () => ['bliss', 'major'] as const);
  const storeys = storeysOf(identity, 120);
  const top = storeys.at(-1)!;
  expect(top.foot + top.thick).toBeCloseTo(120);
  for (const team of ['bliss', 'gloom', 'balance'] as const)
    for (const kind of ['minor', 'major', 'capping'] as const)
      expect(Object.values(wallsOf(team, kind)).join()).not.toMatch(/NaN|undefined/);
});
