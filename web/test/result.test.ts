// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { EventWords, ViewWords } from '../src/api/schema';
import { render } from 'svelte/server';
import ResultCourse from '../src/game/ResultCourse.svelte';
import { courseOf } from '../src/telling/result';
import { content } from './content';
import late from './fixtures/late.json';
import InContent from './InContent.svelte';

const view = late.view as unknown as ViewWords;
const event = (kind: string, data: Record<string, unknown>): EventWords => ({ kind, data });

const events = [
  event('turn', { seat: 'delight', number: 1 }),
  event('wheel', { team: 'bliss', points: 2, why: 'quell' }),
  event('turn', { seat: 'misery', number: 2 }),
  event('revelation', { seat: 'misery', sphere: 'humility' }),
  event('meets', { team: 'gloom', aspiration: 'unity', is_common: 1 }),
  event('identity', { team: 'gloom', kind: 'minor', why: 'revelation' }),
  event('fortress', { realm: 'motives', team: null, kind: 'none', aligned: null, why: 'revelation' }),
  event('identity', { team: 'gloom', kind: 'major', why: 'fortress' }),
  event('sphere', { sphere: 'humility', amount: 7, why: 'revelation' }),
  event('wheel', { team: 'gloom', points: 1, why: 'fortress' }),
  event('turn', { seat: 'harmony', number: 3 }),
  event('revelation', { seat: 'harmony', sphere: 'knowledge' }),
];

/** What is read of it on the screen. */
function read(heard: EventWords[]): string {
  const props = { content, shown: ResultCourse as never, props: { view, events: heard } };
  return render(InContent, { props })
    .body.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe('how a game went', () => {
  const course = courseOf(content, events, view);

  test('is told by its Revelations in a row, each with its points', () => {
    const told = course.revelations.map(({ turn, seat, sphere, points }) => [turn, seat, sphere, points.map((one) => one.points)]);
    expect(told).toEqual([
      [2, 'misery', 'humility', [3, 5]],
      [3, 'harmony', 'knowledge', []],
    ]);
  }); // prettier-ignore

  test('has a turn that changed most, whatever it was for', () => {
    expect(course.swings).toMatchObject([{ turn: 2, seat: 'misery' }]);
    expect(courseOf(content, [], view).swings).toEqual([]);
  });

  test('has several such turns where they changed as much', () => {
    const again = [...events, event('wheel', { team: 'bliss', points: 9, why: 'quell' })];
    expect(courseOf(content, again, view).swings).toMatchObject([{ turn: 2 }, { turn: 3 }]);
    expect(read(again)).toContain(
      'The biggest swings, all as large Game turn 2, Misery +9 Game turn 3, Harmony +9',
    );
    expect(read(events)).toContain('The biggest swing Game turn 2, Misery +9');
  });

  test('has none that stands out where many changed as much', () => {
    const even = [1, 2, 3, 4].flatMap((number) => [
      event('turn', { seat: 'misery', number }),
      event('wheel', { team: 'gloom', points: 2, why: 'quell' }),
    ]);
    expect(read(even)).toContain('No turn stands out: 4 changed as much as each other.');
  });

  test('tells what all points came from', () => {
    expect(course.sources).toEqual([
      { source: 'aspirations', points: [['bliss', 0], ['gloom', 3]] },
      { source: 'fortress', points: [['bliss', 0], ['gloom', 5]] },
      { source: 'intentions', points: [['bliss', 2], ['gloom', 1]] },
    ]);
  }); // prettier-ignore
});
