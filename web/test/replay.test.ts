import { expect, test, vi } from 'vitest';
import { content } from './content';
import { replays } from '../src/api/replays';
import { merged } from '../src/api/live.svelte';
import type { Analysis, Followed, Replay, SeatWords, TableWords, ViewWords } from '../src/api/schema';
import { linesOf } from '../src/api/explaining';
import { placeOf, readPlace, writePlace } from '../src/replay/address';
import { chanceLine, chancesAt, Explaining, spanOf } from '../src/telling/explaining.svelte';
import { Film, framesOf, nextPage, type Frame } from '../src/replay/film.svelte';
import {
  apart,
  pointsIn,
  revelationsIn,
  scaleOf,
  spread,
  stepLine,
  stretchAt,
  stretchesOf,
  turnFrom,
  turnsWithin,
} from '../src/replay/outline';
import { Playback } from '../src/replay/playback.svelte';
import { sittersOf } from '../src/replay/playing-on';
import { titleOf } from '../src/replay/record';
import { againFor } from '../src/replay/trying-again';

const seat = (number: number, spirit: string, words: Partial<SeatWords> = {}): SeatWords => ({
  number,
  spirit,
  team: number % 2 ? 'gloom' : 'bliss',
  state: 'open',
  name: null,
  program: null,
  is_yours: false,
  is_here: false,
  clock: null,
  ...words,
});
const tableOf = (...seats: SeatWords[]) => ({ id: 'abc', seats }) as TableWords;

// The address.

test('a moment and its eyes stand in the address', () => {
  expect(readPlace(writePlace(123, 'love'))).toEqual({ moment: 123, eyes: 'love' });
  expect(readPlace('7')).toEqual({ moment: 7, eyes: null });
  expect(readPlace('')).toEqual({ moment: 0, eyes: null });
  expect(readPlace('nowhere/at-all')).toEqual({ moment: 0, eyes: 'at-all' });
  expect(readPlace('0//explained')).toEqual({ moment: 0, eyes: null, isExplained: true });
});

test('a link to a replay leads to its moment, through its eyes', () => {
  const table = tableOf(seat(0, 'love'), seat(1, 'hatred'));
  const followed = { kind: 'replay', table, seat: 1, is_open: false, moment: 12 } satisfies Followed;
  expect(placeOf(followed)).toBe('12/hatred');
  expect(placeOf({ ...followed, seat: null })).toBe('12/spectator');
  expect(placeOf({ ...followed, seat: null, is_open: true })).toBe('12/open');
});

// Fetching.

const view = (bliss: number) => ({ slots: [], teams: { bliss: { score: bliss } } }) as unknown as ViewWords;
const revelation = { kind: 'revelation', data: { seat: 'love', sphere: 'diligence' } };

/** A game of so many choices in which every tenth brings a point, as the server tells it. */
function pageOf(moments: number, from: number, count: number): Replay {
  const numbers = Array.from({ length: Math.min(count, moments - from) }, (_, i) => from + 1 + i);
  return {
    eyes: 'open',
    moments,
    turns: [],
    result: null,
    moment: from,
    events: [],
    view: view(Math.floor(from / 10)) as unknown as Replay['view'],
    following: numbers.map((moment) => ({
      moment,
      seat: 'love',
      choice: `amount ${moment}`,
      events: moment % 50 ? [] : [revelation],
      stages: [],
      view: moment % 10 ? {} : { teams: { bliss: { score: moment / 10 } } },
    })),
  };
}

test('the page that is looked at comes first, then those after it, then those before', () => {
  expect(nextPage(new Set(), 2, 2)).toBe(2);
  expect(nextPage(new Set([2]), 2, 4)).toBe(3);
  expect(nextPage(new Set([2, 3, 4]), 2, 4)).toBe(1);
  expect(nextPage(new Set([0, 1, 2, 3, 4]), 2, 4)).toBe(null);
});

test('a film is whole in the end, wherever it was begun', async () => {
  const asked: [number, number][] = [];
  const film = new Film(
    async (from, count) => {
      asked.push([from, count]);
      return pageOf(250, from, count);
    },
    content,
    'A',
  );
  film.want(120);
  await expect.poll(() => film.isWhole).toBe(true);
  expect(asked).toEqual([
    [99, 100],
    [199, 100],
    [0, 99],
  ]);
  expect(film.frames.map((frame) => frame?.version)).toEqual(Array.from({ length: 251 }, (_, i) => i));
  expect(film.frames[120]?.choice).toBe('amount 120');
  expect(film.frames[100]?.before?.teams.bliss?.score).toBe(9);
  expect(film.frames[250]?.after.teams.bliss?.score).toBe(25);
});

test('what does not change from moment to moment is the same thing', () => {
  const [first, second] = framesOf(content, pageOf(5, 0, 5), true, 'A');
  expect(second?.before).toBe(first?.after);
  expect(second?.after.teams).toBe(first?.after.teams);
  const before = { slots: [{ card: 'courage' }, null], common: ['unity'] };
  const after = merged(before, { slots: [{ card: 'courage' }, { card: 'fear' }] });
  expect(after.slots[0]).toBe(before.slots[0]);
  expect(after.slots[1]).toEqual({ card: 'fear' });
  expect(after.common).toBe(before.common);
});

test('what cannot be fetched is told, and can be tried again', async () => {
  let fails = true;
  const film = new Film(
    async (from, count) => {
      if (fails) throw new Error('gone');
      return pageOf(20, from, count);
    },
    content,
    'A',
  );
  film.want(0);
  await expect.poll(() => film.problem).toBeTruthy();
  fails = false;
  film.want(0);
  await expect.poll(() => film.isWhole).toBe(true);
  expect(film.problem).toBe(null);
});

// Playing.

async function playing(moments: number, moment: number): Promise<Playback> {
  vi.spyOn(replays, 'part').mockImplementation(async (_, _eyes, from, count) => pageOf(moments, from, count));
  const playback = new Playback({ ...tableOf(seat(0, 'love')), options: {} }, content, {
    moment,
    eyes: null,
  });
  await expect.poll(() => playback.isWhole).toBe(true);
  return playback;
}

test('a moment after the end is the end', async () => {
  const playback = await playing(120, 150);
  expect(playback.moment).toBe(120);
  playback.step(-1);
  expect(playback.moment).toBe(119);
});

test('playing ends with the game, and begins anew after it', async () => {
  const playback = await playing(120, 118);
  playback.play();
  playback.goTo(119);
  expect(playback.isPlaying).toBe(true);
  playback.goTo(120);
  expect(playback.isPlaying).toBe(false);
  playback.play();
  expect([playback.moment, playback.isPlaying]).toEqual([0, true]);
  playback.play();
  expect(playback.isPlaying).toBe(false);
});

// The timeline.

const TURNS = [
  { moment: 4, seat: 'hatred', number: 1 },
  { moment: 9, seat: 'love', number: 2 },
];

test('turns are stretches of moments, with the set-up before them', () => {
  const stretches = stretchesOf(TURNS, 20);
  expect(stretches.map(({ number, from, to }) => [number, from, to])).toEqual([
    [0, 0, 4],
    [1, 4, 9],
    [2, 9, 21],
  ]);
  expect(stretchAt(stretches, 8)?.number).toBe(1);
  expect(stretchAt(stretches, 20)?.number).toBe(2);
  expect(stretchesOf([{ moment: 0, seat: 'love', number: 1 }], 3).map(({ number }) => number)).toEqual([1]);
});

test('a turn of Ego’s, which is over within a choice of somebody else, has its place before the next one', () => {
  const turns = [
    { moment: 4, seat: 'love', number: 1 },
    { moment: 9, seat: 'gatekeeper', number: 2 },
    { moment: 9, seat: 'empathy', number: 3 },
  ];
  expect(turnsWithin(turns)).toEqual([{ number: 2, seat: 'gatekeeper', from: 8, to: 9 }]);
  expect(stretchesOf(turns, 20).map(({ number }) => number)).toEqual([0, 1, 3]);
});

test('from turn to turn', () => {
  const stretches = stretchesOf(TURNS, 20);
  expect(turnFrom(stretches, 5, 1)).toBe(9);
  expect(turnFrom(stretches, 5, -1)).toBe(4);
  expect(turnFrom(stretches, 4, -1)).toBe(0);
  expect(turnFrom(stretches, 12, 1)).toBe(null);
});

test('points and Revelations are found where they happened', () => {
  const frames = framesOf(content, pageOf(100, 0, 100), true, 'A') as (Frame | undefined)[];
  expect(revelationsIn(frames)).toEqual([50, 100]);
  const points = pointsIn(frames, 'bliss');
  expect(points.slice(0, 3)).toEqual([
    { moment: 0, score: 0 },
    { moment: 10, score: 1 },
    { moment: 20, score: 2 },
  ]);
  expect(points.at(-1)).toEqual({ moment: 100, score: 10 });
  // A part that is not fetched yet is left out.
  frames[10] = undefined;
  expect(pointsIn(frames, 'bliss')[1]).toEqual({ moment: 11, score: 1 });
});

test('points are drawn as steps', () => {
  const points = [
    { moment: 0, score: 0 },
    { moment: 5, score: 3 },
  ];
  expect(
    stepLine(
      points,
      (moment) => moment * 2,
      (score) => -score,
    ),
  ).toBe('M0,0H10V-3');
});

test('labels keep apart', () => {
  expect(apart([{ at: 50 }, { at: 48 }, { at: 10 }], 12).map(({ at }) => at)).toEqual([50, 38, 10]);
});

test('a place on the line is a moment, and a moment has its place', () => {
  const { x, momentAt } = scaleOf(800, 200);
  for (const moment of [0, 1, 77, 200]) expect(momentAt(x(moment))).toBe(moment);
  expect([momentAt(-50), momentAt(2000)]).toEqual([0, 200]);
});

test('marks keep apart, and on the line', () => {
  expect(spread([10, 12, 80], 20, 0, 100)).toEqual([10, 30, 80]);
  expect(spread([70, 95, 99], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(spread([], 20, 0, 100)).toEqual([]);
});

// Where the game turned.

const turningPoint = (turn: number, at: number) => ({
  turn,
  seat: 'love',
  team: 'bliss',
  at,
  before: 0.5,
  seemed: 0.5,
  has_decided: false,
  after: 0.7,
  missed: 0,
  played: [],
  reasons: [],
  better: null,
});
const ANALYSIS: Analysis = {
  curve: [
    {
      number: 0,
      seat: null,
      at: 4,
      standing: { bliss: 0.5, gloom: 0.5 },
      chances: { bliss: 0.5, gloom: 0.5 },
      points: {},
    },
    {
      number: 1,
      seat: 'hatred',
      at: 9,
      standing: { bliss: 0.25, gloom: 0.75 },
      chances: { bliss: 0.25, gloom: 0.75 },
      points: {},
    },
    {
      number: 2,
      seat: 'love',
      at: 20,
      standing: { bliss: 1, gloom: 0 },
      chances: { bliss: 1, gloom: 0 },
      points: {},
    },
  ],
  moments: [turningPoint(1, 4), turningPoint(2, 9)],
  sources: {},
  differences: [],
};

/** What a server tells, in pieces that end anywhere. */
function answering(...lines: object[]) {
  const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const body = new ReadableStream<Uint8Array>({
    start(pieces) {
      for (let i = 0; i < bytes.length; i += 7) pieces.enqueue(bytes.slice(i, i + 7));
      pieces.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
}
const told = { done: 0, whole: 0, analysis: null, refused: null };

test('chances are a line from turn to turn, and known at every moment', () => {
  const { curve, moments } = ANALYSIS;
  expect(
    chanceLine(
      curve,
      'bliss',
      (moment) => moment,
      (chance) => 100 * chance,
    ),
  ).toBe('M4,50L9,25L20,100');
  expect([0, 4, 8, 9, 19, 20].map((moment) => chancesAt(curve, moment)?.number)).toEqual([0, 0, 0, 1, 1, 2]);
  expect(moments.map((point) => spanOf(curve, point))).toEqual([
    [4, 9],
    [9, 20],
  ]);
});

test('a game is explained while one hears how far it is', async () => {
  answering({ ...told }, { ...told, done: 1, whole: 4 }, { ...told, analysis: ANALYSIS });
  const explaining = new Explaining('abc');
  const asked = explaining.ask();
  expect(explaining.progress).toEqual({ done: 0, whole: 0 });
  await asked;
  expect(explaining.analysis).toEqual(ANALYSIS);
  expect(explaining.progress).toBe(null);
  expect([0, 4, 9, 20].map((moment) => explaining.next(moment))).toEqual([0, 0, 1, 0]);
  explaining.chosen = 0;
  expect([0, 4, 9, 20].map((moment) => explaining.next(moment))).toEqual([0, 1, 0, 0]);
});

test('why a game is not explained is said, also when the server breaks off', async () => {
  const refused = { error: 'thinkers-busy', message: 'Too much.', details: {}, problems: [] };
  for (const lines of [[{ ...told }, { ...told, refused }], [{ ...told }]]) {
    answering(...lines);
    const explaining = new Explaining('abc');
    await explaining.ask();
    expect(explaining.reason).not.toBe('');
    expect([explaining.analysis, explaining.progress]).toEqual([null, null]);
  }
});

test('who cancels hears nothing more of it, and may ask again', async () => {
  let signal: AbortSignal | null = null;
  vi.stubGlobal('fetch', (_: string, init: { signal: AbortSignal }) => {
    signal = init.signal;
    return new Promise((_, fail) => init.signal.addEventListener('abort', () => fail(new Error('aborted'))));
  });
  const explaining = new Explaining('abc');
  const asked = explaining.ask();
  explaining.cancel();
  await asked;
  expect(signal!.aborted).toBe(true);
  expect([explaining.reason, explaining.progress]).toEqual(['', null]);
  answering({ ...told, analysis: ANALYSIS });
  await explaining.ask();
  expect(explaining.analysis).toEqual(ANALYSIS);
});

test('lines are whole, however they arrive', async () => {
  answering({ a: 'ü' }, { b: 2 });
  const { body } = await fetch('');
  const lines: string[] = [];
  for await (const line of linesOf(body!)) lines.push(line);
  expect(lines).toEqual(['{"a":"ü"}', '{"b":2}']);
});

test('a turn is tried again against the same programs, and programs for other people', () => {
  const played = tableOf(
    seat(0, 'love', { name: 'Ada', is_yours: true, state: 'person' }),
    seat(1, 'hatred', { name: 'Ben', state: 'person' }),
    seat(2, 'empathy', { program: 'easy', state: 'program' }),
    // A program stood in for somebody.
    seat(3, 'malice', { name: 'Cleo', program: 'greedy', state: 'away' as SeatWords['state'] }),
  );
  expect(againFor(played, 'hatred')).toEqual({
    sitters: ['me', 'hard', 'easy', 'hard'],
    own: ['love'],
    replaced: ['hatred', 'malice'],
    kept: ['empathy'],
  });
  // Who only watched plays whose turn it was; so does who took the game from a file.
  expect(againFor(tableOf(seat(0, 'love'), seat(1, 'hatred')), 'hatred').sitters).toEqual(['hard', 'me']);
});

// Playing on, and files.

test('those who played play on', () => {
  const played = tableOf(
    seat(0, 'love', { name: 'Ada', is_yours: true, state: 'person' }),
    seat(1, 'hatred', { name: 'Ben', state: 'person' }),
    seat(2, 'empathy', { program: 'random', state: 'program' }),
  );
  expect(sittersOf(played, 'hatred', 'greedy')).toEqual(['me', 'open', 'random']);
  const record = tableOf(seat(0, 'love'), seat(1, 'hatred'));
  expect(sittersOf(record, 'hatred', 'greedy')).toEqual(['greedy', 'me']);
});

test('a record is called like its file', () => {
  expect(titleOf('Sunday with Ben.json', 80)).toBe('Sunday with Ben');
  expect(titleOf('a\u0000b\n.json', 80)).toBe('a b');
  expect(titleOf('.json', 80)).toBe('Cerebria');
  expect([...titleOf(`${'ü'.repeat(200)}.json`, 80)].length).toBe(80);
});
