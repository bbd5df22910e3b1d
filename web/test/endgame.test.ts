// @vitest-environment node
import { expect, test } from 'vitest';
import type { EventWords, ViewWords } from '../src/api/schema';
import { comparisonsOf } from '../src/telling/points';
import { endgameAfter, stepsOf } from '../src/telling/revelation';
import { revelationIn } from '../src/telling/story';
import { t } from '../src/text/texts';
import { prototype } from './content';
import fixture from './fixtures/points.json';

const heard = fixture as unknown as { events: EventWords[]; before: ViewWords; after: ViewWords }[];
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
  const even = last.events.filter(({ kind }) => kind !== 'identity');
  const told = stepsOf(prototype, revelationIn({ ...last, events: even })!);
  expect(told.map(({ text }) => text)).toContain(t('unscored-endgame'));
});

test('where a Revelation goes over into the end, each has a scene of its own', () => {
  const both = revelationIn({
    ...last,
    before: earlier.before,
    events: [...earlier.events, { kind: 'turns-down', data: {} } as EventWords, ...last.events],
  })!;
  expect(comparisonsOf(prototype, { ...both, events: earlier.events })).not.toEqual([]);
  const asked = stepsOf(prototype, both).flatMap(({ comparison }) => comparison?.aspiration ?? []);
  expect(asked).not.toContain(last.before.rounds!.endgame);
  const end = endgameAfter(both)!;
  expect(comparisonsOf(prototype, end)[0]!.aspiration).toBe(last.before.rounds!.endgame);
  expect(end.before.identity.length).toBe(last.after.identity.length - 1);
  expect(endgameAfter(end)).toBeNull();
});

test('a scene in the middle of which somebody has to decide says who', () => {
  const begun = earlier.events.findIndex(({ kind }) => kind === 'revelation');
  const after = { ...earlier.after, decision: { ...earlier.after.decision!, seat: 'malice' } };
  const events = earlier.events.slice(0, begun + 1);
  const steps = stepsOf(prototype, { ...revelationIn(earlier)!, events, after });
  expect(steps.at(-1)!.text).toContain('Malice');
});
