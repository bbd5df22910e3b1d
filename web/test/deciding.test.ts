import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../src/api/http';
import type { LiveTable, Resumed } from '../src/api/live.svelte';
import type { FactsTold, FactWords, ForecastWords, Foreseen, ViewWords } from '../src/api/schema';
import { Deciding } from '../src/game/deciding.svelte';
import { changesBetween } from '../src/telling/changes';
import { content } from './content';
import late from './fixtures/late.json';
import { fact } from './fact';

type Facts = Record<string, FactWords>;
type Told = Pick<FactsTold, 'facts' | 'obstacles' | 'ways' | 'prospects' | 'forecast'>;

const costing = (wp: number, asks_back = false) =>
  fact({
    price: { wp, ambition: 0, essence: {}, either: 0, parts: [], is_fixed: true, tokens: [] },
    asks_back,
  });
const asking = (kind: string, ...options: string[]) =>
  ({ decision: { kind, options } }) as unknown as ViewWords;
const foreseen = (words: Partial<Foreseen> = {}): Foreseen => ({
  type: 'foreseen',
  key: '',
  view: {},
  events: [],
  is_sure: true,
  fact: costing(0),
  reach: [],
  ...words,
});

/** A table whose answers come when the test gives them, in the order of the questions. */
class Table {
  waiting: { pressed: string; message: { type: string; choice: string } } | null = null;
  resumed: Resumed | null = null;
  takeResumed = () => this.resumed;
  withdraw = vi.fn(() => true);
  undo = vi.fn(() => Promise.resolve(0));
  version = 5;
  view = asking('turn', 'move', 'end-turn');
  asked = {
    facts: [] as ((
      facts: Facts,
      ...more: Partial<[Told['obstacles'], Told['ways'], Told['forecast']]>
    ) => void)[],
    foresee: [] as ((found: Foreseen) => void)[],
  };
  choose = vi.fn((_choice: string, _then: string[] = [], _asks = false): Promise<number | Foreseen> =>
    Promise.resolve(this.version),
  );
  facts = () =>
    new Promise<Told>((done) =>
      this.asked.facts.push((facts, obstacles = {}, ways = [], forecast = null) =>
        done({ facts, obstacles, ways, prospects: {}, forecast }),
      ),
    );
  foresee = () => new Promise<Foreseen>((done) => this.asked.foresee.push(done));
}

let table: Table;
let deciding: Deciding;
const settled = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => {
  vi.useFakeTimers();
  table = new Table();
  deciding = new Deciding(table as unknown as LiveTable, content, () => Promise.resolve());
  deciding.begin(table.view);
});
afterEach(() => vi.useRealTimers());

/** What the last press has chosen, and whether it wanted to be asked about. */
function pressed() {
  const [choice, then, asks] = table.choose.mock.lastCall ?? [];
  return [[choice, ...(then ?? [])], asks];
}
/** Somebody says something: that is a version, and no other decision. */
const chat = () => (table.version += 1);
/** The game goes on to another decision, or to somebody else. */
function goOn(view: ViewWords | null = asking('turn', 'move', 'end-turn')) {
  table.version += 1;
  if (view) table.view = view;
  deciding.begin(view);
}

test('facts that are asked for outlast what is said meanwhile', async () => {
  chat();
  table.asked.facts[0]?.({ move: costing(2) });
  await settled();
  expect(deciding.known.facts).toEqual({ move: costing(2) });
});

test('whoever begins to decide sees the choices before what was heard of them beforehand', async () => {
  let draw = () => {};
  deciding = new Deciding(
    table as unknown as LiveTable,
    content,
    () => new Promise((drawn) => (draw = drawn)),
  );
  deciding.begin(table.view);
  table.asked.facts[1]?.({ move: costing(2) });
  await settled();
  expect(deciding.known.facts).toEqual({});
  draw();
  await settled();
  expect(deciding.known.facts).toEqual({ move: costing(2) });
  // In the turn that goes on nothing is waited for.
  goOn();
  table.asked.facts[2]?.({ move: costing(3) });
  await settled();
  expect(deciding.known.facts).toEqual({ move: costing(3) });
});

test('what Ego does next is foretold until it plays, or another turn begins', async () => {
  const foretell = async (view: ViewWords | null) => {
    goOn(view);
    table.asked.facts.at(-1)?.({}, {}, [], { action: 'quell' } as ForecastWords);
    await settled();
    return deciding.known.forecast?.action;
  };
  const turn = (turns: number) => ({ ...asking('turn', 'move', 'end-turn'), turns }) as ViewWords;
  expect(await foretell(turn(3))).toBe('quell');
  goOn(turn(3));
  expect(deciding.known.forecast?.action).toBe('quell');
  goOn(null);
  expect(deciding.known.forecast).toBe(null);
  expect(await foretell(turn(3))).toBe('quell');
  goOn(turn(4));
  expect(deciding.known.forecast).toBe(null);
});

test('an action that is not possible can be looked at, and what stands in its way is known', async () => {
  table.asked.facts[0]?.({}, { quell: [{ what: 'wp', amount: 2 }] });
  deciding.preview.consider('quell');
  await settled();
  expect(deciding.known.obstacles.quell).toEqual([{ what: 'wp', amount: 2 }]);
  expect(deciding.preview.considered).toBe('quell');
  expect(table.asked.foresee).toHaveLength(0);
});

test('a preview outlasts what is said meanwhile, and is asked for once', async () => {
  deciding.preview.consider('move');
  await settled();
  chat();
  table.asked.foresee[0]?.(foreseen({ view: { turns: 3 } }));
  await settled();
  expect(deciding.preview.foreseen).toMatchObject({ turns: 3 });
  deciding.preview.consider(null);
  deciding.preview.consider('move');
  await settled();
  expect(table.asked.foresee).toHaveLength(1);
});

test('a choice that costs Willpower shows the Willpower that it brings', async () => {
  const view = late.view as unknown as ViewWords;
  const wp = view.seats.misery?.wp ?? 0;
  goOn(view);
  table.asked.facts[1]?.({ 'gain-willpower': costing(1) });
  deciding.preview.consider('gain-willpower');
  await settled();
  table.asked.foresee[0]?.(foreseen({ view: { seats: { misery: { wp: wp + 3 } } } }));
  await settled();
  expect(deciding.known.facts['gain-willpower']?.price?.wp).toBe(1);
  expect(changesBetween(content, view, deciding.preview.foreseen!)).toMatchObject([
    { key: 'play-change-willpower misery', before: String(wp), after: String(wp + 3) },
  ]);
});

test('facts of an earlier decision come too late', async () => {
  goOn(asking('turn', 'rest'));
  table.asked.facts[0]?.({ move: costing(2) });
  await settled();
  expect(deciding.known.facts).toEqual({});
});

test('a preview of an earlier decision comes too late', async () => {
  deciding.preview.consider('move');
  await settled();
  goOn();
  deciding.preview.consider('move');
  table.asked.foresee[0]?.(foreseen({ view: { turns: 3 } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(deciding.preview.foreseen).toBe(null);
});

test('what was pressed in an earlier decision does not ask back in the next', async () => {
  table.choose.mockResolvedValueOnce(foreseen({ fact: costing(1, true) }));
  void deciding.choosing.choose('move');
  goOn();
  await settled();
  expect(deciding.choosing.confirming).toBe(null);
});

test('a choice of which all is known is sent at once', async () => {
  table.asked.facts[0]?.({ move: costing(1) });
  await settled();
  void deciding.choosing.choose('move');
  expect(pressed()).toEqual([['move'], false]);
  await settled();
  expect(deciding.choosing.sent).toBe(null);
});

test('a choice of which nothing is known yet is sent, to be asked about if it shows something', async () => {
  table.choose.mockResolvedValueOnce(foreseen({ fact: costing(1, true) }));
  void deciding.choosing.choose('move');
  expect(pressed()).toEqual([['move'], true]);
  await settled();
  expect([deciding.choosing.confirming, deciding.choosing.sent]).toEqual(['move', null]);
  expect(deciding.factOf('move')).toEqual(costing(1, true));
  void deciding.choosing.confirm();
  expect(pressed()).toEqual([['move'], false]);
});

describe('a choice that is asked about', () => {
  beforeEach(async () => {
    table.asked.facts[0]?.({ move: costing(1, true) });
    await settled();
    void deciding.choosing.choose('move');
  });

  test('is done by the answer, and by no second press', async () => {
    expect(deciding.choosing.confirming).toBe('move');
    await deciding.choosing.choose('move');
    expect(table.choose).not.toHaveBeenCalled();
    void deciding.choosing.confirm();
    expect(pressed()).toEqual([['move'], false]);
  });

  test('is seen with what it would change, whatever else is looked at meanwhile', async () => {
    await settled();
    table.asked.foresee[0]?.(foreseen({ view: { turns: 3 } }));
    deciding.preview.consider('end-turn');
    deciding.preview.point(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect([deciding.preview.considered, deciding.preview.foreseen]).toMatchObject(['move', { turns: 3 }]);
  });

  test('is put aside', async () => {
    expect(deciding.choosing.putAside()).toBe(true);
    expect([deciding.choosing.confirming, deciding.preview.considered]).toEqual([null, null]);
    await deciding.choosing.confirm();
    expect(table.choose).not.toHaveBeenCalled();
    expect(deciding.choosing.putAside()).toBe(false);
  });

  test('gives way to another press', () => {
    void deciding.choosing.choose('end-turn');
    expect(pressed()[0]).toEqual(['end-turn']);
    expect(deciding.choosing.confirming).toBe(null);
  });

  test('is asked about no longer when the decision has gone', () => {
    goOn(null);
    expect([deciding.choosing.confirming, deciding.preview.considered]).toEqual([null, null]);
  });

  test('is asked about again in the next decision', async () => {
    await deciding.choosing.confirm();
    goOn(asking('place', 'space motives'));
    table.asked.facts.at(-1)?.({ 'space motives': costing(1, true) });
    await settled();
    await deciding.choosing.choose('space motives');
    expect(deciding.choosing.confirming).toBe('space motives');
  });
});

test('until it is known what something costs now, it shows what it cost in this turn before', async () => {
  table.asked.facts[0]?.({ move: costing(2) });
  await settled();
  expect(deciding.known.isOld).toBe(false);
  goOn(asking('place', 'space motives'));
  expect([deciding.known.isOld, deciding.known.facts]).toEqual([false, {}]);
  goOn();
  expect([deciding.known.isOld, deciding.priceOf('move')?.wp]).toEqual([true, 2]);
  // It is no longer known what it would show.
  void deciding.choosing.choose('move');
  expect(pressed()).toEqual([['move'], true]);
  table.asked.facts.at(-1)?.({ move: costing(3) });
  await settled();
  expect([deciding.known.isOld, deciding.priceOf('move')?.wp]).toEqual([false, 3]);
  goOn({ ...asking('turn', 'move', 'end-turn'), turns: 7 } as ViewWords);
  expect([deciding.known.isOld, deciding.priceOf('move')]).toEqual([false, null]);
});

describe('what the mouse points at', () => {
  beforeEach(() => deciding.preview.point('move'));

  test('is looked at at once, and stays for a moment when it is left', async () => {
    expect(deciding.preview.considered).toBe('move');
    deciding.preview.point(null);
    await vi.advanceTimersByTimeAsync(200);
    expect(deciding.preview.considered).toBe('move');
    await vi.advanceTimersByTimeAsync(300);
    expect(deciding.preview.considered).toBe(null);
  });

  test('stays while the mouse is on what is said of it', async () => {
    deciding.preview.point(null);
    deciding.preview.stay();
    await vi.advanceTimersByTimeAsync(2000);
    expect(deciding.preview.considered).toBe('move');
  });

  test('stays when the mouse only crosses another choice, and gives way when it rests there', async () => {
    deciding.preview.point('end-turn');
    await vi.advanceTimersByTimeAsync(60);
    deciding.preview.point(null);
    deciding.preview.stay();
    await settled();
    expect(deciding.preview.considered).toBe('move');
    for (let moves = 0; moves < 4; moves += 1) {
      deciding.preview.point('end-turn');
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(deciding.preview.considered).toBe('end-turn');
  });
});

describe('what is pressed before an action is named', () => {
  const way = (path: string[], ...options: string[]) => ({
    path,
    kind: path[0] ?? '',
    about: {},
    options,
    is_taken: false,
    price: null,
  });
  const MOVE = way(['move', 'token none'], 'space senses');
  const known = async (...ways: ReturnType<typeof way>[]) => {
    table.asked.facts[0]?.({}, {}, ways);
    await settled();
  };
  async function press(target: string) {
    void deciding.choosing.choose(target);
    await settled();
  }
  const answers = (more: Partial<FactWords>) =>
    table.choose.mockResolvedValueOnce(foreseen({ fact: { ...costing(1, true), ...more } }));

  test('is done at once where it is one thing', async () => {
    await known(MOVE);
    await press('space senses');
    expect(table.choose).toHaveBeenCalledTimes(1);
    expect(pressed()).toEqual([['move', 'token none', 'space senses'], true]);
    expect(deciding.choosing.isFollowing).toBe(false);
  });

  test('is foreseen to its end where an action comes to one thing, whatever it asks first', async () => {
    const foresee = vi.spyOn(table, 'foresee');
    await known({ ...way(['move', 'token none'], 'space senses'), is_taken: true });
    deciding.preview.consider('move');
    await settled();
    expect(foresee).toHaveBeenLastCalledWith('token none', ['move']);
  });

  test('is asked about where it is several things, and then done', async () => {
    const swap = way(['move'], 'space senses');
    await known(MOVE, swap);
    await press('space senses');
    expect(table.choose).not.toHaveBeenCalled();
    expect(deciding.choosing.proposed?.ways).toEqual([MOVE, swap]);
    deciding.choosing.follow(deciding.choosing.proposed!, swap);
    await settled();
    expect(pressed()).toEqual([['move', 'space senses'], true]);
  });

  test('is asked about no more where a sheet has told what would be asked about', async () => {
    const swap = way(['move'], 'space senses');
    await known(MOVE, swap);
    await press('space senses');
    const { choosing, preview } = deciding;
    const proposed = choosing.proposed!;
    // Nothing has been told yet.
    preview.considerWay('space senses', swap);
    answers({});
    choosing.follow(proposed, swap, true);
    await settled();
    expect(pressed()).toEqual([['move', 'space senses'], true]);
    expect(choosing.confirming).toBe('space senses');
    choosing.putAside();
    preview.considerWay('space senses', swap);
    await settled();
    table.asked.foresee.forEach((answer) => answer(foreseen({ fact: costing(1, true) })));
    await settled();
    // A finger that comes again to what is told leaves it there.
    preview.considerWay('space senses', swap);
    expect(preview.fact).not.toBeNull();
    choosing.follow(proposed, swap, true);
    await settled();
    expect(pressed()).toEqual([['move', 'space senses'], false]);
    expect(choosing.confirming).toBeNull();
  });

  test('is no detour where a question follows it whose answer could have been pressed as well', async () => {
    const card = way(['invoke', 'token none'], 'card courage');
    const slot = way(['invoke', 'token none', 'card courage'], 'slot 3', 'slot 4');
    const ondetour = (deciding.choosing.detours.onfound = vi.fn());
    const knowNext = async () => {
      table.asked.facts.at(-1)?.({}, {}, [card, slot]);
      await settled();
    };
    await knowNext();
    await press('end-turn');
    goOn(asking('turn', 'invoke', 'end-turn'));
    await knowNext();
    await press('card courage');
    goOn(asking('invoke', 'slot 3', 'slot 4'));
    table.asked.facts.at(-1)?.({});
    await press('slot 3');
    expect(pressed()[0]).toEqual(['slot 3']);
    expect(ondetour).not.toHaveBeenCalled();
  });

  test('is done at once on an Emotion as well', async () => {
    const quell = way(['quell', 'token none'], 'slot 3');
    table.view = { ...table.view, slots: [null, null, null, { card: 'desire' }] } as unknown as ViewWords;
    await known(MOVE, quell);
    await press('slot 3');
    expect(pressed()).toEqual([['quell', 'token none', 'slot 3'], true]);
    await press('space senses');
    expect(pressed()).toEqual([['move', 'token none', 'space senses'], true]);
  });

  test('is asked about where the server says that it shows something', async () => {
    await known(MOVE);
    answers({});
    await press('space senses');
    expect([deciding.choosing.confirming, deciding.preview.considered]).toEqual([
      'space senses',
      'space senses',
    ]);
    await deciding.choosing.confirm();
    expect(pressed()).toEqual([['move', 'token none', 'space senses'], false]);
  });

  test('is asked about at once where that is known already, however long it was looked at', async () => {
    await known(MOVE);
    deciding.preview.consider('space senses');
    await settled();
    table.asked.foresee.shift()?.(foreseen({ fact: costing(1, true) }));
    await vi.advanceTimersByTimeAsync(5000);
    await press('space senses');
    expect(deciding.choosing.confirming).toBe('space senses');
    expect(table.choose).not.toHaveBeenCalled();
  });
});

describe('what waits for the connection', () => {
  const stale = (done: number) => new Refusal('stale', '', 0, [], { done });

  test('is named, and withdrawn by Undo as well', async () => {
    expect(deciding.waiting.told(table.view)).toBe('');
    table.waiting = { pressed: 'move', message: { type: 'choose', choice: 'move' } };
    expect(deciding.waiting.told(table.view)).toBe('Waits to be sent: Move');
    await deciding.undo();
    expect(table.withdraw).toHaveBeenCalledOnce();
    expect(table.undo).not.toHaveBeenCalled();
    expect(deciding.notice.text).toContain('may have arrived');
  });

  test('is told of by name where the game has gone on, or the same was done elsewhere', async () => {
    for (const [done, words] of [
      [0, 'The game has gone on meanwhile, so this was not done: Move'],
      [1, 'This has been done already, from another window of yours: Move'],
    ] as const) {
      table.choose.mockRejectedValueOnce(stale(done));
      await deciding.choosing.choose('move');
      expect([deciding.notice.text, deciding.choosing.sent]).toEqual([words, null]);
    }
  });

  test('is told of until something else is pressed, and hides no question', async () => {
    table.asked.facts[0]?.({ move: costing(1, true) });
    await settled();
    table.choose.mockRejectedValueOnce(stale(0));
    await deciding.choosing.choose('end-turn');
    expect(deciding.notice.text).not.toBe(null);
    await deciding.choosing.choose('move');
    expect([deciding.notice.text, deciding.choosing.confirming]).toEqual([null, 'move']);
  });

  test('says nothing when it was withdrawn', async () => {
    table.choose.mockRejectedValueOnce(new Refusal('web-withdrawn', ''));
    await deciding.choosing.choose('move');
    expect([deciding.notice.text, deciding.choosing.sent]).toEqual([null, null]);
  });

  test('is marked again when the page is loaded again, and asks back then', async () => {
    let done: (answer: Foreseen) => void = () => undefined;
    const answer = new Promise<Foreseen>((found) => (done = found));
    table.resumed = { pending: { pressed: 'end-turn' }, answer } as unknown as Resumed;
    deciding = new Deciding(table as unknown as LiveTable, content, () => Promise.resolve());
    deciding.begin(table.view);
    expect(deciding.choosing.sent).toBe('end-turn');
    table.asked.facts.at(-1)!({ 'end-turn': costing(0, true) });
    done(foreseen());
    await settled();
    expect([deciding.choosing.sent, deciding.choosing.confirming]).toEqual([null, 'end-turn']);
    expect(table.choose).not.toHaveBeenCalled();
  });
});
