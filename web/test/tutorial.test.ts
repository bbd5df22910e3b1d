import { beforeAll, describe, expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import { FIGURES } from '../src/art/figures';
import { pieces } from '../src/text/markup';
import { hasText, t } from '../src/text/texts';
import { Guide } from '../src/tutorial/guide.svelte';
import {
  allChoices,
  choicesBefore,
  FACES,
  LESSONS,
  loadLesson,
  MINUTES,
  SIGNS,
  stepAt,
  type Lesson,
} from '../src/tutorial/lessons';
import { beside, COVERED, isRestful } from '../src/tutorial/pointing';
import type { Box } from '../src/ui/freest';

/** How fast somebody reads who wants to understand, and how long it takes to look and to press. */
const WORDS_A_MINUTE = 180;
const SECONDS_A_STEP = 4;

describe.each(LESSONS)('lesson %s', (name) => {
  let lesson: Lesson;
  beforeAll(async () => {
    lesson = (await loadLesson(name))!;
  });

  test('says something at every step, and ends with something to read', () => {
    expect([`tutorial-${name}`, `tutorial-${name}-about`].filter((id) => !hasText(id))).toEqual([]);
    for (const { text } of lesson.steps) {
      expect(hasText(text), text).toBe(true);
      expect(pieces(t(text)).every(({ text: words }) => !words.includes('**'))).toBe(true);
    }
    expect(hasText(`tutorial-${name}-${lesson.steps.length + 1}`)).toBe(false);
    expect(lesson.steps.at(-1)?.choice).toBeUndefined();
    expect(MINUTES[name]).toBe(lesson.minutes);
    const picture = SIGNS[name] ?? FACES[name];
    expect(picture, 'a picture of its own').toBeDefined();
    expect(LESSONS.filter((other) => (SIGNS[other] ?? FACES[other]) === picture)).toEqual([name]);
  });

  test('takes about as long as it says', () => {
    const words = lesson.steps
      .map(({ text }) => t(text).split(/\s+/).length)
      .reduce((sum, count) => sum + count);
    const minutes = words / WORDS_A_MINUTE + (lesson.steps.length * SECONDS_A_STEP) / 60;
    expect(MINUTES[name]).toBe(Math.max(2, Math.round(minutes)));
  });

  test('knows where it stands after any number of choices', () => {
    const before = choicesBefore(lesson);
    let step = 0;
    for (let made = 0; made <= allChoices(lesson).length; made++) {
      step = stepAt(lesson, made, step);
      expect(step).toBeGreaterThanOrEqual(0);
      expect(before[step]).toBeGreaterThanOrEqual(made);
      // Read on, as the player does.
      while (before[step] === made && step + 1 < before.length && !lesson.steps[step]?.choice) step++;
    }
    expect(step).toBe(lesson.steps.length - 1);
    expect(stepAt(lesson, allChoices(lesson).length + 1, step)).toBe(-1);
  });
});

test('a Spirit beside a lesson is of the team one plays for, or against', () => {
  const teams = Object.entries(FACES).map(([name, spirit]) => [name, FIGURES[spirit]?.team]);
  expect(Object.fromEntries(teams)).toEqual({ basic: 'bliss', balance: 'balance', ego: null });
});

test('a lesson shows the very same decision until something changes in it', async () => {
  const guide = new Guide('basic', (await loadLesson('basic'))!);
  const view = { decision: { options: ['end-turn'] } } as unknown as ViewWords;
  const shown = guide.narrowed(view);
  expect(shown.decision?.options).toEqual([]);
  expect(guide.narrowed(view)).toBe(shown);
  expect(guide.narrowed({ ...view })).not.toBe(shown);
});

describe('the coach stands beside what it points at', () => {
  const window = { left: 0, top: 0, width: 1000, height: 700 };
  const sheet = { width: 300, height: 200 };
  const worth = (...boxes: Box[]) => boxes.map((box) => ({ box, worth: 10 }));
  const isApart = (one: Box, other: Box) =>
    one.left >= other.left + other.width ||
    one.left + one.width <= other.left ||
    one.top >= other.top + other.height ||
    one.top + one.height <= other.top;
  const things = [
    { left: 10, top: 10, width: 50, height: 50 },
    { left: 900, top: 300, width: 80, height: 60 },
    { left: 400, top: 600, width: 200, height: 80 },
  ];

  test.each(things)('%o', (thing) => {
    const place = beside([thing], sheet, window, worth(thing));
    expect(isApart(place, thing)).toBe(true);
    const { left, top } = place;
    expect(left >= 0 && top >= 0 && left + sheet.width <= 1000 && top + sheet.height <= 700).toBe(true);
  });

  test('and beside all of them', () => {
    const place = beside(things, sheet, window, worth(...things));
    expect(things.filter((thing) => !isApart(place, thing))).toEqual([]);
  });

  test('and in a gap that is just large enough between what is to stay free', () => {
    const [above, below] = [
      { left: 0, top: 0, width: 1000, height: 300 },
      { left: 0, top: 505, width: 1000, height: 195 },
    ];
    const place = beside([things[0]!], sheet, window, worth(above, below));
    expect([above, below].filter((box) => !isApart(place, box))).toEqual([]);
  });

  test('away from the part of the table where it lies, if there is room elsewhere', () => {
    const board = { left: 0, top: 0, width: 600, height: 700 };
    const thing = { left: 100, top: 300, width: 60, height: 60 };
    expect(isApart(beside([thing], sheet, window, worth(thing, board)), board)).toBe(true);
  });

  test('and stays where it was read on, unless it would cover what is spoken of or leave the window', () => {
    const place = { left: 500, top: 300, width: 300, height: 150 };
    expect(isRestful(place, window, worth(window))).toBe(true);
    expect(
      isRestful(place, window, [{ box: { ...place, top: 310, height: 10 }, worth: COVERED.thing }]),
    ).toBe(false);
    expect(isRestful({ ...place, top: -20 }, window, [])).toBe(false);
  });

  test('and within the window where it finds no room', () => {
    const place = beside([window], sheet, window, worth(window));
    expect(place.left >= 0 && place.top >= 0).toBe(true);
  });
});
