import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSocket, show } from './browser';
import { notes } from '../src/ui/toasts.svelte';
import { content } from './content';
import { LiveTable } from '../src/api/live.svelte';
import type { SeatWords, TableWords, Update, ViewWords, Welcome } from '../src/api/schema';
import { attendTo } from '../src/game/attending.svelte';
import { LogBook } from '../src/game/logbook.svelte';
import { Looking } from '../src/game/looking.svelte';
import { shareEyes } from '../src/game/sharing.svelte';
import { Showing } from '../src/game/showing.svelte';
import { Guide, lead } from '../src/tutorial/guide.svelte';
import type { Lesson } from '../src/tutorial/lessons';

const SEATS = [
  ['love', 'bliss'],
  ['hatred', 'gloom'],
  ['delight', 'bliss'],
  ['misery', 'gloom'],
].map(
  ([spirit, team], number) =>
    ({ number, spirit, team, state: 'person', is_yours: true, is_here: true }) as unknown as SeatWords,
);

const viewOf = (seat: string, decider: string) => ({
  seat,
  turns: 1,
  slots: [],
  seats: {},
  controls: {},
  decision: { seat: decider },
});

/** Through the eyes of a seat, at a table where all play at one device. */
const welcome = (seat: number, decider: string): Welcome => ({
  type: 'welcome',
  version: 1,
  seat,
  table: { options: {}, status: 'running', seats: SEATS, watching: 0 } as unknown as TableWords,
  view: viewOf(SEATS[seat]!.spirit, decider),
  can_undo: false,
  missed: [],
  is_all: true,
  time: 0,
});

const update = (version: number, words: Partial<Update>): Update => ({
  type: 'update',
  version,
  at: version,
  kind: 'choice',
  seat: 'love',
  ...words,
});

let live: LiveTable;
let socket: FakeSocket;
let leave: () => void = () => undefined;

/** Let effects live as those of a component do. */
function mounted<T>(begin: () => T): T {
  let found: T;
  leave = $effect.root(() => {
    found = begin();
  });
  flushSync();
  return found!;
}
function hear(message: Update | Welcome) {
  socket.say(message);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  live = new LiveTable('table', 0);
  socket = FakeSocket.last;
  socket.open();
  socket.say(welcome(0, 'love'));
});
afterEach(() => {
  leave();
  live.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('attending to a table', () => {
  test('happens once for everything that is heard', () => {
    const read = vi.spyOn(LogBook.prototype, 'attend');
    const { book, showing } = mounted(() => attendTo(live, content));
    expect(read).toHaveBeenCalledTimes(1);
    hear(update(2, { view: { turns: 2 }, events: [{ kind: 'passes', data: {} }] }));
    expect(read).toHaveBeenCalledTimes(2);
    expect([book.moments.length, showing.view?.turns, showing.isBehind]).toEqual([1, 2, false]);
    hear(update(3, { kind: 'say', text: 'hello' }));
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('goes on by itself with what has to wait, and does not wait for words', () => {
    const { showing } = mounted(() => attendTo(live, content));
    const told = [{ kind: 'turn', data: { seat: 'hatred', number: 2 } }];
    hear(update(2, { seat: 'hatred', view: { turns: 2 }, events: told }));
    hear(update(3, { seat: 'hatred', kind: 'say', text: 'hello' }));
    expect([showing.view?.turns, showing.isBehind]).toEqual([2, false]);
    hear(update(4, { seat: 'hatred', view: { turns: 3 }, events: told }));
    expect([showing.view?.turns, showing.isBehind]).toEqual([2, true]);
    vi.advanceTimersByTime(5000);
    expect([showing.view?.turns, showing.isBehind]).toEqual([3, false]);
  });

  test.each([
    ['are explained where all Ambition is there', 3, 'end-turn', 1],
    ['are not where there was a choice', 3, 'take cards', 0],
    ['are not where Ambition is missing', 2, 'end-turn', 0],
  ])('cards at the end of a turn %s', (_, ambition, choice, count) => {
    localStorage.setItem('cerebria-notes-read', '[]');
    mounted(() => attendTo(live, content));
    const before = notes.all.length;
    const view = { seats: { love: { team: 'bliss' } }, teams: { bliss: { ambition } } };
    hear(update(2, { seat: 'love', choice: 'absorb', view, events: [] }));
    const drawn = [{ kind: 'draws', data: { seat: 'love', card: 'courage', why: 'end-turn' } }];
    hear(update(3, { seat: 'love', choice, view, events: drawn }));
    expect(notes.all.length - before).toBe(count);
  });

  describe('a Revelation', () => {
    const begun = [{ kind: 'revelation', data: { seat: 'love', sphere: 'humility' } }];
    const ended = [{ kind: 'sphere', data: { sphere: 'humility', amount: 7, why: 'revelation' } }];
    const decides = (seat: string) => ({ decision: { seat, kind: 'remove-common' } });
    const attendWith = (program: string) =>
      mounted(() => attendTo(live, content, (spirit) => spirit === program)).showing;

    test('is one scene where only programs decide in the middle of it', () => {
      const showing = attendWith('hatred');
      hear(update(2, { view: decides('hatred'), events: begun }));
      expect([showing.revelation, showing.isRevealing]).toEqual([null, true]);
      hear(update(3, { view: decides('love'), events: ended }));
      vi.advanceTimersByTime(2000);
      expect([showing.revelation?.events, showing.revealed]).toEqual([[...begun, ...ended], 0]);
      showing.closeScene();
      expect(showing.isRevealing).toBe(false);
    });

    test('is one scene where nobody is asked in the middle of it', () => {
      const showing = attendWith('nobody');
      hear(update(2, { view: decides('love'), events: begun, is_passed: true }));
      expect([showing.revelation, showing.isRevealing]).toEqual([null, true]);
      hear(update(3, { view: decides('love'), events: ended }));
      vi.advanceTimersByTime(2000);
      expect([showing.revelation?.events, showing.revealed]).toEqual([[...begun, ...ended], 0]);
    });

    test('is not waited for without end where the server cannot answer for somebody', () => {
      const showing = attendWith('nobody');
      hear(update(2, { view: { ...decides('love'), turns: 2 }, events: begun, is_passed: true }));
      vi.advanceTimersByTime(4000);
      expect([showing.isRevealing, showing.isBehind, showing.view?.turns]).toEqual([false, false, 2]);
    });

    test('is told by its scene before anything else shows what it brought', () => {
      const { book, showing } = mounted(() => attendTo(live, content, (spirit) => spirit === 'hatred'));
      const seen = () => [showing.view?.turns, showing.seen(book.moments).length, showing.isBehind];
      hear(update(2, { view: { ...decides('hatred'), turns: 2 }, events: begun }));
      expect(seen()).toEqual([1, 0, true]);
      showing.skip();
      expect(seen()).toEqual([1, 0, true]);
      hear(update(3, { view: { ...decides('love'), turns: 3 }, events: ended }));
      vi.advanceTimersByTime(2000);
      expect(showing.revelation).not.toBeNull();
      expect(seen()).toEqual([1, 0, true]);
      showing.closeScene();
      expect(seen()).toEqual([3, 2, false]);
    });

    test('is not waited for where somebody sits down in place of a program', () => {
      let program = 'hatred';
      const { showing } = mounted(() => attendTo(live, content, (spirit) => spirit === program));
      hear(update(2, { view: { ...decides('hatred'), turns: 2 }, events: begun }));
      program = 'delight';
      hear(update(3, { kind: 'seat' }));
      expect([showing.view?.turns, showing.isBehind]).toEqual([2, false]);
    });

    const joined = { kind: 'identity', data: { team: 'bliss', kind: 'minor', why: 'fortress', met: [] } };
    test.each([
      ['its end after that', [joined, ...ended], true],
      ['nothing after that where it brings no more', ended, false],
    ])('is shown before a person decides, and %s', (_, rest, isSeen) => {
      const showing = attendWith('delight');
      hear(update(2, { view: decides('hatred'), events: begun }));
      expect(showing.revelation?.events).toEqual(begun);
      showing.closeScene();
      expect(showing.isRevealing).toBe(false);
      hear(update(3, { view: decides('love'), events: rest }));
      vi.advanceTimersByTime(2000);
      if (!isSeen)
        return expect([showing.isRevealing, showing.view?.turns]).toEqual([false, live.view?.turns]);
      expect([showing.revelation?.events, showing.revealed]).toEqual([[...begun, ...rest], 1]);
    });
  });

  test('shows nothing more before the last piece is on the screen, unless nobody looks', () => {
    const painted: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => painted.push(paint));
    const { showing } = mounted(() => attendTo(live, content));
    const told = [{ kind: 'rotates', data: { origin: 'humility', why: 'rotate' } }];
    const hears = (version: number) =>
      hear(update(version, { seat: 'hatred', view: { turns: version }, events: told }));
    [2, 3, 4, 5, 6].forEach(hears);
    vi.advanceTimersByTime(700);
    expect(showing.view?.turns).toBe(2);
    painted[0]?.();
    vi.advanceTimersByTime(1);
    expect([showing.view?.turns, showing.isBehind]).toEqual([3, true]);
    vi.advanceTimersByTime(5000);
    expect(showing.view?.turns).toBe(3);
    // What became due meanwhile is not waited for again, but for the last of it.
    painted[1]?.();
    vi.advanceTimersByTime(1);
    expect([showing.view?.turns, showing.isBehind]).toEqual([5, true]);
    painted[2]?.();
    vi.advanceTimersByTime(1);
    expect([showing.view?.turns, showing.isBehind]).toEqual([6, true]);
    // What can be decided then is drawn after it.
    painted[3]?.();
    vi.advanceTimersByTime(1);
    expect([showing.view?.turns, showing.isBehind]).toEqual([6, false]);
    [7, 8].forEach(hears);
    expect(showing.isBehind).toBe(true);
    show(false);
    hears(9);
    expect([showing.view?.turns, showing.isBehind]).toEqual([9, false]);
    show(true);
  });
});

test('what was taken back is stated nowhere', () => {
  const showing = mounted(() => new Showing(live, content, () => 'A'));
  hear(update(2, { view: { turns: 2 } }));
  showing.told = [{ text: 'Love moves.' } as unknown as (typeof showing.told)[number]];
  notes.say('A round begins.');
  notes.say('It did not work.', true);
  hear(update(3, { kind: 'undo', back_to: 1 }));
  showing.skip();
  expect(showing.told).toEqual([]);
  expect(notes.all.map(({ text }) => text)).toEqual(['It did not work.']);
});

describe('at a device that all share', () => {
  function sharing() {
    return mounted(() => {
      const showing = new Showing(live, content, () => 'A');
      return { showing, eyes: shareEyes(live, showing) };
    });
  }

  test('nothing is seen before its player says so', () => {
    const { eyes } = sharing();
    expect(eyes.hidden?.spirit).toBe('love');
    eyes.show(SEATS[0]!);
    expect(eyes.hidden).toBe(null);
    hear(update(2, { view: { decision: { seat: 'hatred' } } }));
    expect(eyes.hidden?.spirit).toBe('hatred');
    eyes.show(SEATS[1]!);
    expect([live.seat, eyes.hidden]).toEqual([1, null]);
  });

  test('team-mates follow each other without a screen between them', () => {
    const { eyes } = sharing();
    eyes.show(SEATS[0]!);
    hear(update(2, { view: { decision: { seat: 'delight' } } }));
    expect(live.seat).toBe(2);
    expect(eyes.hidden).toBe(null);
    hear(welcome(2, 'delight'));
    expect(eyes.hidden).toBe(null);
    expect(socket.asked('look')).toHaveLength(1);
  });

  test('the other eyes wait until all is shown', () => {
    const { showing, eyes } = sharing();
    eyes.show(SEATS[0]!);
    showing.isBehind = true;
    hear(update(2, { view: { decision: { seat: 'delight' } } }));
    expect(live.seat).toBe(0);
    showing.isBehind = false;
    flushSync();
    expect(live.seat).toBe(2);
  });
});

describe('looking back', () => {
  const named = (what: string) => [{ kind: 'named', data: { seat: 'hatred', what } }];
  const at = (turns: number) =>
    ({ turns, slots: [], seats: {}, controls: {}, spheres: {} }) as unknown as ViewWords;
  const DEEDS = ['move', 'absorb', 'rotate', 'harvest'];

  /** Four deeds that were all seen, each in a moment of its own. */
  function looking() {
    const log = DEEDS.map((what, i) => update(i + 1, { view: {}, events: named(what) }));
    const news = log.map((one, i) => ({ update: one, before: at(i), stages: [], after: at(i + 1) }));
    const book = new LogBook({ id: 'table', log, news, seat: 0 } as unknown as LiveTable, content, () => 'A');
    book.attend();
    return mounted(() => new Looking(book));
  }
  const line = ({ book }: Looking, version: number) => {
    const moment = book.at(version)!;
    return { moment, event: moment.events[0]! };
  };
  const seenIn = (found: Looking) => [found.again?.deed?.what, found.again?.view?.turns];

  test('shows the table before a deed, then after it, and stays there', async () => {
    const found = looking();
    await found.seeAgain(line(found, 2));
    expect(seenIn(found)).toEqual(['absorb', 1]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seenIn(found)).toEqual(['absorb', 2]);
    found.again?.step(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seenIn(found)).toEqual(['rotate', 3]);
  });

  test('goes on from deed to deed to the last, and then to what is now', async () => {
    const found = looking();
    await found.seeAgain(line(found, 1), true);
    const seen = new Set<string | undefined>();
    for (let step = 0; step < 60; step += 1) {
      seen.add(found.again?.deed?.what);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect([...seen]).toEqual([...DEEDS, undefined]);
    expect(found.again).toBeNull();
  });

  test('stays where somebody stops it', async () => {
    const found = looking();
    await found.seeAgain(line(found, 1), true);
    found.again?.flow(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seenIn(found)).toEqual(['move', 1]);
  });

  test('is left for what is now', async () => {
    const found = looking();
    await found.seeAgain(line(found, 1));
    expect(found.leave()).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect([found.again, found.leave()]).toEqual([null, false]);
  });
});

describe('what happened since the last turn', () => {
  test('stands there once a turn, until something is chosen', () => {
    const found = new Looking({ moments: [] } as unknown as LogBook);
    found.tellSince(3);
    expect(found.panel).toBe('since');
    found.goOn();
    found.tellSince(3);
    expect(found.panel).toBe('standing');
    found.tellSince(5);
    expect(found.panel).toBe('since');
  });

  test('takes nothing else away when something is chosen', () => {
    const found = new Looking({ moments: [] } as unknown as LogBook);
    found.panel = 'log';
    found.goOn();
    expect(found.panel).toBe('log');
  });
});

describe('a lesson', () => {
  const LESSON = {
    game: {},
    seats: 2,
    seat: 0,
    opening: [[0, 'place']],
    steps: [{ text: 'first', point: '', choice: 'move' }],
  } as unknown as Lesson;

  beforeEach(() => {
    const answer = { id: 'lesson', name: 'Ada', token: 'token', table: { id: 'lesson' } };
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(answer) }));
  });

  test('that is left while it opens connects nobody', async () => {
    const before = FakeSocket.all.length;
    const guide = new Guide('basic', LESSON);
    mounted(() => lead(guide));
    const opening = guide.open();
    leave();
    await opening;
    expect([guide.live, FakeSocket.all.length]).toEqual([null, before]);
  });

  test('is led on once for everything that is heard', async () => {
    const guide = new Guide('basic', LESSON);
    await guide.open();
    const attend = vi.spyOn(guide, 'attend');
    mounted(() => lead(guide));
    const [own, rival] = FakeSocket.all.slice(-2);
    own?.open();
    rival?.open();
    attend.mockClear();
    rival?.say(welcome(1, 'love'));
    flushSync();
    const view = { ...viewOf('love', 'love'), decision: { seat: 'love', options: ['place'] } };
    own?.say({ ...welcome(0, 'love'), view, can_undo: true });
    flushSync();
    expect(attend).toHaveBeenCalledTimes(2);
    expect(own?.asked('choose')).toMatchObject([{ choice: 'place' }]);
    expect(guide.live?.canUndo).toBe(false);
    own?.say(update(2, { choice: 'place', can_undo: true }));
    flushSync();
    expect(attend).toHaveBeenCalledTimes(3);
    expect([guide.isReady, guide.live?.canUndo]).toEqual([true, false]);
  });
});
