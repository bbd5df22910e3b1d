import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveTable } from '../src/api/live.svelte';
import type { FactWords, Update, ViewWords, WayWords } from '../src/api/schema';
import { settings } from '../src/browser/settings.svelte';
import { Deciding } from '../src/game/deciding.svelte';
import { hasPassed, Passing } from '../src/game/passing.svelte';
import { notes } from '../src/ui/toasts.svelte';
import { content } from './content';
import { fact } from './fact';

const LEADS_ON = { 'token none': fact({ leads_on: true, is_sure: true }) };
const CARRIED_OUT = { 'token none': fact({ is_sure: true }) };
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
  choose = vi.fn((choice: string, _then?: string[], _asks?: boolean) => Promise.resolve(choice.length));
  undo = vi.fn((_wholeTurn?: boolean, _then?: string[]) => Promise.resolve(0));
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
  deciding = new Deciding(table as unknown as LiveTable, content);
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
const askForToken = (known: Table['known'] = LEADS_ON) =>
  ask('place-token', ['token none', 'token red move 1'], known);

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
  test('is passed where the action asks something else', async () => {
    await askForToken();
    expect(table.choose).toHaveBeenCalledExactlyOnceWith('token none');
    expect(passing.isPending).toBe(true);
  });

  test('is asked where the action would be carried out', async () => {
    await askForToken(CARRIED_OUT);
    expect(table.choose).not.toHaveBeenCalled();
    expect(passing.isPending).toBe(false);
  });

  test('is asked where one thing can be done in one way, which is done once no token is wanted', async () => {
    table.ways = [{ ...toSpace('token none', 'use none'), is_taken: true }];
    await askForToken();
    expect(table.choose).not.toHaveBeenCalled();
    table.ways = [toSpace('token none', 'use none')];
    await askForToken();
    expect(table.choose).toHaveBeenCalledExactlyOnceWith('token none');
  });

  test('is what one comes back to by taking back an action that was carried out', async () => {
    table.log = [choice(3, { choice: 'token none' }), undo(4, 2)];
    await askForToken(CARRIED_OUT);
    expect(table.undo).not.toHaveBeenCalled();
    expect(table.choose).not.toHaveBeenCalled();
    expect(passing.isPending).toBe(false);
  });

  test('is asked where there is no way back to it', async () => {
    table.canUndo = false;
    await askForToken();
    expect(table.choose).not.toHaveBeenCalled();
  });

  test('is asked always by whoever likes it so, and passed always by whoever never wants it', async () => {
    settings.change({ tokens: 'open' });
    await askForToken();
    expect(table.choose).not.toHaveBeenCalled();
    settings.change({ tokens: 'never' });
    await askForToken({ 'token none': fact() });
    expect(table.choose).toHaveBeenCalledExactlyOnceWith('token none');
  });

  test('is asked where a token is needed', async () => {
    settings.change({ tokens: 'never' });
    await ask('place-token', ['token red move 0', 'token blue move 0']);
    expect(table.choose).not.toHaveBeenCalled();
    expect(passing.isPending).toBe(false);
  });

  test('is not passed in a lesson', async () => {
    newTable(true);
    await askForToken();
    expect(table.choose).not.toHaveBeenCalled();
    expect(passing.isPending).toBe(false);
  });

  test('is open when one goes back to it, and only until the next action', async () => {
    await askForToken();
    table.log = [choice(3, { choice: 'token none' })];
    await ask('move', ['space motives', 'space senses', 'space dreams']);
    expect(passing.canImprove).toBe(true);
    void passing.improve();
    expect(table.undo).toHaveBeenCalledTimes(1);
    table.log = [...table.log, undo(4, 2)];
    await askForToken();
    expect(table.choose).toHaveBeenCalledTimes(1);
    expect(deciding.reach.asksForToken).toBe(true);
    table.log = [];
    await ask('turn', ['move', 'quell', 'end-turn']);
    expect(deciding.reach.asksForToken).toBe(false);
  });

  test('is found again behind other questions', async () => {
    table.log = [choice(3, { choice: 'token none' }), choice(4, { choice: 'use haste' })];
    await ask('move', ['space motives', 'space senses', 'space dreams']);
    void passing.improve();
    table.log = [...table.log, undo(5, 3)];
    await ask('use', ['use none', 'use haste', 'use surmount']);
    expect(table.undo).toHaveBeenCalledTimes(2);
  });

  test('is not what one comes back to by taking back what came after it', async () => {
    table.log = [choice(3, { choice: 'token none' }), undo(4, 2)];
    await askForToken();
    expect(table.undo).toHaveBeenCalledTimes(1);
    expect(table.choose).not.toHaveBeenCalled();
  });

  test('is passed with the action where that asks something else', async () => {
    const press = async (...ways: WayWords[]) => {
      table.ways = ways;
      await ask('turn', ['move', 'rest', 'end-turn'], { move: fact(), rest: fact() });
      await deciding.choosing.choose('move');
      return table.choose.mock.lastCall?.slice(0, 2);
    };
    const passed = toSpace('move', 'token none', 'use none');
    expect(await press(passed, toSpace('move', 'token none'))).toEqual(['move', ['token none']]);
    // Without another question it would be done, and no token could be asked for any more.
    expect(await press({ ...toSpace('move', 'token none'), is_taken: true })).toEqual(['move', []]);
    const only = { ...passed, is_taken: true };
    expect(await press(only)).toEqual(['move', []]);
    expect(await press(only, passed)).toEqual(['move', ['token none']]);
    settings.change({ tokens: 'never' });
    expect(await press(only)).toEqual(['move', ['token none']]);
    settings.change({ tokens: 'folded' });
    expect(await press(toSpace('move', 'use none'))).toEqual(['move', []]);
    expect(await press(toSpace('rest', 'token none'))).toEqual(['move', []]);
    settings.change({ tokens: 'open' });
    expect(await press(passed)).toEqual(['move', []]);
    settings.change({ tokens: 'folded' });
    newTable(true);
    expect(await press(passed)).toEqual(['move', []]);
  });

  test('is found again where it was passed with the action', async () => {
    const named = { events: [{ kind: 'named' }] as unknown as Update['events'] };
    table.log = [
      choice(3, { choice: 'move', then: ['token none'], ...named }),
      choice(4, { choice: 'use haste' }),
    ];
    await ask('move', ['space motives', 'space senses', 'space dreams']);
    expect(passing.canImprove).toBe(true);
    void passing.improve();
    expect(table.undo).toHaveBeenLastCalledWith(false, []);
    table.log = [...table.log, undo(5, 3)];
    await ask('use', ['use none', 'use haste', 'use surmount']);
    // The action is named again with the message that takes it back.
    expect(table.undo).toHaveBeenCalledTimes(2);
    expect(table.undo).toHaveBeenLastCalledWith(false, ['move']);
    table.log = [...table.log, undo(6, 2)];
    await ask('turn', ['move', 'quell', 'end-turn']);
    expect(passing.isPending).toBe(true);
    table.log = [...table.log, choice(7, { choice: 'move', ...named })];
    await askForToken();
    expect(table.choose).not.toHaveBeenCalled();
    expect([deciding.reach.asksForToken, passing.isPending]).toEqual([true, false]);
  });

  test('is one message where it was passed with the last press, and given up where that is refused', async () => {
    const named = { events: [{ kind: 'named' }] as unknown as Update['events'] };
    table.log = [choice(3, { choice: 'move', then: ['token none'], ...named })];
    await ask('move', ['space motives', 'space senses', 'space dreams']);
    table.undo.mockRejectedValueOnce(new Error('stale'));
    await passing.improve();
    expect(table.undo).toHaveBeenCalledExactlyOnceWith(false, ['move']);
    expect([deciding.reach.asksForToken, passing.isPending]).toEqual([false, false]);
    // Behind another question, too.
    table.log = [...table.log, choice(4, { choice: 'use haste' })];
    void passing.improve();
    table.log = [...table.log, undo(5, 3)];
    table.undo.mockRejectedValueOnce(new Error('stale'));
    await ask('use', ['use none', 'use haste', 'use surmount']);
    expect(table.undo).toHaveBeenLastCalledWith(false, ['move']);
    await ask('turn', ['move', 'quell', 'end-turn'], { move: fact() });
    expect([deciding.reach.asksForToken, passing.isPending]).toEqual([false, false]);
  });

  test('shows by keys only what is seen', async () => {
    await askForToken({ 'token none': fact() });
    const decision = table.view!.decision!;
    expect(passing.seenOf(decision)).toEqual(['token none']);
    deciding.reach.isImproving = true;
    expect(passing.seenOf(decision)).toEqual(decision.options);
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

  test('is passed where it leads to one thing in one way', async () => {
    await askForUse(toSite('senses', 'use haste'));
    expect(table.choose).toHaveBeenCalledExactlyOnceWith('use haste', ['site senses'], true, 'site senses');
  });

  test('asks how where there are several ways to the only thing', async () => {
    await askForUse(toSite('senses', 'use haste'), toSite('senses', 'use bolster'));
    expect(table.choose).not.toHaveBeenCalled();
    expect(deciding.choosing.proposed?.target).toBe('site senses');
    expect(deciding.choosing.proposed?.ways).toHaveLength(2);
  });

  test('asks for one of several things', async () => {
    await askForUse(toSite('senses', 'use haste'), toSite('motives', 'use haste'));
    expect(table.choose).not.toHaveBeenCalled();
    expect(deciding.choosing.proposed).toBe(null);
  });

  test('is not what one comes back to where it was never seen', async () => {
    table.log = [choice(3, { choice: 'use haste' }), undo(4, 2)];
    await askForUse(toSite('senses', 'use haste'));
    expect(table.undo).toHaveBeenCalledTimes(1);
    expect(table.choose).not.toHaveBeenCalled();
  });
});

describe('the end of a turn', () => {
  const taking = (take: string): WayWords => ({
    path: ['end-turn'],
    kind: 'take',
    about: {},
    options: [take],
    is_taken: false,
    price: null,
  });
  const askForTurn = async (actions: number) => {
    table.ways = [taking('take ambition'), taking('take cards')];
    await ask('turn', ['absorb', 'rotate', 'end-turn']);
    table.view = { ...table.view!, actions, ending: '' };
    deciding.begin(table.view);
    await settled();
  };

  test('is one press for each thing that is taken once no Action is left, in a game of one’s own', async () => {
    await askForTurn(0);
    expect(passing.ends).toEqual(['take ambition', 'take cards']);
    await askForTurn(1);
    expect(passing.ends).toEqual(['end-turn']);
    newTable(true);
    await askForTurn(0);
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

  test('is explained once where the server has taken it', () => {
    localStorage.setItem('cerebria-notes-read', '[]');
    const said = vi.spyOn(notes, 'say');
    // The game is over with it.
    table.onpassed(['take ambition']);
    expect(said).not.toHaveBeenCalled();
    table.onpassed(['yes']);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('taken for you'));
    table.onpassed(['yes', 'end-turn']);
    expect(said).toHaveBeenLastCalledWith(expect.stringContaining('your turn has ended'));
    table.onpassed(['yes']);
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });
});

test('no token is for the player to decide where nothing is known, or where it is refused', async () => {
  await askForToken(null);
  expect(passing.isPending).toBe(false);
  table.choose.mockRejectedValueOnce(new Error('stale'));
  await askForToken();
  expect(passing.isPending).toBe(false);
  expect(deciding.choosing.sent).toBe(null);
  expect(deciding.notice.text).toBe(null);
});

test('no token comes too late where somebody has chosen, or something else is to be decided', async () => {
  table.known = LEADS_ON;
  const view = { decision: { kind: 'place-token', options: ['token none', 'token red move 1'], about: {} } };
  table.view = view as unknown as ViewWords;
  deciding.begin(table.view);
  passing.begin(table.view);
  table.view = null;
  await settled();
  expect(table.choose).not.toHaveBeenCalled();
  table.view = { ...view } as unknown as ViewWords;
  deciding.begin(table.view);
  passing.begin(table.view);
  deciding.choosing.sent = 'token red move 1';
  await settled();
  expect(table.choose).not.toHaveBeenCalled();
});

test('a token can be asked for until something has happened, whatever was taken back', () => {
  const passed = choice(3, { choice: 'token none' });
  const happened = { events: [{ kind: 'pays' }] as unknown as Update['events'] };
  expect(hasPassed([passed])).toBe(true);
  expect(hasPassed([passed, choice(4, { choice: 'use haste' }), choice(5, { kind: 'say' })])).toBe(true);
  expect(hasPassed([choice(3, { choice: 'token none', ...happened })])).toBe(false);
  expect(hasPassed([passed, choice(4, happened)])).toBe(false);
  expect(hasPassed([passed, choice(4, happened), undo(5, 3)])).toBe(true);
  expect(hasPassed([passed, undo(4, 2)])).toBe(false);
});
