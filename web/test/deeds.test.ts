import { describe, expect, test } from 'vitest';
import type { EventWords, StageWords, ViewWords } from '../src/api/schema';
import { stagesOf } from '../src/api/live.svelte';
import { contentOf, type Content } from '../src/content/content';
import {
  afterOf,
  beforeOf,
  deedsOf,
  eventsOf,
  placesOf,
  renewed,
  turnsOf,
  upTo,
  waysOf,
  type Deed,
} from '../src/deeds/deeds';
import { timeOf } from '../src/deeds/pace';
import { pictureOf } from '../src/deeds/picture';
import { deedAloud, powersAloud, rowOf, titleOf } from '../src/deeds/rows';
import { actionName } from '../src/telling/actions';
import { tell } from '../src/telling/events';
import type { Moment } from '../src/telling/story';
import { againstEgo, content } from './content';
import ego from './fixtures/ego.json';
import fixture from './fixtures/told.json';

interface Played {
  edition: string;
  has_balance: boolean;
  ego: string;
  events: EventWords[];
}
const turns = fixture.turns as unknown as Played[];
const entries = fixture.entries as unknown as Played[];

const contentIn = ({ edition, has_balance: hasBalance, ego: egoTeam }: Played): Promise<Content> =>
  contentOf(edition, egoTeam ? { hasBalance, ego: egoTeam } : { hasBalance });
const event = (kind: string, data: EventWords['data']): EventWords => ({ kind, data });
const momentOf = (version: number, events: EventWords[], words: Partial<Moment> = {}): Moment => ({
  version,
  at: 0,
  seat: 'love',
  events,
  told: [],
  before: null,
  stages: [],
  after: null,
  ...words,
});
/** A turn cut into moments of a few events each, as its choices would. */
const inMoments = (events: EventWords[], size: number): Moment[] =>
  Array.from({ length: Math.ceil(events.length / size) }, (_, i) =>
    momentOf(i + 1, events.slice(i * size, (i + 1) * size)),
  );
const isTurn = ({ kind }: EventWords) => kind === 'turn';

describe('turns of games of every kind', () => {
  test.each([1, 3, 100])('every event belongs to exactly one deed, %i at a time', async (size) => {
    expect(
      new Set(turns.map(({ edition, has_balance, ego }) => `${edition} ${has_balance} ${ego}`)).size,
    ).toBeGreaterThan(4);
    for (const played of [...turns, ...entries]) {
      const found = deedsOf(await contentIn(played), inMoments(played.events, size));
      expect(found.flatMap(eventsOf)).toEqual(played.events.filter((one) => !isTurn(one)));
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
    }
  });

  test('every action that is named is a deed of its own, however its events are cut', async () => {
    for (const played of turns) {
      const of = await contentIn(played);
      const named = played.events.flatMap(({ kind, data }) =>
        kind === 'named' && actionName(of, String(data.what)) ? [data.what] : [],
      );
      const whats = (size: number) => deedsOf(of, inMoments(played.events, size)).map(({ what }) => what);
      expect(whats(1)).toEqual(whats(100));
      const actions = whats(1).filter((what) => actionName(of, what));
      // Ego's Absorb is not named.
      if (!played.ego) expect(actions).toEqual(named);
      else
        expect(actions.filter((what) => what !== 'absorb')).toEqual(
          named.filter((what) => what !== 'absorb'),
        );
    }
  });

  test('a power that nothing else shows is in its row, and is heard', () => {
    const [deed] = deedsOf(content, [
      momentOf(1, [
        event('named', { seat: 'misery', what: 'absorb' }),
        event('works', { seat: 'misery', how: 'far-sphere' }),
        event('sphere', { sphere: 'diligence', amount: -2, why: 'absorb' }),
        event('willpower', { seat: 'misery', amount: 2, why: 'absorb' }),
      ]),
    ]);
    expect(rowOf(content, deed!)).toContain('Misery’s power');
    expect(powersAloud(content, deed!).map(String)).toEqual([
      '▼Misery uses its power: it absorbs from a Sphere that is not next to it.',
    ]);
  });

  test('every deed has a name, a picture and a row without a gap', async () => {
    for (const played of [...turns, ...entries]) {
      const of = await contentIn(played);
      for (const deed of deedsOf(of, inMoments(played.events, 100))) {
        const row = rowOf(of, deed);
        expect(String(titleOf(of, deed))).not.toBe('');
        expect(row).not.toMatch(/⟦|\{|null|undefined|NaN|none|deed-|row-|action-/);
        expect(pictureOf(of, deed).target.kind).not.toBe('');
      }
    }
  });
});

describe('one deed', () => {
  const deedIn = (...moments: Moment[]) => deedsOf(content, moments)[0] as Deed;
  const slots = (slot: number, intensity: number | null) => {
    const emotion = {
      card: 'anger',
      aligned: 'gloom',
      vibe: 'red',
      essence: 1,
      token: 0,
      intensity,
      owner: 'malice',
    };
    const all = Array.from({ length: 15 }, (_, i) => (i === slot && intensity !== null ? emotion : null));
    return {
      slots: all,
      controls: { motives: intensity ? 'gloom' : null },
      spheres: {},
      seats: {},
    } as unknown as ViewWords;
  };
  const quell = [
    event('named', { seat: 'love', what: 'quell' }),
    event('pays', { seat: 'love', what: 'quell', wp: 2, ambition: 1, essence: {}, parts: [] }),
    event('willpower', { seat: 'love', amount: -2, why: 'quell' }),
    event('ambition', { team: 'bliss', amount: -1, why: 'quell' }),
    event('loses', { slot: 3, amount: 1, why: 'quell' }),
  ];

  test('goes on over several moments, and keeps its key while it grows', () => {
    const parts = [
      momentOf(1, quell.slice(0, 1)),
      momentOf(2, quell.slice(1, 3)),
      momentOf(3, quell.slice(3)),
    ];
    const keys = [1, 2, 3].map((count) => deedIn(...parts.slice(0, count)).key);
    expect(new Set(keys).size).toBe(1);
    expect(deedIn(...parts).parts).toHaveLength(3);
  });

  test('is drawn anew only when it has grown, or more is known of it', () => {
    const begun = [
      momentOf(1, quell.slice(0, 3)),
      momentOf(2, [event('named', { seat: 'love', what: 'move' })]),
    ];
    const known = deedsOf(content, begun);
    expect(renewed(deedsOf(content, begun), known)).toEqual(known);
    const grown = renewed(deedsOf(content, [...begun, momentOf(3, quell.slice(3))]), known);
    expect(grown.map((deed, place) => deed === known[place])).toEqual([true, false]);
    const told = { ...begun[0]!, before: slots(3, 2), after: slots(3, 1) };
    expect(renewed(deedsOf(content, [told, begun[1]!]), known)[0]).not.toBe(known[0]);
  });

  test('shows what it took, what it was about and what it changed', () => {
    const deed = deedIn(momentOf(1, quell, { before: slots(3, 2), after: slots(3, 1) }));
    const { target, gains, changes } = pictureOf(content, deed);
    expect(target).toMatchObject({ kind: 'emotion', slot: 3, isGone: false, was: { intensity: 2 } });
    expect(gains.map(({ good, amount }) => [good, amount])).toEqual([
      ['willpower', -2],
      ['ambition', -1],
    ]);
    expect(changes).toEqual([]);
    expect(placesOf(deed)).toEqual(['slot 3']);
    expect(rowOf(content, deed)).toBe('▲Love: Quell, Anger on 3 (Intensity 2 → 1): −2 WP, −1 Ambition');
    const parts = [
      ['quell', 2, 1],
      ['subdue', 2, 0],
    ];
    const dearer = quell.map((one) => (one.kind === 'pays' ? { ...one, data: { ...one.data, parts } } : one));
    expect(rowOf(content, deedIn(momentOf(1, dearer)))).toMatch(/, Subdue$/);
  });

  test('shows what leaves the board as it was, and who controls a place then', () => {
    const events = [...quell, event('leaves', { slot: 3, card: 'anger', why: 'quell' })];
    const deed = deedIn(momentOf(1, events, { before: slots(3, 1), after: slots(3, null) }));
    const { target, changes } = pictureOf(content, deed);
    expect(target).toMatchObject({ kind: 'emotion', isGone: true, emotion: { card: 'anger', intensity: 1 } });
    expect(changes).toEqual([{ kind: 'control', place: 'motives', team: null }]);
  });

  test('says where the power of a Spirit made it cheaper', () => {
    const parts = [
      ['invoke', 2, 0],
      ['inner-force', 1, 0],
      ['upgrade-discount', -1, 0],
    ];
    const pays = { seat: 'hatred', what: 'invoke', wp: 2, ambition: 0, essence: {}, parts };
    const deed = deedIn(
      momentOf(1, [event('named', { seat: 'hatred', what: 'invoke' }), event('pays', pays)]),
    );
    expect(rowOf(content, deed)).toBe('▼Hatred: Invoke: Hatred’s power made it 1 WP cheaper, Inner Force');
  });

  test('what was drawn face down stays hidden', () => {
    const draws = (card: string | null) => [
      event('named', { seat: 'malice', what: 'draw-emotions' }),
      event('draws', { seat: 'malice', card, why: 'draw-emotions' }),
    ];
    expect(pictureOf(content, deedIn(momentOf(1, draws(null)))).target).toEqual({
      kind: 'cards',
      cards: [null],
    });
    expect(rowOf(content, deedIn(momentOf(1, draws(null))))).toBe('▼Malice: Draw, 1 card');
    expect(rowOf(content, deedIn(momentOf(1, draws('anger'))))).toBe('▼Malice: Draw, Anger');
  });

  test('a turn that is ended early says so, and turns are told apart', () => {
    const before = { turn: 'love', actions: 2, decision: { kind: 'turn' } } as unknown as ViewWords;
    const found = deedsOf(content, [
      momentOf(1, quell),
      momentOf(
        2,
        [
          event('ambition', { team: 'bliss', amount: 1, why: 'end-turn' }),
          event('turn', { seat: 'malice', number: 2 }),
        ],
        { before },
      ),
      momentOf(3, [event('named', { seat: 'malice', what: 'absorb' })]),
    ]);
    expect(found.map(({ what }) => what)).toEqual(['quell', 'ends-turn', 'absorb']);
    expect(eventsOf(found[1]!)[0]).toMatchObject({ kind: 'ends-turn', data: { amount: 2 } });
    expect(turnsOf(found).map(({ seat, deeds }) => [seat, deeds.length])).toEqual([
      [null, 2],
      ['malice', 1],
    ]);
  });
});

describe('a turn of Ego’s', () => {
  const moments = (
    ego.moments as unknown as {
      before: ViewWords;
      events: EventWords[];
      stages: StageWords[];
      after: ViewWords;
    }[]
  ).map(({ before, events, stages, after }, i) =>
    momentOf(i + 1, events, {
      before,
      after,
      stages: stagesOf(before, stages),
      told: tell(againstEgo, events, new Map(), 'A'),
    }),
  );

  test('is told from the table as it stood at each deed', () => {
    for (const moment of moments) {
      const found = deedsOf(againstEgo, [moment]);
      expect(found.some(({ what }) => what === 'schemes')).toBe(true);
      const acts = found.filter(({ what }) => what === 'ego-acts');
      expect(acts.length).toBeGreaterThan(0);
      for (const deed of found) {
        const { target } = pictureOf(againstEgo, deed);
        const [first, last] = [deed.parts[0]!, deed.parts.at(-1)!];
        if (target.kind === 'emotion' && !target.isGone)
          expect(last.after!.slots[target.to ?? target.slot]).toBe(target.emotion);
        if (target.kind === 'emotion' && target.was)
          expect(first.before!.slots[target.slot]).toBe(target.was);
      }
    }
    expect(
      moments.flatMap((moment) => deedsOf(againstEgo, [moment])).some((deed) => waysOf(deed).length),
    ).toBe(true);
  });

  test('says of no deed what only the next one changes', () => {
    for (const moment of moments) {
      const found = deedsOf(againstEgo, [moment]);
      const [last] = found.slice(-1);
      for (const [i, deed] of found.entries()) {
        if (deed === last) continue;
        const next = found[i + 1]!;
        expect(afterOf(deed)).toBe(beforeOf(next));
        if (deed.what === 'ego-fails' || deed.what === 'schemes')
          expect(pictureOf(againstEgo, deed).changes).toEqual([]);
      }
    }
    expect(moments.some(({ events }) => events.some(({ kind }) => kind === 'turned-up'))).toBe(true);
  });
});

test('a deed is seen as long as there is to see, and what only leads to it hardly', () => {
  const enters = event('enters', {});
  expect(timeOf([event('named', {}), event('reveals', {})])).toBeLessThan(300);
  const times = [1, 2, 3, 9].map((count) => timeOf(Array.from({ length: count }, () => enters)));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  for (const time of times) expect([time >= 600, time <= 900]).toEqual([true, true]);
});

describe('a deed as it is heard', () => {
  const heard = (...events: EventWords[]) => {
    const [deed] = deedsOf(content, [momentOf(1, events)]);
    return deedAloud(content, deed!)?.inForm('aloud');
  };

  test('says what made it stronger, and how much Essence it took at once', () => {
    const said = heard(
      event('named', { seat: 'hatred', what: 'quell' }),
      event('vibe', { seat: 'hatred', row: 'quell', column: 0, colour: 'red', why: 'quell' }),
      event('pays', { seat: 'hatred', what: 'quell', wp: -2, ambition: 0, essence: {}, parts: [['quell', 2], ['purge', 1]] }),
      event('loses', { slot: 2, amount: 2, why: 'quell' }),
    ); // prettier-ignore
    expect(said).toContain('2 Essence taken off');
    expect(said).toContain('red token on Quell');
  });

  test('tells what the end of a turn gave, and nothing where it gave nothing', () => {
    const end = event('ends-turn', { seat: 'hatred', actions: 0 });
    expect(heard(end, event('ambition', { team: 'gloom', amount: 1, why: 'end-turn' }))).toBe(
      'End of turn: +1 Ambition.',
    );
    expect(heard(end)).toBeUndefined();
  });
});

test('what is told step by step shows the table as it stood then', () => {
  const table = (turns: number) => ({ turns }) as ViewWords;
  const [first, second, third] = ['ego-acts', 'enters', 'ego-acts'].map((kind) => event(kind, {}));
  const stages = [
    { events: 1, view: table(1), why: {} },
    { events: 2, view: table(2), why: {} },
  ];
  const moment = momentOf(1, [first!, second!, third!], { stages, before: table(0), after: table(3) });
  const until = (last: EventWords) => {
    const { events, stages, after } = upTo(moment, last);
    return [events.length, stages.length, after?.turns];
  };
  expect([first!, second!, third!].map(until)).toEqual([
    [1, 0, 1],
    [2, 1, 2],
    [3, 2, 3],
  ]);
});
