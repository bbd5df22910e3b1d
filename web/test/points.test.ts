// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Stage } from '../src/api/live.svelte';
import type { EventWords, ViewWords } from '../src/api/schema';
import { contentOf } from '../src/content/content';
import { teamsIn } from '../src/content/in-play';
import { comparisonsOf, pointsOf, sumFor, unscoredIn } from '../src/telling/points';
import { isOver } from '../src/telling/revelation';
import { revelationIn } from '../src/telling/story';
import { t } from '../src/text/texts';
import fixture from './fixtures/points.json';

/** A moment in which something happened, as somebody heard and saw it. */
interface Heard {
  edition: string;
  balance: boolean;
  ego: string;
  events: EventWords[];
  before: ViewWords;
  stages: Stage[];
  after: ViewWords;
}

/** The address of a module with moments of whole games, in place of those that are kept. */
const address = import.meta.env.VITE_MOMENTS as string | undefined;
const kept = fixture as unknown as Heard[];
const heard = address ? ((await import(/* @vite-ignore */ address)) as { default: Heard[] }).default : kept;

const contentFor = ({ edition, balance, ego }: Heard) => contentOf(edition, { hasBalance: balance, ego });
const NO_TEXT = /⟦|undefined|NaN|\{|^$/;

test('every change of a score is made up of points, each with its reason', async () => {
  expect(heard.length).toBeGreaterThan(0);
  for (const one of heard) {
    const content = await contentFor(one);
    const points = pointsOf(content, one);
    for (const team of teamsIn(content, one.after)) {
      const [was, is] = [one.before, one.after].map(({ teams }) => teams[team]!);
      const told = `${team} ${JSON.stringify(one.events)}`;
      expect(sumFor(points, team), told).toBe(is!.score - was!.score);
      for (const part of Object.keys(is!.parts))
        expect(
          sumFor(
            points.filter((point) => point.part === part),
            team,
          ),
          `${part} of ${told}`,
        ).toBe(is!.parts[part]! - (was!.parts[part] ?? 0));
    }
    for (const { text, points: count } of points) {
      expect(text).not.toMatch(NO_TEXT);
      expect(count).not.toBe(0);
    }
  }
});

test('at a Revelation nothing is left without a word: what was met, and what brought nothing', async () => {
  const all = heard.filter(({ events }) => events.some(({ kind }) => kind === 'revelation'));
  expect(all.length).toBeGreaterThan(0);
  for (const one of all) {
    const content = await contentFor(one);
    const revelation = revelationIn(one)!;
    const unscored = unscoredIn(content, revelation);
    for (const { text } of unscored) expect(text).not.toMatch(NO_TEXT);
    for (const { aspiration, counts, met, margin, unmet } of comparisonsOf(content, revelation)) {
      expect(met.length > 0, JSON.stringify(one.events)).toBe(unmet === null);
      const [first] = met.filter((team) => !(team in one.before.conditions));
      const count = counts.find(([team]) => team === first)?.[1] ?? 0;
      // Who meets an Aspiration is ahead in the numbers that are shown.
      if (first)
        expect([margin > 0, count], aspiration).toEqual([
          true,
          Math.max(...counts.map(([, found]) => found)),
        ]);
    }
    // What is due may be added only when everybody has chosen what comes next.
    const isDone = isOver(one.events);
    const earned = pointsOf(content, one).filter(({ why, part }) => why === 'revelation' && part !== 'wheel');
    for (const team of teamsIn(content, one.after)) {
      const isTold = unscored.some((found) => found.about === 'fragments' && found.team === team);
      const hasOne = earned.some((point) => point.team === team && point.part !== 'capping');
      expect(isTold && hasOne, `${team} ${JSON.stringify(one.events)}`).toBe(false);
      if (isDone) expect(isTold, `${team} ${JSON.stringify(one.events)}`).toBe(!hasOne);
    }
  }
});

describe.skipIf(address)('reasons', () => {
  test('of all kinds are among the moments that are kept', async () => {
    const all = await Promise.all(
      kept.map(async (one) => {
        const content = await contentFor(one);
        const revelation = revelationIn(one);
        return [
          ...pointsOf(content, one).map(({ part, why }) => `${part} ${why}`),
          ...(revelation ? unscoredIn(content, revelation).map(({ about }) => about) : []),
        ];
      }),
    );
    expect([...new Set(all.flat())]).toEqual(
      expect.arrayContaining([
        'minor revelation', 'major revelation', 'capping revelation', 'capping endgame', 'major fortress',
        'wheel revelation', 'wheel failure', 'wheel special-scheme', 'wheel quell',
        'fortresses fortresses', 'rows rows', 'strong strong', 'full full',
        'fragments', 'fortress',
      ]),
    ); // prettier-ignore
  });

  test('that are rare have words, too', async () => {
    const one = kept[0]!;
    const wheel = { kind: 'wheel', data: { team: 'gloom', points: 4, why: 'capping' } };
    const [point] = pointsOf(await contentFor(one), { events: [wheel], before: null, after: null });
    expect(point).toMatchObject({ team: 'gloom', points: 4, part: 'wheel', text: t('point-wheel-capping') });
  });
});
