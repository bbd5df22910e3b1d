import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket, show, tabMemory, tell } from './browser';
import { LiveTable } from '../src/api/live.svelte';
import type { ClientMessage, FactsTold, TableWords, Update, Welcome } from '../src/api/schema';

const TABLE = { id: 'table', status: 'running', seats: [], watching: 0 } as unknown as TableWords;

const update = (version: number, words: Partial<Update> = {}): Update => ({
  type: 'update',
  version,
  at: version,
  kind: 'say',
  seat: 'love',
  ...words,
});
const updates = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => update(first + i));

const welcome = (version: number, words: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  version,
  seat: 0,
  table: TABLE,
  view: { turns: version },
  can_undo: false,
  missed: [],
  is_all: true,
  time: Date.now(),
  ...words,
});

const keyOf = (message: ClientMessage | undefined) => (message as { key: string }).key;
const refused = (key: string | null, error: string) =>
  ({ type: 'refused', key, error, message: '', details: {} }) as const;

let live: LiveTable;

/** A table that has been heard up to a version. */
function opened(version = 2) {
  live = new LiveTable('table', 0);
  const socket = FakeSocket.last;
  socket.open();
  socket.say(welcome(version, { missed: updates(1, version) }));
  return socket;
}
const heard = () => live.log.map(({ version }) => version);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  tabMemory.clear();
});
afterEach(() => {
  live.close();
  show(true);
  vi.useRealTimers();
});

describe('what was missed', () => {
  test('is seen even where a table has lost its last choices; what is drawn stays if nothing was missed', () => {
    const drawn = opened(2) && live.view;
    const comeBack = (words: Welcome) => {
      FakeSocket.last.break();
      vi.advanceTimersByTime(1000);
      FakeSocket.last.open();
      FakeSocket.last.say(words);
    };
    comeBack(welcome(2));
    expect(live.view).toBe(drawn);
    comeBack(welcome(1, { is_all: false, missed: updates(1, 1) }));
    expect([live.view, live.version, heard()]).toEqual([{ turns: 1 }, 1, [1]]);
  });

  test('is asked for once, however much is heard before the answer', () => {
    const socket = opened(2);
    for (const missed of [4, 5]) socket.say(update(missed));
    expect(socket.asked('look')).toEqual([{ type: 'look', seat: 0, since: 2 }]);
    socket.say(welcome(5, { missed: updates(3, 5) }));
    socket.say(update(6));
    expect(heard()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(live.view).toEqual({ turns: 5 });
  });

  test('is asked for again when something is missing once more', () => {
    const socket = opened(2);
    socket.say(update(4));
    socket.say(welcome(4, { missed: updates(3, 4) }));
    socket.say(update(7));
    expect(socket.asked('look')).toHaveLength(2);
  });

  test('leaves no hole in the log where it was too much to be told', () => {
    const socket = opened(2);
    socket.say(update(9));
    socket.say(welcome(9, { missed: updates(8, 9), is_all: false }));
    expect(heard()).toEqual([8, 9]);
    expect(live.isWholeLog).toBe(false);
  });

  test('is asked for anew where the question was refused', () => {
    const socket = opened(2);
    socket.say(update(4));
    socket.say(refused(null, 'too-many-requests'));
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(4, { missed: updates(3, 4) }));
    expect(heard()).toEqual([1, 2, 3, 4]);
  });
});

describe('a welcome that was not asked for', () => {
  test('is taken: after trouble the server tells how things stand', () => {
    const socket = opened(2);
    socket.say(welcome(4, { missed: updates(3, 4) }));
    expect([live.version, live.view, heard()]).toEqual([4, { turns: 4 }, [1, 2, 3, 4]]);
    socket.say(update(5));
    expect(heard()).toEqual([1, 2, 3, 4, 5]);
  });

  test('just before one that was leaves nothing to be told twice', () => {
    const socket = opened(2);
    socket.say(update(4));
    socket.say(welcome(5, { missed: updates(3, 5) }));
    socket.say(welcome(6, { missed: updates(3, 6) }));
    expect([live.version, heard()]).toEqual([6, [1, 2, 3, 4, 5, 6]]);
    expect(socket.asked('look')).toHaveLength(1);
  });

  test('is not for other eyes', () => {
    const socket = opened(2);
    live.look(1);
    socket.say(welcome(4, { missed: updates(3, 4) }));
    expect([live.view, heard()]).toEqual([null, []]);
    socket.say(welcome(1, { seat: 1, missed: updates(1, 1) }));
    expect([live.version, heard()]).toEqual([1, [1]]);
    socket.say(welcome(5, { missed: updates(5, 5) }));
    expect([live.version, heard()]).toEqual([1, [1]]);
  });
});

describe('a choice without a connection', () => {
  /** The connection is back; what is sent then. */
  function comeBack(words: Welcome) {
    vi.advanceTimersByTime(20_000);
    FakeSocket.last.open();
    FakeSocket.last.say(words);
    return FakeSocket.last.asked('choose');
  }

  test('waits, and is sent once when there is one', async () => {
    opened(2).break();
    const choosing = live.choose('move', ['token none'], false, 'move');
    expect(live.waiting).toMatchObject({ pressed: 'move', isSaid: false });
    const sent = comeBack(welcome(2));
    expect(sent).toMatchObject([{ choice: 'move', then: ['token none'], version: 2 }]);
    expect(live.waiting).toBe(null);
    FakeSocket.last.say({ type: 'done', key: keyOf(sent[0]), version: 3 });
    await expect(choosing).resolves.toBe(3);
    FakeSocket.last.break();
    expect(live.waiting).toBe(null);
    expect(comeBack(welcome(3))).toEqual([]);
  });

  test('may be one that was said before it was lost', async () => {
    const socket = opened(2);
    const choosing = live.choose('move');
    expect(live.waiting).toBe(null);
    socket.break();
    expect(live.waiting).toMatchObject({ pressed: 'move', isSaid: true });
    const sent = comeBack(welcome(3, { missed: updates(3, 3) }));
    expect(sent).toEqual(socket.asked('choose'));
    FakeSocket.last.say({ type: 'done', key: keyOf(sent[0]), version: 3 });
    await expect(choosing).resolves.toBe(3);
  });

  test('can be withdrawn', async () => {
    opened(2).break();
    const choosing = live.choose('move');
    expect(live.withdraw()).toBe(false);
    await expect(choosing).rejects.toMatchObject({ id: 'web-withdrawn' });
    expect(live.waiting).toBe(null);
    expect(comeBack(welcome(2))).toEqual([]);
    const second = live.choose('move').catch(() => undefined);
    expect(live.withdraw()).toBe(false);
    FakeSocket.last.break();
    expect(live.withdraw()).toBe(true);
    await second;
  });

  test('is stale, whatever the server refuses it for', async () => {
    opened(2).break();
    const choosing = live.choose('move');
    const [sent] = comeBack(welcome(3, { missed: updates(3, 3) }));
    FakeSocket.last.say(refused(keyOf(sent), 'not-your-decision'));
    await expect(choosing).rejects.toMatchObject({ id: 'stale' });
    expect(live.waiting).toBe(null);
  });

  test('is kept by this tab while the page is loaded again, or the table is left', async () => {
    opened(2).break();
    live.choose('move', ['token none', 'space will'], true, 'space will').catch(() => undefined);
    const { message } = live.waiting!;
    live.close();
    // For another seat nothing is.
    live = new LiveTable('table', 1);
    expect(live.takeResumed()).toBe(null);
    live.close();
    live = new LiveTable('table', 0);
    const resumed = live.takeResumed();
    expect(resumed?.pending).toMatchObject({ pressed: 'space will', message });
    expect([live.waiting?.message, live.takeResumed()]).toEqual([message, null]);
    expect(comeBack(welcome(2))).toEqual([message]);
    FakeSocket.last.say({ type: 'done', key: message.key, version: 3 });
    await expect(resumed?.answer).resolves.toBe(3);
    live.close();
    live = new LiveTable('table', 0);
    expect(live.takeResumed()).toBe(null);
  });
});

describe('other eyes', () => {
  test('hear nothing that was meant for those before', () => {
    const socket = opened(2);
    live.look(1);
    for (const version of [3, 4]) socket.say(update(version));
    socket.say(welcome(1, { seat: 1, missed: updates(1, 1) }));
    expect(socket.asked('look')).toEqual([{ type: 'look', seat: 1, since: 0 }]);
    expect(heard()).toEqual([1]);
  });

  test('are those that were wanted last', () => {
    const socket = opened(2);
    live.look(1);
    live.look(2);
    socket.say(welcome(7, { seat: 1, missed: updates(1, 7) }));
    expect(live.view).toBe(null);
    socket.say(welcome(3, { seat: 2, missed: updates(1, 3) }));
    expect([live.seat, live.version, heard()]).toEqual([2, 3, [1, 2, 3]]);
  });

  test('wanted while the table is still being opened, are asked for then', () => {
    live = new LiveTable('table', 0);
    FakeSocket.last.open();
    live.look(1);
    FakeSocket.last.say(welcome(2, { missed: updates(1, 2) }));
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello', 'look']);
    FakeSocket.last.say(welcome(1, { seat: 1, missed: updates(1, 1) }));
    expect([live.seat, heard()]).toEqual([1, [1]]);
  });

  test('do not make the choice that was on its way for those before', async () => {
    const socket = opened(2);
    const choosing = live.choose('end-turn');
    socket.break();
    live.look(1);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(2, { seat: 1 }));
    await expect(choosing).rejects.toMatchObject({ id: 'stale' });
    expect(FakeSocket.last.asked('choose')).toEqual([]);
  });
});

describe('what a busy server did not do', () => {
  test('is said again with the same key: it may have been done', async () => {
    const socket = opened(2);
    const choosing = live.choose('end-turn');
    const [first] = socket.asked('choose');
    socket.say(refused(keyOf(first), 'busy'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.asked('choose')).toEqual([first, first]);
    socket.say({ type: 'done', key: keyOf(first), version: 3 });
    await expect(choosing).resolves.toBe(3);
  });

  test('is given up after a while', async () => {
    const socket = opened(2);
    const choosing = live.choose('end-turn').catch((error: unknown) => error);
    for (let times = 1; times <= 4; times++) {
      expect(socket.asked('choose')).toHaveLength(times);
      socket.say(refused(keyOf(socket.asked('choose')[0]), 'busy'));
      await vi.advanceTimersByTimeAsync(2000);
    }
    await expect(choosing).resolves.toMatchObject({ id: 'busy' });
  });

  test('is not done by other eyes', async () => {
    const socket = opened(2);
    const choosing = live.choose('end-turn').catch((error: unknown) => error);
    socket.say(refused(keyOf(socket.asked('choose')[0]), 'busy'));
    live.look(1);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(choosing).resolves.toMatchObject({ id: 'stale' });
    expect(socket.asked('choose')).toHaveLength(1);
  });
});

describe('a broken connection', () => {
  const isOpen = (socket: FakeSocket) => socket.readyState !== FakeSocket.CLOSED;

  test('is replaced by one other, however often somebody hurries', () => {
    opened().break();
    live.retry();
    tell('online');
    show(true);
    for (const socket of FakeSocket.all) socket.open();
    expect(FakeSocket.all.filter(isOpen)).toEqual([FakeSocket.last]);
    expect(FakeSocket.all.slice(1).flatMap((socket) => socket.asked('hello'))).toHaveLength(1);
  });

  test('is replaced by one other when the pause ends after somebody has hurried', () => {
    opened().break();
    live.retry();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is given up where the network is gone, without waiting for a goodbye', () => {
    const socket = opened();
    tell('offline');
    expect([live.connection, isOpen(socket)]).toEqual(['broken', false]);
    // What the old one still says comes too late.
    socket.break();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('that is opened and never answers is tried again', () => {
    live = new LiveTable('table', 0);
    FakeSocket.last.open();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    expect(FakeSocket.all.filter(isOpen).length).toBeLessThan(2);
  });

  test('lets what was not acknowledged be said again, and only that', async () => {
    const socket = opened();
    const saying = live.say('hello');
    void live.say('again');
    const [first, second] = socket.asked('say');
    socket.say({ type: 'done', key: keyOf(first), version: 3 });
    socket.break();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome(3));
    await expect(saying).resolves.toBe(3);
    expect(FakeSocket.last.asked('say')).toEqual([second]);
    FakeSocket.last.say({ type: 'done', key: keyOf(second), version: 4 });
  });

  test('comes back as late as the server asks for', () => {
    const socket = opened();
    socket.say({ type: 'closing', reason: 'restart', retry_after: 30 });
    socket.break();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

test('catching up does not say again what the server has heard', () => {
  const socket = opened();
  void live.say('hello').catch(() => undefined);
  socket.say(update(5));
  socket.say(welcome(5, { missed: updates(3, 5) }));
  expect(socket.asked('say')).toHaveLength(1);
});

test('game time is heard with every answer: it stands still while nobody can play', () => {
  const socket = opened();
  expect(live.clockAhead).toBe(0);
  vi.advanceTimersByTime(20_000);
  socket.say({ type: 'pong', time: Date.now() - 15_000 });
  expect(live.clockAhead).toBe(-15_000);
});

describe('silence', () => {
  /** A hidden tab: what should come every few seconds comes once a minute. */
  function minutes(count: number, socket: FakeSocket, isAnswered: boolean) {
    for (let minute = 0; minute < count; minute += 1) {
      vi.setSystemTime(Date.now() + 60_000);
      const before = socket.asked('ping').length;
      vi.advanceTimersToNextTimer();
      if (isAnswered && socket.asked('ping').length > before) socket.say({ type: 'pong', time: Date.now() });
    }
  }

  test('of a hidden tab, whose timers come once a minute, is no reason to leave', () => {
    const socket = opened();
    show(false);
    minutes(5, socket, true);
    expect(live.connection).toBe('live');
    expect(socket.readyState).toBe(FakeSocket.OPEN);
  });

  test('after a question is', () => {
    opened();
    vi.advanceTimersByTime(50_000);
    expect(live.connection).toBe('broken');
  });

  test('is broken by a question as soon as somebody looks again', () => {
    const socket = opened();
    show(false);
    show(true);
    expect(socket.asked('ping')).toHaveLength(1);
  });
});

describe('what decides nothing', () => {
  test('is asked by the server unless a table says otherwise, each time that it is greeted', () => {
    expect(opened(2).asked('hello')).toMatchObject([{ passes: 'nothing' }]);
    live.close();
    let wanted: 'all' | 'nothing' = 'all';
    live = new LiveTable('table', 0, null, () => ({ passes: wanted, tokens: 'folded' }));
    FakeSocket.last.open();
    expect(FakeSocket.last.asked('hello')).toMatchObject([{ passes: 'all' }]);
    FakeSocket.last.break();
    wanted = 'nothing';
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.asked('hello')).toMatchObject([{ passes: 'nothing' }]);
  });

  test('is said anew where another tab has set it otherwise, and then alone', () => {
    let wanted: 'all' | 'nothing' = 'all';
    live = new LiveTable('table', 0, null, () => ({ passes: wanted, tokens: 'folded' }));
    FakeSocket.last.open();
    live.greet();
    FakeSocket.last.say(welcome(2));
    live.greet();
    expect(FakeSocket.last.asked('hello')).toHaveLength(1);
    wanted = 'nothing';
    live.greet();
    expect(FakeSocket.last.asked('hello').at(-1)).toMatchObject({ passes: 'nothing', since: 2 });
    FakeSocket.last.say(welcome(2));
    live.greet();
    expect(FakeSocket.last.asked('hello')).toHaveLength(2);
  });

  test('is told where it was chosen after what was chosen here', () => {
    const socket = opened(2);
    const passed = vi.fn();
    live.onpassed = passed;
    const choice = (version: number, choice?: string, then: string[] = []) =>
      socket.say(update(version, { kind: 'choice', choice, then }));
    // By another device, and by others.
    choice(3, 'move', ['token none']);
    choice(4);
    live.choose('absorb', ['token none']).catch(() => {});
    choice(5);
    choice(6, 'absorb', ['token none']);
    choice(7, 'absorb', ['token none', 'yes']);
    expect(passed).not.toHaveBeenCalled();
    live.choose('absorb', ['token none']).catch(() => {});
    choice(8, 'absorb', ['token none', 'yes', 'end-turn']);
    expect(passed).toHaveBeenCalledExactlyOnceWith(['yes', 'end-turn']);
  });
});

describe('what is known of the options', () => {
  const told = (version: number): FactsTold => ({
    type: 'facts',
    key: null,
    version,
    facts: {},
    obstacles: {},
    ways: [],
    prospects: {},
    forecast: null,
  });

  test('comes unasked, once for each view', async () => {
    const socket = opened(2);
    expect(socket.asked('hello')).toMatchObject([{ facts: true }]);
    const first = live.facts();
    socket.say(told(2));
    expect(await first).toEqual(told(2));
    expect(await live.facts()).toEqual(told(2));
    socket.say(update(3));
    expect(await live.facts()).toEqual(told(2));
    socket.say(update(4, { kind: 'choice', view: { turns: 3 } }));
    const second = live.facts();
    socket.say(told(4));
    expect(await second).toEqual(told(4));
    expect(socket.asked('facts')).toEqual([]);
  });

  test('is not waited for any more once the view is another, or others look', async () => {
    const socket = opened(2);
    const first = live.facts();
    socket.say(update(3, { kind: 'choice', view: { turns: 3 } }));
    await expect(first).rejects.toMatchObject({ id: 'stale' });
    const second = live.facts();
    live.look(1);
    await expect(second).rejects.toMatchObject({ id: 'stale' });
    // What was meant for the eyes before.
    socket.say(told(3));
    const third = live.facts();
    socket.say(welcome(1, { seat: 1 }));
    await expect(third).rejects.toMatchObject({ id: 'stale' });
  });
});

test('choices that lead on to each other are sent as one, and may be answered by what they would show', async () => {
  const socket = opened(2);
  const pressed = live.choose('move', ['token none'], true);
  const [message] = socket.asked('choose');
  expect(message).toMatchObject({ choice: 'move', then: ['token none'], asks: true, version: 2 });
  const foreseen = { type: 'foreseen', key: keyOf(message), view: {}, events: [], is_sure: false } as const;
  socket.say(foreseen as never);
  expect(await pressed).toEqual(foreseen);
  live.choose('move').catch(() => {});
  expect(Object.keys(socket.asked('choose')[1] ?? {}).sort()).toEqual(['choice', 'key', 'type', 'version']);
});

describe('after the end', () => {
  test('what is asked is refused at once', async () => {
    const socket = opened();
    const before = live.say('hello');
    socket.say({ type: 'closing', reason: 'removed', retry_after: null });
    const after = [live.choose('end-turn'), live.facts(), live.say('hello'), live.back(), before];
    for (const asked of after) await expect(asked).rejects.toMatchObject({ id: 'web-closed' });
    expect([live.connection, live.ended]).toEqual(['closed', 'removed']);
  });

  test('of what was left by oneself, too', async () => {
    const socket = opened();
    live.close();
    await expect(live.foresee('end-turn')).rejects.toMatchObject({ id: 'web-closed' });
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
  });

  test('nothing is tried, and what was seen stays', () => {
    const socket = opened();
    socket.say({ type: 'closing', reason: 'removed', retry_after: null });
    socket.break();
    live.look(1);
    live.retry();
    tell('online');
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(socket.asked('ping')).toEqual([]);
    expect([live.view, heard()]).toEqual([{ turns: 2 }, [1, 2]]);
  });
});

describe('a table that does not open', () => {
  test('says why', () => {
    live = new LiveTable('table', 0);
    FakeSocket.last.open();
    FakeSocket.last.say(refused(null, 'not-your-seat'));
    FakeSocket.last.say({ type: 'closing', reason: 'broken', retry_after: null });
    expect([live.connection, live.ended]).toEqual(['closed', 'not-your-seat']);
  });

  test('because the server stumbled is tried again', () => {
    live = new LiveTable('table', 0);
    FakeSocket.last.open();
    FakeSocket.last.say(refused(null, 'internal-error'));
    FakeSocket.last.say({ type: 'closing', reason: 'broken', retry_after: 2 });
    FakeSocket.last.break();
    vi.advanceTimersByTime(3000);
    expect([live.connection, FakeSocket.all.length]).toEqual(['broken', 2]);
  });
});
