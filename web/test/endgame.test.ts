import { describe, expect, test, vi } from 'vitest';
import { replays } from '../src/api/replays';
import type { Stage } from '../src/api/live.svelte';
import type { EventWords, TableWords, ViewWords } from '../src/api/schema';
import type { Team } from '../src/api/view';
import type { LogBook } from '../src/game/logbook.svelte';
import { Looking } from '../src/game/looking.svelte';
import { Playback } from '../src/replay/playback.svelte';
import { comparisonsOf } from '../src/telling/points';
import { endgameAfter, isFilled } from '../src/telling/revelation';
import { endingText, stepsAfter, stepsOf, type SceneStep } from '../src/telling/scene';
import { isEndgame, revelationIn, unscoredAtEnding, type Moment, type Unscored } from '../src/telling/story';
import { t } from '../src/text/texts';
import { content as final, prototype } from './content';
import fixture from './fixtures/points.json';

const heard = fixture as unknown as {
  events: EventWords[];
  before: ViewWords;
  stages: Stage[];
  after: ViewWords;
}[];
const last = heard.find(({ events }) =>
  events.some(({ kind, data }) => kind === 'over' && data.why === 'rounds'),
)!;
const earlier = heard.find(
  ({ before, events }) => before.rounds && events.some(({ kind }) => kind === 'revelation'),
)!;

test('after the last round the Endgame Aspirations are compared, each with who meets it', () => {
  const scene = revelationIn(last)!;
  const [common, ...own] = comparisonsOf(prototype, scene);
  expect(common).toMatchObject({ aspiration: last.before.rounds!.endgame, team: null });
  expect(own.map(({ team }) => team)).toEqual(Object.keys(last.after.teams));
  const met = last.events.filter(({ kind }) => kind === 'meets').length;
  expect([common!, ...own].flatMap((one) => one.met)).toHaveLength(met);
});

test('the Capping Fragment comes after them, or a word why nobody has it', () => {
  const steps = stepsOf(prototype, revelationIn(last)!);
  expect(steps.filter(({ part }) => part === 'identity').map(({ point }) => point?.part)).toEqual([
    'capping',
  ]);
  const scene = revelationIn({ ...last, events: last.events.filter(({ kind }) => kind !== 'identity') })!;
  const even = { about: 'fragments', why: 'endgame', team: null, amount: 0, fragment: null, realm: null };
  const told = stepsOf(prototype, {
    ...scene,
    begins: { ...scene.begins, unscored: [...scene.begins.unscored, even] },
  });
  expect(told.map(({ text }) => text)).toContain(t('unscored-endgame'));
});

/** A Revelation with which the game comes to its end. */
const events = [...earlier.events, { kind: 'turns-down', data: {} } as EventWords];
const both = revelationIn({
  before: earlier.before,
  events: [...events, ...last.events],
  stages: [
    ...earlier.stages,
    ...last.stages.map((stage) => ({ ...stage, events: events.length + stage.events })),
  ],
  after: last.after,
})!;

test('where a Revelation goes over into the end, each has a scene of its own', () => {
  expect(comparisonsOf(prototype, both)).not.toEqual([]);
  const asked = stepsOf(prototype, both).flatMap(({ comparison }) => comparison?.aspiration ?? []);
  expect(asked).not.toContain(last.before.rounds!.endgame);
  const end = endgameAfter(both)!;
  expect(end.begins).toEqual(revelationIn(last)!.begins);
  expect(comparisonsOf(prototype, end)[0]!.aspiration).toBe(last.before.rounds!.endgame);
  expect(end.before.identity.length).toBe(last.after.identity.length - 1);
  expect(endgameAfter(end)).toBeNull();
});

test('whoever sees them again sees both, one after the other', () => {
  const looking = new Looking({ moments: [] } as unknown as LogBook);
  looking.revelation = both;
  looking.closeScene();
  expect(isEndgame(looking.revelation)).toBe(true);
  looking.closeScene();
  expect(looking.revelation).toBeNull();

  vi.spyOn(replays, 'part').mockReturnValue(new Promise(() => {}));
  const playback = new Playback({ id: 'abc', seats: [], options: {} } as unknown as TableWords, prototype, { moment: 0, eyes: null });
  playback.revelation = both;
  playback.endScene();
  expect(isEndgame(playback.revelation!)).toBe(true);
  playback.endScene();
  expect(playback.revelation).toBeNull();
}); // prettier-ignore

test('a scene in the middle of which somebody has to decide says who', () => {
  const begun = earlier.events.findIndex(({ kind }) => kind === 'revelation');
  const after = { ...earlier.after, decision: { ...earlier.after.decision!, seat: 'malice' } };
  const events = earlier.events.slice(0, begun + 1);
  const steps = stepsOf(prototype, { ...revelationIn(earlier)!, events, after });
  expect(steps.findLast(({ part }) => part === 'next')!.text).toContain('Malice');
});

describe('a Revelation in the middle of which somebody has to decide', () => {
  const found = heard.find(
    ({ events, before }) => !before.rounds && isFilled(events) && events.some(({ kind }) => kind === 'identity'),
  )!;
  const whole = revelationIn(found)!;
  const revealed = 1 + whole.events.findIndex(({ kind }) => kind === 'identity');
  const first = stepsOf(final, { ...whole, events: whole.events.slice(0, revealed) });

  test('says in its first part what has been scored so far, and that more may come', () => {
    const point = first.find(({ point }) => point)!.point!;
    const sums = first.filter(({ part }) => part === 'outcome');
    expect(sums).toHaveLength(Object.keys(whole.after.teams).length);
    expect(sums.find(({ team }) => team === point.team)!.text).toMatch(
      new RegExp(`${point.points} points so far, .* More may come\\.$`),
    );
  });

  test('says in its first part what becomes of the Fortress', () => {
    const others = whole.begins.unscored.filter(({ about }) => about !== 'fortress');
    const told = (why: string | null) => {
      const fortress = { about: 'fortress', why: why ?? '', team: 'gloom', amount: 0, fragment: null, realm: 'values' } as const;
      const asked = { seat: 'misery', kind: 'choose-hidden', options: [], about: {} } as unknown;
      const after = { ...whole.after, decision: asked as ViewWords['decision'] };
      const begins = why === null
        ? { ...whole.begins, unscored: others, joins: { realm: 'values', team: 'gloom', points: 5 } as const }
        : { ...whole.begins, unscored: [...others, fortress], joins: null };
      const steps = stepsOf(final, { ...whole, events: whole.events.slice(0, revealed), after, begins });
      return steps.map(({ text }) => text).join(' ');
    };
    expect(told('no-fortress')).toMatch(/No Fortress stands in .* Then comes the rest\. /);
    expect(told('fresh')).toMatch(/was built or exalted this turn, .* Then comes the rest\. /);
    expect(told('far')).toMatch(/absorbed from afar.* Then comes the rest\. /);
    expect(told(null)).toMatch(/Then the Fortress in the .* joins the Identity: .*Gloom \+5\./);
  });

  test('tells in its second part what is new, and the sum of that', () => {
    const rest = stepsAfter(final, whole, revealed);
    const all = stepsOf(final, whole);
    expect(rest.some(({ part }) => part === 'aspirations')).toBe(false);
    // Nobody adds up rows that are not there: the sum is that of the second part alone, and the score that of all.
    for (const { team, sum } of rest.filter(({ sum }) => sum)) {
      const rows = rest.flatMap(({ point }) => (point?.team === team ? point!.points : []));
      expect(sum!.points).toBe(rows.reduce((one, other) => one + other, 0));
      expect(sum!.score).toBe(whole.after.teams[team!]!.score);
    }
    const told = [...first, ...rest].filter(({ part }) => part !== 'outcome');
    // What is settled early is told while the Identity is still lower.
    const level = (step: SceneStep) => ({ ...step, storeys: 0 });
    for (const step of all.filter(({ part }) => part !== 'outcome'))
      expect(told.map(level)).toContainEqual(level(step));
    expect(told.flatMap(({ point }) => point ?? [])).toHaveLength(all.flatMap(({ point }) => point ?? []).length);
  });
}); // prettier-ignore

test('what it all comes to stands last, apart from the rest', () => {
  const whole = heard.find(({ events, before }) => !before.rounds && isFilled(events))!;
  const parts = stepsOf(final, revelationIn(whole)!).map(({ part }) => part);
  expect(parts.filter((part) => part === 'outcome')).toHaveLength(Object.keys(whole.after.teams).length);
  expect(parts.lastIndexOf('next')).toBeLessThan(parts.indexOf('outcome'));
  const texts = stepsOf(prototype, revelationIn(last)!).filter(({ part }) => part === 'outcome');
  expect(texts.at(-1)!.text).toContain(t('ending-rounds'));
});

test('a third Major is announced with the team that wins by it', () => {
  const third = [
    ...earlier.events.slice(0, earlier.events.findIndex(({ kind }) => kind === 'revelation') + 1),
    { kind: 'identity', data: { team: 'gloom', kind: 'major', why: 'revelation' } },
    { kind: 'ending', data: { why: 'majors' } },
    { kind: 'over', data: { why: 'majors', winner: 'gloom', scores: {} } },
  ] as EventWords[];
  const steps = stepsOf(prototype, revelationIn({ ...earlier, events: third })!);
  expect(steps.at(-1)).toMatchObject({ part: 'outcome' });
  expect(steps.at(-1)!.text).toMatch(/Gloom has added its third Major Fragment.*Gloom wins/);
});

describe('an end for want of a Fragment', () => {
  const noneLeft = (team: Team, fragment = 'major'): Unscored => ({
    about: 'fragments',
    why: 'none-left',
    team,
    amount: 0,
    fragment,
    realm: null,
  });
  const text = (...unscored: Unscored[]) => endingText({ why: 'fragment' }, unscored);

  test('names the team and what it had earned', () => {
    const other = { ...noneLeft('bliss'), why: 'none-met', fragment: null };
    expect(text(other, noneLeft('gloom'))).toMatch(/Gloom earned a Major Fragment and had none left\.$/);
  });

  test('names none where there were two, or where it was not told', () => {
    const unnamed = t('ending-fragment');
    expect(text(noneLeft('bliss'), noneLeft('gloom'))).toBe(unnamed);
    expect(text()).toBe(unnamed);
  });

  test('goes by the Revelation that announced it', () => {
    const moment = (kind: string, unscored?: Unscored[]): Moment => {
      const stages = unscored ? [{ events: 0, view: {} as ViewWords, why: { unscored } }] : [];
      const nothing = { version: 0, at: 0, seat: null, told: [], before: null, after: null };
      return { ...nothing, events: [{ kind, data: {} }], stages };
    };
    const [first, last, later] = [[noneLeft('bliss', 'minor')], [noneLeft('gloom')], []];
    const moments = [
      moment('revelation', first),
      moment('revelation', last),
      moment('ending'),
      moment('revelation', later),
    ];
    expect(unscoredAtEnding(moments)).toBe(last);
    expect(unscoredAtEnding(moments.slice(0, 1))).toEqual([]);
  });
});
