import { describe, expect, test } from 'vitest';
import { stagesOf } from '../src/api/live.svelte';
import type { EventWords, StageWords, ViewWords } from '../src/api/schema';
import { egoSteps, forecastText, isEgo, pagesOf, stepsOfTurn } from '../src/telling/ego';
import { lyingIn, tell } from '../src/telling/events';
import { revelationIn, storyOf } from '../src/telling/story';
import { againstEgo } from './content';
import fixture from './fixtures/ego.json';

interface Heard {
  before: ViewWords;
  events: EventWords[];
  stages: StageWords[];
  after: ViewWords;
}
const moments = fixture.moments as unknown as Heard[];
const momentOf = ({ before, events, stages, after }: Heard) => ({
  before,
  stages: stagesOf(before, stages),
  after,
  events,
  told: tell(againstEgo, events, lyingIn(before), 'A'),
});
const stepsOf = (heard: Heard) => egoSteps(momentOf(heard));
const heads = ['schemes', 'ego-acts', 'ego-fails', 'ego-special', 'spirit', 'sphere', 'revelation'];
const headOf = ({ events }: { events: EventWords[] }) =>
  events.find(({ kind }) => heads.includes(kind))?.kind;

describe('a turn of Ego’s', () => {
  test('is told in steps: its Schemes, every action, the Absorb', () => {
    const [first] = moments;
    expect(stepsOf(first!).map(headOf)).toEqual(['schemes', 'ego-acts', 'ego-acts', 'ego-acts', 'sphere']);
  });

  test('is read in three parts, an action each, and all of it', () => {
    for (const steps of moments.map(stepsOf)) {
      const pages = pagesOf(steps);
      expect(pages.flatMap(({ parts }) => parts)).toEqual(steps);
      expect(pages.length).toBeLessThanOrEqual(3);
      for (const { parts } of pages)
        expect(
          parts.filter(({ events }) => events.some(({ kind }) => /^ego-(acts|fails)$/.test(kind))),
        ).toHaveLength(1);
    }
  });

  test('says something at every step, and nothing twice', () => {
    for (const moment of moments) {
      const steps = stepsOf(moment);
      const told = steps.flatMap((step) => step.told);
      expect(steps.every((step) => step.told.length > 0)).toBe(true);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  test('shows no Intentions at any of its steps, as it meets none', () => {
    const intentions = [{ name: 'fill', points: 1 }];
    for (const moment of moments) {
      const steps = stepsOf({ ...moment, after: { ...moment.after, intentions } });
      expect(steps.flatMap(({ view }) => view.intentions)).toEqual([]);
    }
  });

  test('says what a hidden aim may be, as far as all know it', () => {
    const why = moments.map((moment) => stepsOf(moment).flatMap((step) => step.why));
    const aims = why.map((texts) => texts.find((text) => text.startsWith('It is one of these: ')));
    const isHidden = (moment: (typeof moments)[0]) =>
      moment.events.some(({ kind, data }) => kind === 'schemes' && data.aim === 'hidden');
    expect(aims.map(Boolean)).toEqual(moments.map(isHidden));
    expect(aims).toContainEqual(expect.stringContaining(' or '));
  });

  test('says why there was a single way, and why there was none', () => {
    const { events, stages, ...rest } = moments[0]!;
    const place = events.findIndex(({ kind }) => kind === 'ego-acts');
    const step = stages.findLastIndex((stage) => stage.events <= place);
    const whyWith = (kind: string, data: object, why: object) =>
      stepsOf({
        ...rest,
        events: events.map((event, i) =>
          i === place ? { ...event, kind, data: { ...event.data, ...data } } : event,
        ),
        stages: stages.map((stage, i) => (i === step ? { ...stage, why: { ...stage.why, ...why } } : stage)),
      }).flatMap((step) => step.why);
    expect(whyWith('ego-acts', { ways: 1 }, { steps: 2 })).toContain(
      'There is no other empty slot within 2 spaces.',
    );
    const failed = { action: 'quell', ways: 0 };
    expect(whyWith('ego-fails', failed, { steps: 0, ways: 0, lack: 'protected' })).toContain(
      'A power of a Spirit of yours protects your Emotions beside its space, and it has moved twice already.',
    );
    expect(whyWith('ego-fails', failed, { steps: 2, ways: 0, lack: 'none' })).toContain(
      'There is no Emotion of yours within 2 spaces.',
    );
  });

  test('lights what each step touches', () => {
    const [, invokes, , intensifies, absorbs] = stepsOf(moments[0]!);
    expect(invokes!.lit).toEqual(['spirit gatekeeper', 'slot 2']);
    expect(intensifies!.lit).toContain('slot 14');
    expect(absorbs!.lit).toEqual(['sphere diligence']);
    // What is read together may touch the same thing more than once.
    expect(pagesOf([absorbs!, absorbs!]).map(({ lit }) => lit)).toEqual([['sphere diligence']]);
  });

  test('moves on the board from step to step', () => {
    const [opening, first, second, third] = stepsOf(moments[0]!).map(({ view }) => view);
    expect([opening, first, second].map((view) => view!.seats.gatekeeper!.at)).toEqual([
      'senses-thoughts', 'senses', 'motives',
    ]); // prettier-ignore
    expect([opening, first].map((view) => view!.slots[2]?.card)).toEqual([undefined, 'dislike']);
    expect([second, third].map((view) => view!.slots[14]?.essence)).toEqual([1, 2]);
    expect(opening!.ego!.schemes).toEqual([2, 3]);
    expect(isEgo(opening!, opening!.turn)).toBe(true);
  });

  test('ends where the table is then', () => {
    for (const moment of moments) {
      const { view } = stepsOf(moment).at(-1)!;
      for (const part of ['slots', 'controls', 'fortresses', 'teams', 'ego'] as const)
        expect(view[part]).toEqual(moment.after[part]);
    }
  });

  test('counts everything from step to step', () => {
    const steps = stepsOf(moments[0]!);
    expect(steps.map(({ view }) => view.counts.awareness!.gloom)).toEqual([2, 3, 4, 4, 4]);
    for (const { events, before, view } of moments.flatMap(stepsOf)) {
      const isPut = events.some(({ kind }) =>
        ['enters', 'leaves', 'fills', 'loses', 'fortress'].includes(kind),
      );
      if (!isPut && headOf({ events }) !== 'revelation') expect(view.counts).toEqual(before.counts);
    }
  });

  test('has the counts of a Revelation before it is told, for the Common Aspiration that is still there', () => {
    const steps = stepsOf(moments[2]!);
    const absorbs = steps.find((step) => headOf(step) === 'sphere')!.view;
    expect(absorbs.common).toEqual(moments[2]!.before.common);
    expect(absorbs.counts).toEqual(moments[2]!.after.counts);
  });

  test('is not told in steps where it is not known how the table stood in between', () => {
    expect(egoSteps({ ...momentOf(moments[0]!), stages: [] })).toEqual([]);
  });

  test('is told alone, though its moment holds another one', () => {
    const both = { ...momentOf(moments[0]!), version: 1, at: 0, seat: null };
    const { stages, events } = momentOf(moments[1]!);
    const later = stages.map((stage) => ({ ...stage, events: stage.events + moments[0]!.events.length }));
    both.stages = [
      ...both.stages,
      { events: both.events.length, view: moments[1]!.before, why: {} },
      ...later,
    ];
    both.events = [...both.events, ...events];
    both.told = tell(againstEgo, both.events, lyingIn(both.before), 'A');
    const turns = storyOf([both]).filter(({ seat }) => isEgo(both.before, seat));
    expect(turns).toHaveLength(2);
    const spirits = turns.map((turn) => new Set(stepsOfTurn(turn).map(({ spirit }) => spirit)));
    expect(spirits).toEqual([new Set(['gatekeeper']), new Set(['influencer'])]);
  });

  test('is nothing to tell where nobody plays against it', () => {
    const { events, ...moment } = momentOf(moments[0]!);
    const others = events.filter(({ kind }) => !/^(ego-|schemes)/.test(kind));
    expect(egoSteps({ ...moment, events: others })).toEqual([]);
  });
});

describe('a Revelation', () => {
  test('that Ego causes is seen on the board as it was when it began', () => {
    const moment = momentOf(moments[2]!);
    const begins = moment.events.findIndex(({ kind }) => kind === 'revelation');
    const shown = revelationIn(moment)!.before;
    expect(shown).toBe(moment.stages.find(({ events }) => events === begins)!.view);
    expect(shown.counts).not.toEqual(moment.before.counts);
    expect(shown.common).toEqual(moment.before.common);
  });
});

test('a forecast says that equal ways are either one or the other, and what their number is', () => {
  const { after } = moments[0]!;
  const told = forecastText(
    againstEgo,
    { ...after, slots: after.slots.map(() => null) },
    {
      spirit: after.turn,
      aim: 'common',
      aspiration: 'unity',
      aims: [],
      action: 'invoke',
      spaces: [],
      places: ['slot 2', 'slot 14'],
      best: ['slot 2', 'slot 14'],
      impact: 0,
      lack: null,
    },
  );
  expect(told).toMatch(/most likely slot 2, [^,]+ or slot 14, .+ \(Impact 0\)/);
});
