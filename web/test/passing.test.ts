import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveTable } from '../src/api/live.svelte';
import type { FactWords, Update, ViewWords, WayWords } from '../src/api/schema';
import { settings } from '../src/browser/settings.svelte';
import { Deciding } from '../src/game/deciding.svelte';
import { passedToken, Passing } from '../src/game/passing.svelte';
import { notes } from '../src/ui/toasts.svelte';
import { content } from './content';
import { fact } from './fact';

const choice = (version: number, words: Partial<Update> = {}) =>
  ({ type: 'update', kind: 'choice', version, events: [], ...words }) as unknown as Update;
const undo = (version: number, back_to: number) => choice(version, { kind: 'undo', back_to });

/** A table that knows all about its choices at once. */
class Table {
  waiting = null;
  takeResumed = () => null;
  view: ViewWords | null = null;
  canUndo = true;
  log: Update[] = [];
  known: Record<string, FactWords> | null = {};
  onpassed: (choices: string[]) => void = () => {};
  ways: WayWords[] = [];
  choose = vi.fn((choice: string, ..._more: unknown[]) => Promise.resolve(choice.length));
  undo = vi.fn((..._how: unknown[]) => Promise.resolve(0));
  foresee = () => Promise.resolve({ view: {}, fact: fact() });
  facts = () =>
    this.known
      ? Promise.resolve({ facts: this.known, obstacles: {}, ways: this.ways, prospects: {} })
      : Promise.reject(new Error('no answer'));
}

let table: Table;
let deciding: Deciding;
let passing: Passing;
const settled = () => new Promise((done) => setTimeout(done));

function newTable(isLed = false) {
  table = new Table();
  deciding = new Deciding(table as unknown as LiveTable, content, () => Promise.resolve());
  passing = new Passing(table as unknown as LiveTable, deciding, isLed, () => table.view);
}

/** A decision has come; what is known of its choices. */
async function ask(kind: string, options: string[], known: Table['known'] = {}) {
  table.known = known;
  table.view = { seats: {}, decision: { seat: 'love', kind, options, about: {} } } as unknown as ViewWords;
  deciding.begin(table.view);
  passing.begin(table.view);
  await settled();
}
const askForToken = () => ask('place-token', ['token none', 'token red move 1']);

const toSpace = (...path: string[]): WayWords => ({
  path,
  kind: 'move',
  about: {},
  options: ['space senses'],
  is_taken: false,
  price: null,
});

beforeEach(() => {
  settings.change({ tokens: 'folded', gifts: 'take', confirms: 'hidden' });
  newTable();
});

describe('the question for a token', () => {
  const named = { events: [{ kind: 'named' }] as unknown as Update['events'] };

  test('is for the player to decide wherever the server asks it', async () => {
    await askForToken();
    expect(table.choose).not.toHaveBeenCalled();
    expect(passing.isPending).toBe(false);
  });

  test('is asked again by one message, and only until the next action', async () => {
    table.log = [choice(3, { choice: 'move', then: ['token none'], ...named })];
    await ask('move', ['space motives', 'space senses', 'space dreams']);
    expect(passing.canImprove).toBe(true);
    let done = (_version: number) => {};
    table.undo.mockReturnValueOnce(new Promise<number>((answered) => (done = answered)));
    const improving = passing.improve();
    expect(table.undo).toHaveBeenCalledExactlyOnceWith(false, 2, ['move']);
    // What one comes by is not asked.
    await ask('turn', ['move', 'quell', 'end-turn']);
    expect([deciding.reach.asksForToken, passing.isPending]).toEqual([true, true]);
    table.log = [...table.log, undo(4, 2), choice(5, { choice: 'move', ...named })];
    await askForToken();
    done(5);
    await improving;
    expect([deciding.reach.asksForToken, passing.isPending, passing.canImprove]).toEqual([
      true,
      false,
      false,
    ]);
    table.log = [];
    await ask('turn', ['move', 'quell', 'end-turn']);
    expect(deciding.reach.asksForToken).toBe(false);
  });

  test('is found again behind other questions', async () => {
    table.log = [
      choice(3, { choice: 'move', then: ['token none'], ...named }),
      choice(4, { choice: 'use haste' }),
    ];
    await ask('move', ['space motives', 'space senses', 'space dreams']);
    await passing.improve();
    expect(table.undo).toHaveBeenCalledExactlyOnceWith(false, 2, ['move']);
    table.log = [choice(3, { choice: 'token none' }), choice(4, { choice: 'use haste' })];
    await passing.improve();
    expect(table.undo).toHaveBeenLastCalledWith(false, 2, []);
  });

  test('is given up where that is refused', async () => {
    table.log = [choice(3, { choice: 'move', then: ['token none'], ...named })];
    await ask('move', ['space motives', 'space senses', 'space dreams']);
    table.undo.mockRejectedValueOnce(new Error('stale'));
    await passing.improve();
    expect([deciding.reach.asksForToken, passing.isPending]).toEqual([false, false]);
  });

  test('is wanted with the action by whoever says so before it', async () => {
    await ask('turn', ['move', 'rest', 'end-turn'], { move: fact(), rest: fact() });
    await deciding.choosing.choose('move');
    expect(table.choose).toHaveBeenLastCalledWith('move', [], false, 'move', false);
    await ask('turn', ['move', 'rest', 'end-turn'], { move: fact(), rest: fact() });
    deciding.reach.isImproving = true;
    await deciding.choosing.choose('move');
    expect(table.choose).toHaveBeenLastCalledWith('move', [], false, 'move', true);
  });

  test('shows by keys only what is seen', async () => {
    await askForToken();
    const decision = table.view!.decision!;
    expect(passing.seenOf(decision)).toEqual(['token none']);
    deciding.reach.isImproving = true;
    expect(passing.seenOf(decision)).toEqual(decision.options);
  });
});

describe('the only thing that an action can be done with', () => {
  const only = { ...toSpace('move', 'token none', 'use none'), is_taken: true };
  const press = async (choice: string, ...ways: WayWords[]) => {
    table.ways = ways;
    await ask(choice === 'move' ? 'turn' : 'place-token', [choice, 'end-turn']);
    await deciding.choosing.choose(choice);
    return table.choose.mock.lastCall?.slice(0, 2);
  };

  test('is done at once, unless a token may be wanted before it', async () => {
    expect(await press('move', only)).toEqual(['move', []]);
    expect(await press('token none', { ...only, path: only.path.slice(1) })).toEqual([
      'token none',
      ['use none'],
    ]);
    expect(await press('move', { ...only, path: ['move', 'use none'] })).toEqual(['move', ['use none']]);
    settings.change({ tokens: 'never' });
    expect(await press('move', only)).toEqual(['move', ['token none', 'use none']]);
    expect(await press('move', only, toSpace('move', 'token none'))).toEqual(['move', []]);
    await press('move', only);
    table.ways = [only];
    deciding.reach.isImproving = true;
    deciding.choosing.sent = null;
    await deciding.choosing.choose('move');
    expect(table.choose.mock.lastCall?.slice(0, 2)).toEqual(['move', []]);
  });

  test('is asked for by whoever wants to be asked everything, and in a lesson', async () => {
    settings.change({ tokens: 'never', gifts: 'ask' });
    expect(await press('move', only)).toEqual(['move', []]);
    settings.change({ gifts: 'take' });
    newTable(true);
    expect(await press('move', only)).toEqual(['move', []]);
  });
});

describe('the question for upgrades', () => {
  const toSite = (site: string, use: string): WayWords => ({
    path: [use],
    kind: 'fortify',
    about: {},
    options: [`site ${site}`],
    is_taken: false,
    price: null,
  });
  const askForUse = async (...ways: WayWords[]) => {
    table.ways = ways;
    await ask('use', ['use none', 'use haste', 'use bolster']);
  };

  test('is asked by all that they can be used for', async () => {
    await askForUse(toSite('senses', 'use haste'), toSite('motives', 'use haste'));
    expect(deciding.reach.folded).toBe(table.view);
    expect(table.choose).not.toHaveBeenCalled();
  });

  test('is asked as it is where nothing can be pointed at, and of whoever wants to be asked everything', async () => {
    await askForUse();
    expect([deciding.reach.folded, passing.isPending]).toEqual([null, false]);
    settings.change({ gifts: 'ask' });
    await askForUse(toSite('senses', 'use haste'));
    expect([deciding.reach.folded, passing.isPending]).toEqual([null, false]);
  });

  test('comes too late where something else is to be decided', async () => {
    table.ways = [toSite('senses', 'use haste')];
    const asked = ask('use', ['use none', 'use haste']);
    table.view = null;
    await asked;
    expect(deciding.reach.folded).toBe(null);
  });
});

describe('the end of a turn', () => {
  const taking = (take: string, ends_turn: boolean): WayWords => ({
    path: ['end-turn'],
    kind: 'take',
    about: {},
    options: [take],
    is_taken: false,
    price: null,
    ends_turn,
  });
  const askForTurn = async (isAllDone: boolean) => {
    table.ways = [taking('take ambition', isAllDone), taking('take cards', isAllDone)];
    await ask('turn', ['absorb', 'rotate', 'end-turn']);
    deciding.begin(table.view);
    await settled();
  };

  test('is one press for each thing that is taken once nothing else is left to do, in a game of one’s own', async () => {
    await askForTurn(true);
    expect(passing.ends).toEqual(['take ambition', 'take cards']);
    await askForTurn(false);
    expect(passing.ends).toEqual(['end-turn']);
    newTable(true);
    await askForTurn(true);
    expect(passing.ends).toEqual(['end-turn']);
  });
});

test('whoever names an action and then what could be pressed at once is told so, once', async () => {
  localStorage.setItem('cerebria-notes-read', '[]');
  const said = vi.spyOn(notes, 'say');
  const toSpace: WayWords = {
    path: ['move', 'token none'],
    kind: 'move',
    about: {},
    options: ['space senses'],
    is_taken: false,
    price: null,
  };
  for (let turn = 0; turn < 2; turn += 1) {
    table.ways = [toSpace];
    await ask('turn', ['move', 'quell', 'end-turn']);
    await deciding.choosing.choose('move');
    table.ways = [];
    await ask('move', ['space motives', 'space senses', 'space dreams']);
    await deciding.choosing.choose('space motives');
    expect(said).toHaveBeenCalledTimes(turn);
    await ask('move', ['space motives', 'space senses', 'space dreams']);
    await deciding.choosing.choose('space senses');
    expect(said).toHaveBeenCalledTimes(1);
  }
  said.mockRestore();
});

describe('what nobody would decline', () => {
  const GIFT = { yes: fact({ is_gift: true }), no: fact() };

  test('is not taken by the page', async () => {
    await ask('absorb-bonus', ['yes', 'no'], GIFT);
    await ask('turn', ['end-turn'], { 'end-turn': fact({ is_gift: true }) });
    expect(table.choose).not.toHaveBeenCalled();
    expect(passing.isPending).toBe(false);
  });

  test('is explained once where the server has taken it, after what was done is told', () => {
    localStorage.setItem('cerebria-notes-read', '[]');
    const said = vi.spyOn(notes, 'say');
    const pass = (...choices: string[]) => {
      const before = said.mock.calls.length;
      table.onpassed(choices);
      expect(said).toHaveBeenCalledTimes(before);
      passing.explain();
    };
    // The game is over with it.
    pass('take ambition');
    // It is told with the question that comes after it.
    pass('token none');
    expect(said).not.toHaveBeenCalled();
    pass('yes');
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('taken for you'));
    pass('yes', 'end-turn');
    expect(said).toHaveBeenLastCalledWith(expect.stringContaining('your turn has ended'));
    pass('yes');
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });
});

test('a token can be asked for until something has happened, whatever was taken back', () => {
  const passed = choice(3, { choice: 'token none' });
  const happened = { events: [{ kind: 'pays' }] as unknown as Update['events'] };
  const back = { to: 2, named: [] };
  expect(passedToken([passed])).toEqual(back);
  expect(passedToken([passed, choice(4, { choice: 'use haste' }), choice(5, { kind: 'say' })])).toEqual(back);
  expect(passedToken([choice(3, { choice: 'token none', ...happened })])).toBe(null);
  expect(passedToken([passed, choice(4, happened)])).toBe(null);
  expect(passedToken([passed, choice(4, happened), undo(5, 3)])).toEqual(back);
  expect(passedToken([passed, undo(4, 2)])).toBe(null);
});

describe('a digit', () => {
  const only = { ...toSpace('fortify'), is_taken: true };

  test('waits where an action was done without what it else asks', async () => {
    table.ways = [only];
    await ask('turn', ['fortify', 'gain-willpower'], { fortify: fact(), 'gain-willpower': fact() });
    await deciding.choosing.choose('fortify');
    expect(deciding.choosing.isAnswered).toBe(true);
    await deciding.choosing.choose('gain-willpower');
    expect(deciding.choosing.isAnswered).toBe(false);
  });

  test('waits where something was taken unasked, and not where only no token was', async () => {
    await ask('turn', ['absorb'], { absorb: fact() });
    table.onpassed(['token none']);
    expect(deciding.choosing.isAnswered).toBe(false);
    table.onpassed(['token none', 'slot 3']);
    expect(deciding.choosing.isAnswered).toBe(true);
    deciding.begin({ ...table.view!, turns: 9 });
    expect(deciding.choosing.isAnswered, 'another turn was announced').toBe(false);
  });
});
