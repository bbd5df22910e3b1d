// @vitest-environment node
import { render } from 'svelte/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stagesOf, type LiveTable, type News, type Stage } from '../src/api/live.svelte';
import type { EventWords, StageWords, TableWords, ViewWords } from '../src/api/schema';
import { settings } from '../src/browser/settings.svelte';
import { Showing } from '../src/game/showing.svelte';
import { EgoTelling } from '../src/table/ego-telling.svelte';
import { egoSteps } from '../src/telling/ego';
import { lyingIn, tell } from '../src/telling/events';
import { t } from '../src/text/texts';
import { againstEgo } from './content';
import EgoParts from './EgoParts.svelte';
import fixture from './fixtures/ego.json';

interface Heard {
  before: ViewWords;
  events: EventWords[];
  stages: Stage[];
  after: ViewWords;
}
const moments = (fixture.moments as unknown as (Heard & { stages: StageWords[] })[]).map(
  ({ stages, ...heard }): Heard => ({ ...heard, stages: stagesOf(heard.before, stages) }),
);
const stepsOf = ({ before, events, stages, after }: Heard) =>
  egoSteps({ before, stages, after, events, told: tell(againstEgo, events, lyingIn(before), 'A') });
const [first] = moments as [Heard];
const hidden = moments.find(({ events }) => events.some(({ data }) => data.aim === 'hidden')) as Heard;

/** A table at which a choice with a turn of Ego's has just been heard. */
function tableWith({ before, events, stages, after }: Heard) {
  const update = { type: 'update', version: 2, at: 0, kind: 'choice', seat: 'love', events };
  return {
    view: after,
    news: [{ update, before, stages, after }] as unknown as News[],
    shown() {
      this.news = this.news.slice(1);
    },
    skip() {
      this.news = [];
    },
  };
}
const showingOf = (heard: Heard) =>
  new Showing(tableWith(heard) as unknown as LiveTable, againstEgo, () => 'A');

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ ego: 'steps', speed: 'off' });
});
afterEach(() => vi.useRealTimers());

describe('a turn of Ego’s that is heard', () => {
  test('is told at the reader’s pace, and what comes next waits', () => {
    const showing = showingOf(first);
    showing.attend();
    expect(showing.isBehind).toBe(true);
    expect(showing.view!.slots[2]!.card).toBe('dislike');
    expect(showing.told.map(({ text }) => text).join()).toContain(t('emotion-dislike'));
    expect(showing.view!.slots[14]).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(showing.ego!.at).toBe(0);
    showing.ego!.next();
    expect(showing.view!.slots[14]!.essence).toBe(1);
    showing.ego!.next();
    expect(showing.view!.slots[14]!.essence).toBe(2);
    showing.ego!.next();
    expect(showing.isBehind).toBe(false);
    expect(showing.view).toEqual(first.after);
  });

  test('can be skipped, in the middle too', () => {
    const showing = showingOf(first);
    showing.attend();
    showing.ego!.next();
    showing.skip();
    expect(showing.ego).toBeNull();
    expect(showing.view).toEqual(first.after);
  });

  test('leaves a Revelation to the scene of it, which comes once, and tells of it where there is none', () => {
    const brought = moments.find(({ events }) => events.some(({ kind }) => kind === 'revelation'))!;
    const first = brought.events.findIndex(({ kind }) => kind === 'revelation');
    const tellsOfIt = ({ told }: { told: { event: EventWords }[] }) =>
      told.some(({ event }) => brought.events.indexOf(event) >= first);
    const showing = showingOf(brought);
    showing.attend();
    expect(showing.ego!.steps.some(tellsOfIt)).toBe(false);
    expect(showing.revelation).toBeNull();
    while (showing.ego) showing.ego.next();
    expect(showing.revelation!.events.map(({ kind }) => kind)).toContain('meets');
    showing.closeScene();
    expect([showing.ego, showing.revelation, showing.isBehind]).toEqual([null, null, false]);

    settings.change({ revelations: 'off' });
    const plain = showingOf(brought);
    plain.attend();
    expect(plain.ego!.steps.filter(tellsOfIt)).toHaveLength(1);
    while (plain.ego) plain.ego.next();
    expect([plain.revelation, plain.isBehind]).toEqual([null, false]);
    settings.change({ revelations: 'wait' });
  });

  test('goes by itself where that is wanted', () => {
    settings.change({ ego: 'flowing' });
    const showing = showingOf(first);
    showing.attend();
    vi.advanceTimersByTime(60_000);
    expect(showing.ego).toBeNull();
    expect(showing.view).toEqual(first.after);
  });

  test('is not told step by step where it is not wanted', () => {
    settings.change({ ego: 'off' });
    const showing = showingOf(first);
    showing.attend();
    expect(showing.ego).toBeNull();
    expect(showing.view).toEqual(first.after);
  });
});

test('whoever plays alone takes back without asking anybody', () => {
  const ways = (isAlone: boolean, canGoBack = true) =>
    render(EgoParts, { props: { content: againstEgo, view: first.after, ways: { isAlone, canGoBack } } })
      .body;
  expect(ways(false)).toContain(t('play-ask-undo'));
  expect(ways(true)).toContain(t('play-undo-others-text'));
  expect(ways(true)).not.toContain(t('play-ask-undo'));
  expect(ways(true, false)).not.toContain(t('play-undo-others-text'));
});

test('the last turn is told until it is over', () => {
  const bar = (view: ViewWords) =>
    render(EgoParts, { props: { content: againstEgo, view, hasBar: true } }).body;
  const last = { ...first.after, ending: 'common' };
  expect(bar(last)).toContain(t('play-last-turn'));
  expect(bar({ ...last, decision: null })).not.toContain(t('play-last-turn'));
});

test('a telling goes on and back, and by itself from where it is', () => {
  let isOver = false;
  const telling = new EgoTelling(stepsOf(first), { onend: () => (isOver = true) });
  telling.next();
  telling.back();
  expect(telling.at).toBe(0);
  telling.flow(true);
  expect(telling.at).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(isOver).toBe(true);
});

describe('what is seen of Ego', () => {
  const seen = (view: ViewWords, telling?: EgoTelling) =>
    render(EgoParts, { props: { content: againstEgo, view, ...(telling ? { telling } : {}) } }).body;

  test('is its goods and Schemes, and no board, hand or rows', () => {
    const body = seen(first.after);
    expect(body).toContain(t('web-deck-of', { count: first.after.ego!.deck }));
    expect(body).toContain(t('scheme-name', { number: first.after.ego!.schemes[0]! }));
    expect(body.match(/spirit-board/g)).toHaveLength(2);
  });

  test('is why not all begin with as much, while they begin', () => {
    expect(seen(first.before)).toContain(t('play-opening-willpower'));
    expect(seen({ ...first.before, turns: 5 })).not.toContain(t('play-opening-willpower'));
  });

  test.each([
    ['points', 'play-opening-willpower'],
    ['means', 'play-later-willpower'],
    ['action', 'play-first-action'],
  ])('is what the handicap %s makes of the beginning', (handicap, said) => {
    const table = { options: { handicap }, seats: [] } as unknown as TableWords;
    const props = { content: againstEgo, view: first.before, table };
    expect(render(EgoParts, { props }).body).toContain(t(said));
  });

  test('is whose turn its Schemes are for: this one’s while both lie there, then the next, and none at the end', () => {
    const playing = { ...first.after, turn: 'gatekeeper' };
    const both = { ...playing, ego: { ...playing.ego!, schemes: [2, 3] } };
    expect(seen(both)).toContain(t('play-ego-now'));
    expect(seen(playing)).toContain(t('play-ego-next'));
    expect(seen(playing)).not.toContain(t('play-ego-now'));
    for (const end of [{ ending: 'common' }, { decision: null }])
      for (const words of ['play-ego-now', 'play-ego-next'])
        expect(seen({ ...playing, ...end })).not.toContain(t(words));
  });

  test('is both Schemes of a turn, with the actions they bring', () => {
    const telling = new EgoTelling(stepsOf(first), { onend: () => undefined });
    const body = seen(first.after, telling);
    for (const number of [2, 3]) expect(body).toContain(t('scheme-name', { number }));
    expect(body.match(/aria-current="step"/g)).toHaveLength(1);
    expect(body).toContain(t('play-ego-step', { step: 1, steps: telling.steps.length }));
  });

  test('is nothing of a hidden aim', () => {
    const steps = stepsOf(hidden);
    const told = steps.flatMap((step) => step.told).filter(({ event }) => event.kind === 'ego-acts');
    expect(told.length).toBeGreaterThan(0);
    for (const { text } of told) expect(text).toContain('for a hidden aim');
    const telling = new EgoTelling(steps, { onend: () => undefined });
    const bodies = telling.steps.map((_, at) => {
      telling.goTo(at);
      return seen(hidden.after, telling);
    });
    for (const { events } of steps.filter(({ events }) => events.every(({ kind }) => kind !== 'shows')))
      expect(events.every(({ data }) => data.aim !== 'hidden' || data.aspiration === null)).toBe(true);
    expect(bodies.join()).not.toContain('null');
  });
});
