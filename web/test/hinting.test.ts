import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../src/api/http';
import type { LiveTable } from '../src/api/live.svelte';
import type { HintsTold, HintWords, ViewWords, WayWords } from '../src/api/schema';
import { Deciding } from '../src/game/deciding.svelte';
import type { Hinting } from '../src/game/hinting.svelte';
import { pointsText } from '../src/telling/hints';
import { placesOf } from '../src/telling/lines';
import { content } from './content';

const hint = (choice: string, ...after: string[]): HintWords => ({
  choice,
  value: 1.5,
  chance: 0.6,
  line: [choice, ...after],
  reasons: [],
  is_sure: false,
});
const FOUND = [
  hint('move', 'token none', 'space motives', 'quell', 'slot 3'),
  hint('absorb', 'sphere humility'),
];
const VIEW = { decision: { kind: 'turn', options: ['move', 'absorb'] } } as unknown as ViewWords;

/** A table that answers when the test does. */
class Table {
  waiting = null;
  takeResumed = () => null;
  view = VIEW;
  asked: {
    first: (hints: HintWords[]) => void;
    tell: (hints: HintWords[]) => void;
    refuse: (id: string) => void;
  }[] = [];
  cancelHints = vi.fn();
  choose = () => Promise.resolve(0);
  undo = () => Promise.resolve(0);
  facts = () => Promise.resolve({ facts: {}, obstacles: {}, ways: [] as WayWords[], prospects: {} });
  hints = (first: (told: Pick<HintsTold, 'hints'>) => void) =>
    new Promise<Pick<HintsTold, 'hints'>>((done, failed) =>
      this.asked.push({
        first: (hints) => first({ hints }),
        tell: (hints) => done({ hints }),
        refuse: (id) => failed(new Refusal(id, 'No.')),
      }),
    );
}

let table: Table;
let deciding: Deciding;
let hinting: Hinting;
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  table = new Table();
  deciding = new Deciding(table as unknown as LiveTable, content, () => Promise.resolve());
  deciding.begin(VIEW);
  ({ hinting } = deciding);
});

test('hints are thought about, shown and marked, and lead to places on the board', async () => {
  const asking = deciding.hint();
  expect([hinting.isThinking, hinting.isShown]).toEqual([true, true]);
  table.asked[0]?.tell(FOUND);
  await asking;
  expect(hinting.isThinking).toBe(false);
  expect(['move', 'absorb', 'quell'].map((choice) => hinting.rankOf(choice))).toEqual([1, 2, undefined]);
  // The best one, unless another is looked at; and of its way only the action at hand.
  expect(hinting.places).toEqual(['space motives']);
  hinting.look('absorb');
  expect([hinting.isLooking, hinting.places]).toEqual([true, ['sphere humility']]);
  hinting.look(null);
  expect([hinting.isLooking, hinting.places]).toEqual([false, ['sphere humility']]);
});

test('a first answer is shown at once, and makes room for a better one', async () => {
  const asking = deciding.hint();
  table.asked[0]?.first([...FOUND].reverse());
  expect([hinting.isThinking, hinting.isBettering, hinting.rankOf('absorb')]).toEqual([false, true, 1]);
  // Nothing changes under a finger.
  hinting.look('absorb');
  table.asked[0]?.tell(FOUND);
  await asking;
  expect([hinting.isBettering, hinting.rankOf('absorb')]).toEqual([true, 1]);
  hinting.look(null);
  expect([hinting.isBettering, hinting.rankOf('absorb')]).toEqual([false, 2]);
});

test('a first answer stays where no better one comes, and one that was put away is asked for again', async () => {
  void deciding.hint();
  table.asked[0]?.first(FOUND);
  table.asked[0]?.refuse('thinkers-busy');
  await settled();
  expect([hinting.isShown, hinting.isBettering, hinting.hints]).toEqual([true, false, FOUND]);
  deciding.begin(VIEW);
  void deciding.hint();
  table.asked[1]?.first(FOUND);
  expect(hinting.leave()).toBe(true);
  expect(table.cancelHints).toHaveBeenCalledOnce();
  void deciding.hint();
  expect([hinting.hints, hinting.isBettering, table.asked.length]).toEqual([FOUND, true, 3]);
});

test('they are asked for once, and seen again without asking', async () => {
  void deciding.hint();
  table.asked[0]?.tell(FOUND);
  await settled();
  expect(hinting.leave()).toBe(true);
  expect([hinting.isShown, hinting.places]).toEqual([false, []]);
  expect(hinting.rankOf('move')).toBe(1);
  await deciding.hint();
  expect([hinting.isShown, table.asked.length]).toEqual([true, 1]);
});

test('what is thought about can be cancelled, and its answer comes too late', async () => {
  void deciding.hint();
  expect(hinting.leave()).toBe(true);
  expect(table.cancelHints).toHaveBeenCalledOnce();
  expect([hinting.isThinking, hinting.isShown]).toEqual([false, false]);
  void deciding.hint();
  table.asked[0]?.refuse('question-withdrawn');
  await settled();
  expect([hinting.isThinking, hinting.isShown, deciding.notice.text]).toEqual([true, true, null]);
  table.asked[1]?.tell(FOUND);
  await settled();
  expect(hinting.hints).toEqual(FOUND);
});

test('they go with the decision, also those that are still on their way', async () => {
  void deciding.hint();
  deciding.begin({ ...VIEW });
  table.asked[0]?.tell(FOUND);
  await settled();
  expect([hinting.hints, hinting.isThinking, hinting.isShown]).toEqual([[], false, false]);
  deciding.begin(null);
  await deciding.hint();
  expect(table.asked.length).toBe(1);
});

test('whoever takes a hint is shown the rest of its way, as far as it goes', async () => {
  const asked = (kind: string, ...options: string[]) =>
    ({ turns: 3, decision: { kind, options } }) as unknown as ViewWords;
  const begin = (view: ViewWords) => deciding.begin((table.view = view));
  begin(asked('turn', 'move', 'absorb'));
  void deciding.hint();
  table.asked[0]?.tell(FOUND);
  await settled();
  await deciding.choosing.choose('move');
  // Whether there is to be a token may be settled by itself, or by a press on the place.
  begin(asked('place-token', 'token none', 'token red move 1'));
  expect([hinting.rankOf('token none'), hinting.rankOf('space motives')]).toEqual([1, 1]);
  begin(asked('place', 'space motives', 'space senses'));
  expect([hinting.rankOf('space motives'), hinting.rankOf('space senses')]).toEqual([1, undefined]);
  expect([hinting.isShown, hinting.places]).toEqual([false, ['space motives']]);
  await deciding.choosing.choose('space motives');
  begin(asked('turn', 'move', 'quell'));
  expect([hinting.rankOf('quell'), hinting.rankOf('move')]).toEqual([1, undefined]);
  await deciding.choosing.choose('move');
  begin(asked('quell', 'slot 3'));
  expect([hinting.followed, hinting.places]).toEqual([null, []]);
});

test('a way that wants a token opens the question for it, and marks nothing that would pass it by', async () => {
  const asked = (kind: string, ...options: string[]) =>
    ({ turns: 3, decision: { kind, options } }) as unknown as ViewWords;
  const begin = (view: ViewWords) => deciding.begin((table.view = view));
  begin(asked('turn', 'fortify', 'absorb'));
  void deciding.hint();
  table.asked[0]?.tell([hint('fortify', 'token blue fortify 2', 'use none', 'site desires', 'absorb')]);
  await settled();
  expect([hinting.rankOf('fortify'), hinting.rankOf('site desires')]).toEqual([1, undefined]);
  await deciding.choosing.choose('fortify');
  expect(deciding.reach.isImproving).toBe(true);
  begin(asked('place-token', 'token none', 'token blue fortify 2'));
  expect(
    ['token blue fortify 2', 'token none', 'site desires'].map((choice) => hinting.rankOf(choice)),
  ).toEqual([1, undefined, undefined]);
});

test('what is pressed in the place of a question for upgrades is marked, and how it is done', async () => {
  const way = (...path: string[]) =>
    ({ path, kind: 'invoke', about: {}, options: ['card desire'], is_taken: true, price: null }) as WayWords;
  const ways = [way('use none'), way('use inner-force')];
  table.facts = () => Promise.resolve({ facts: {}, obstacles: {}, ways, prospects: {} });
  deciding.begin({ ...VIEW, decision: { kind: 'use', options: ['use none', 'use inner-force'] } } as never);
  void deciding.hint();
  // The only card needs no choice, and stands in no line.
  table.asked[0]?.tell([hint('use inner-force', 'intensify')]);
  await settled();
  expect(hinting.rankOf('card desire')).toBe(1);
  expect(ways.map((one) => hinting.rankOfWay('card desire', one))).toEqual([undefined, 1]);
});

test('a slot that is pressed for something else than the hint is not marked', async () => {
  const ways = ['desire', 'hope'].map((card): WayWords => ({
    path: ['invoke', 'token none', 'use none', `card ${card}`],
    kind: 'invoke-slot',
    about: { card },
    options: ['slot 3', 'slot 4'],
    is_taken: false,
    price: null,
  }));
  table.facts = () => Promise.resolve({ facts: {}, obstacles: {}, ways, prospects: {} });
  deciding.begin({ ...VIEW, decision: { kind: 'turn', options: ['invoke', 'move'] } } as never);
  void deciding.hint();
  const line = (use: string, slot: string) => hint('invoke', 'token none', use, 'card desire', slot);
  table.asked[0]?.tell([line('use none', 'slot 4'), line('use bolster', 'slot 3')]);
  await settled();
  expect(['slot 3', 'slot 4'].map((slot) => hinting.rankOf(slot))).toEqual([undefined, 1]);
  expect(ways.map((way) => hinting.rankOfWay('slot 4', way))).toEqual([1, undefined]);
});

test('the last question of a turn that ends by itself is still on the way', async () => {
  const asked = (kind: string, ...options: string[]) =>
    ({ turns: 3, decision: { kind, options } }) as unknown as ViewWords;
  deciding.begin((table.view = asked('turn', 'absorb', 'end-turn')));
  void deciding.hint();
  table.asked[0]?.tell([hint('absorb', 'sphere humility', 'end-turn', 'take cards')]);
  await settled();
  await deciding.choosing.choose('absorb');
  deciding.begin((table.view = asked('take', 'take ambition', 'take cards')));
  expect([hinting.rankOf('take cards'), hinting.rankOf('take ambition')]).toEqual([1, undefined]);
});

test('a way that is taken back is left', async () => {
  void deciding.hint();
  table.asked[0]?.tell(FOUND);
  await settled();
  await deciding.choosing.choose('move');
  await deciding.undo();
  deciding.begin({
    ...VIEW,
    decision: { kind: 'place', options: ['space motives'] },
  } as unknown as ViewWords);
  expect(hinting.followed).toBe(null);
});

test('a refusal is told', async () => {
  void deciding.hint();
  table.asked[0]?.refuse('thinkers-busy');
  await settled();
  await vi.waitFor(() => expect(deciding.notice.text).toContain('Too much is being thought about'));
  expect([hinting.isThinking, hinting.isShown]).toEqual([false, false]);
});

test('a way that begins in the middle of an action leads to the places that it names', () => {
  expect(placesOf(content, ['slot 3', 'amount 2', 'slot 3', 'spirit love', 'move', 'space senses'])).toEqual([
    'slot 3',
    'spirit love',
  ]);
  expect(placesOf(content, ['end-turn', 'take cards'])).toEqual([]);
});

test('points are told as what the team is ahead or behind by in the end', () => {
  const values = [15.96, 1.2, 0.04, -1, -2.7];
  expect(values.map((value) => String(pointsText(value)))).toEqual([
    'ahead by about 16 points in the end',
    'ahead by about 1 point in the end',
    'about level in the end',
    'behind by about 1 point in the end',
    'behind by about 3 points in the end',
  ]);
  expect(values.map((value) => String(pointsText(value, { isShort: true })))).toEqual([
    '16 ahead',
    '1 ahead',
    'level',
    '1 behind',
    '3 behind',
  ]);
});
