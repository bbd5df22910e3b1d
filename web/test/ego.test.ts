import { describe, expect, test } from 'vitest';
import './browser';
import type { EventWords, ViewWords } from '../src/api/schema';
import { egoSteps, isEgo, stepsOfTurn } from '../src/telling/ego';
import { lyingIn, tell } from '../src/telling/events';
import { revelationIn, storyOf } from '../src/telling/story';
import { againstEgo } from './content';
import fixture from './fixtures/ego.json';

interface Heard {
  before: ViewWords;
  events: EventWords[];
  after: ViewWords;
}
const moments = fixture.moments as unknown as Heard[];
const momentOf = ({ before, events, after }: Heard) => ({
  before,
  after,
  events,
  told: tell(againstEgo, events, lyingIn(before), 'A'),
});
const stepsOf = (heard: Heard) => egoSteps(againstEgo, momentOf(heard));
const heads = ['schemes', 'ego-acts', 'ego-fails', 'ego-special', 'spirit', 'sphere', 'revelation'];
const headOf = ({ events }: { events: EventWords[] }) =>
  events.find(({ kind }) => heads.includes(kind))?.kind;

describe('a turn of Ego’s', () => {
  test('is told in steps: its Schemes, every action, the Absorb', () => {
    const [first] = moments;
    expect(stepsOf(first!).map(headOf)).toEqual(['schemes', 'ego-acts', 'ego-acts', 'ego-acts', 'sphere']);
  });

  test('says something at every step, and nothing twice', () => {
    for (const moment of moments) {
      const steps = stepsOf(moment);
      const told = steps.flatMap((step) => step.told);
      expect(steps.every((step) => step.told.length > 0)).toBe(true);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  test('lights what each step touches', () => {
    const [, invokes, , intensifies, absorbs] = stepsOf(moments[0]!);
    expect(invokes!.lit).toEqual(['spirit gatekeeper', 'slot 2']);
    expect(intensifies!.lit).toContain('slot 14');
    expect(absorbs!.lit).toEqual(['sphere diligence']);
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

  test('counts what it aims at from step to step, and all else with the last thing that it does', () => {
    const views = stepsOf(moments[0]!).map(({ view }) => view);
    expect(views.map(({ counts }) => counts.awareness!.gloom)).toEqual([2, 3, 4, 4, 4]);
    expect(views.map(({ meets }) => meets.awareness)).toEqual([null, 'gloom', 'gloom', 'gloom', 'gloom']);
    const [before, after] = [moments[0]!.before, moments[0]!.after].map(({ counts }) => counts.liveliness);
    expect(views.map(({ counts }) => counts.liveliness)).toEqual([before, before, before, after, after]);
  });

  test('has the counts of a Revelation before it is told, for the Common Aspiration that is still there', () => {
    const steps = stepsOf(moments[2]!);
    const absorbs = steps.find((step) => headOf(step) === 'sphere')!.view;
    expect(absorbs.common).toEqual(moments[2]!.before.common);
    expect(absorbs.counts).toEqual(moments[2]!.after.counts);
  });

  test('is told without the board where the views are of another time', () => {
    const late = { ...moments[0]!.after, turns: 40 };
    const steps = stepsOf({ ...moments[0]!, before: late });
    expect(steps).toHaveLength(stepsOf(moments[0]!).length);
    expect(steps.flatMap(({ lit }) => lit)).toEqual([]);
    expect(steps.every(({ spirit }) => spirit === 'gatekeeper')).toBe(true);
  });

  test('is told alone, though its moment holds another one', () => {
    const both = { ...momentOf(moments[0]!), version: 1, at: 0, seat: null };
    both.events = [...both.events, ...moments[1]!.events];
    both.told = tell(againstEgo, both.events, lyingIn(both.before), 'A');
    const turns = storyOf([both]).filter(({ seat }) => isEgo(both.before, seat));
    expect(turns).toHaveLength(2);
    const spirits = turns.map((turn) => new Set(stepsOfTurn(againstEgo, turn).map(({ spirit }) => spirit)));
    expect(spirits).toEqual([new Set(['gatekeeper']), new Set(['influencer'])]);
  });

  test('is nothing to tell where nobody plays against it', () => {
    const { before, after, events } = moments[0]!;
    const others = events.filter(({ kind }) => !/^(ego-|schemes)/.test(kind));
    expect(stepsOf({ before, after, events: others })).toEqual([]);
  });
});

describe('a Revelation', () => {
  test('that Ego causes counts what Ego did before it', () => {
    const { before, after } = moments[2]!;
    const shown = revelationIn(moments[2]!)!.before;
    expect(before.counts).not.toEqual(after.counts);
    expect([shown.counts, shown.meets]).toEqual([after.counts, after.meets]);
    expect(shown.common).toEqual(before.common);
  });

  test('that comes before a turn of Ego’s counts nothing of that turn', () => {
    const revelation = moments[2]!.events.filter(({ kind }) => kind === 'revelation');
    const { before, after, events } = moments[0]!;
    const shown = revelationIn({ before, after, events: [...revelation, ...events] })!.before;
    expect(shown.counts).toEqual(before.counts);
  });

  test('that Ego causes knows which Fortresses are new in its turn', () => {
    const { before, after, events } = moments[2]!;
    const own = { team: 'bliss', aligned: 'bliss', worth: 0 } as const;
    const sites = {
      ...before.fortresses,
      motives: { ...own, kind: 'minor', fresh: true },
      senses: { ...own, kind: 'major', fresh: false },
      thoughts: null,
    } as const;
    const puts = (realm: string) => ({ kind: 'fortress', data: { realm, kind: 'minor', why: 'raze', ...own } });
    const begins = { kind: 'turn', data: { seat: 'gatekeeper', number: 9 } };
    const shown = revelationIn({
      before: { ...before, fortresses: sites },
      after,
      events: [begins, puts('senses'), puts('thoughts'), ...events.filter(({ kind }) => kind === 'revelation')],
    })!.before.fortresses;
    expect([shown.motives, shown.senses, shown.thoughts].map((site) => site?.fresh)).toEqual([false, false, true]);
  }); // prettier-ignore
});
