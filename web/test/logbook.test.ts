import { describe, expect, test, vi } from 'vitest';
import { content } from './content';
import type { LiveTable, News } from '../src/api/live.svelte';
import type { Past, Update, ViewWords } from '../src/api/schema';
import { LogBook } from '../src/game/logbook.svelte';
import { announcing, unscoredAtEnding, viewAfter } from '../src/telling/story';

const update = (version: number, words: Partial<Update>): Update => ({
  type: 'update',
  version,
  at: version,
  kind: 'choice',
  seat: 'love',
  ...words,
});
const turn = (number: number, seat: string) => ({ kind: 'turn', data: { seat, number } });
const gains = { kind: 'willpower', data: { seat: 'love', amount: 4, why: 'gain-willpower' } };

function bookOf(log: Update[], past?: LogBook['past'], news: News[] = []) {
  const live = { id: 'table', log, news, seat: 0 } as unknown as LiveTable;
  const book = new LogBook(live, content, () => 'A', past);
  book.attend();
  return book;
}

const LOG = [
  update(1, { events: [turn(1, 'love')] }),
  update(2, { events: [gains] }),
  update(3, { seat: 'hatred', events: [turn(2, 'hatred')] }),
  update(4, { seat: 'hatred', events: [{ kind: 'rotates', data: { origin: 'humility', why: 'rotate' } }] }),
  update(5, { events: [turn(3, 'love')] }),
];

test('what happened is told turn by turn', () => {
  expect(bookOf(LOG).turns.map(({ number, seat, lines }) => [number, seat, lines.length])).toEqual([
    [1, 'love', 1],
    [2, 'hatred', 1],
    [3, 'love', 0],
  ]);
});

test('since my last turn: the turns of the others', () => {
  expect(
    bookOf(LOG)
      .since('love')
      .map(({ number }) => number),
  ).toEqual([2]);
});

test('a turn knows the moment in which it began, also if nothing was told of what came next', () => {
  const [turn] = bookOf(LOG).since('love');
  expect(turn?.began?.events.some(({ kind }) => kind === 'turn')).toBe(true);
  expect(turn?.began?.version).toBeLessThan(turn?.lines[0]?.moment.version ?? 0);
});

test('it is known whose choice is the newest', () => {
  expect(bookOf(LOG).isNewest(['love'])).toBe(true);
  expect(bookOf(LOG).isNewest(['hatred'])).toBe(false);
  expect(bookOf(LOG.slice(0, 4)).isNewest(['hatred'])).toBe(true);
  expect(bookOf([]).isNewest(['love'])).toBe(false);
});

test('what was taken back is not told', () => {
  const book = bookOf([...LOG.slice(0, 2), update(3, { kind: 'undo', back_to: 1 })]);
  expect(book.turns.map(({ lines }) => lines.length)).toEqual([0]);
});

test('the last choice that stands can be asked back', () => {
  expect(bookOf(LOG).beforeLastChoice(['hatred'])).toBe(3);
});

test('whoever plays several Spirits asks for the last choice of any of them', () => {
  expect(bookOf(LOG).beforeLastChoice(['hatred', 'love'])).toBe(4);
  expect(bookOf(LOG).beforeLastChoice([])).toBeNull();
});

describe('moments that this session did not see', () => {
  /** The view at a version is told by its number of turns. */
  const at = (turns: number) => ({ turns, slots: [] }) as unknown as ViewWords;
  const pastOf = (last: number) =>
    vi.fn((_id: string, _seat: number | null, from: number, count: number) =>
      Promise.resolve<Past>({
        version: from,
        view: { turns: from },
        following: Array.from({ length: Math.min(count, last - from) }, (_, i) => ({
          version: from + i + 1,
          stages: [],
          view: { turns: from + i + 1 },
        })),
      }),
    );

  test('are fetched once, with what lies around them', async () => {
    const past = pastOf(5);
    const book = bookOf(LOG, past);
    expect(book.at(2)?.after).toBe(null);
    await book.recall(2);
    await book.recall(1, 5);
    expect(past.mock.calls).toEqual([['table', 0, 0, 120]]);
    expect(book.moments.map(({ before, after }) => [before?.turns, after?.turns])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
  });

  test('are fetched in pieces where the game is long', async () => {
    const log = Array.from({ length: 300 }, (_, i) => update(i + 1, { events: [gains] }));
    const past = pastOf(300);
    const book = bookOf(log, past);
    await book.recall(1, 300);
    expect(past).toHaveBeenCalledTimes(4);
    expect(book.moments.every(({ version, after }) => after?.turns === version)).toBe(true);
  });

  test('among them what the game goes on from, with the steps that it was heard without', async () => {
    const opening = update(3, {
      kind: 'start',
      seat: null,
      events: [turn(1, 'love'), gains, turn(2, 'hatred')],
    });
    const seen = { update: { ...opening, view: {} }, before: null, stages: [], after: at(30) };
    const book = bookOf([opening, update(4, { events: [gains] })], () => Promise.resolve(OPENED), [seen]);
    await book.recall(3);
    const moment = book.at(3)!;
    expect(moment.before?.turns).toBe(0);
    expect(moment.events.map((event) => viewAfter(moment, event)?.turns)).toEqual([1, 2, 3]);
  });
  const OPENED: Past = {
    version: 0,
    view: { turns: 0 },
    following: [
      {
        version: 3,
        stages: [
          { events: 1, view: { turns: 1 }, why: {} },
          { events: 2, view: { turns: 2 }, why: {} },
        ],
        view: { turns: 3 },
      },
    ],
  };

  test('do not take the place of those that were seen', async () => {
    const seen = { update: { ...LOG[4]!, view: {} }, before: at(40), stages: [], after: at(50) };
    const book = bookOf(LOG, pastOf(5), [seen]);
    await book.recall(1, 5);
    expect(book.at(5)?.after?.turns).toBe(50);
    expect(book.at(4)?.after?.turns).toBe(4);
  });

  test('whoever comes back at the end can ask for what announced it, and reads why', async () => {
    const log = [
      ...LOG.slice(0, 3),
      update(4, { events: [{ kind: 'revelation', data: { sphere: 'humility' } }] }),
      update(5, { events: [{ kind: 'ending', data: { why: 'fragment' } }] }),
      update(6, { events: [gains] }),
    ];
    const why = { unscored: [{ about: 'fragments', why: 'none-left', team: 'gloom', amount: 0 }] };
    const book = bookOf(log, async (id, seat, from, count) => {
      const past = await pastOf(6)(id, seat, from, count);
      const told = past.following.map((piece) =>
        piece.version === 4 ? { ...piece, stages: [{ events: 0, view: {}, why }] } : piece,
      );
      return { ...past, following: told };
    });
    expect(unscoredAtEnding(book.moments)).toEqual([]);
    const announced = announcing(book.moments).map(({ version }) => version);
    expect(announced).toEqual([4, 5]);
    await book.recall(announced[0]!, announced.at(-1));
    expect(unscoredAtEnding(book.moments)).toEqual(why.unscored);
  });

  test('a version that stands for several shows what was in force', async () => {
    const book = bookOf(LOG, () =>
      Promise.resolve({
        version: 0,
        view: { turns: 0 },
        following: [{ version: 4, stages: [], view: { turns: 4 } }],
      }),
    );
    await book.recall(1, 5);
    expect([1, 3, 4, 5].map((version) => book.at(version)?.after?.turns)).toEqual([0, 0, 4, 4]);
    expect(book.at(4)?.before?.turns).toBe(0);
  });

  test('what the server does not know is not asked for again and again', async () => {
    const past = vi.fn(() => Promise.resolve<Past>({ version: 9, view: {}, following: [] }));
    await bookOf(LOG, past).recall(1, 5);
    expect(past).toHaveBeenCalledTimes(1);
  });

  test('a failure is told to whoever asked', async () => {
    await expect(bookOf(LOG, () => Promise.reject(new Error('gone'))).recall(2)).rejects.toThrow('gone');
  });
});
