import { afterEach, expect, test, vi } from 'vitest';
import { api, Refusal } from '../src/api/http';
import type { NewTable, SeatWords } from '../src/api/schema';
import { seating } from '../src/api/seating';
import { go } from '../src/browser/router.svelte';
import { Hosting } from '../src/lobby/hosting.svelte';

vi.mock('../src/browser/router.svelte', () => ({ go: vi.fn() }));
afterEach(() => vi.restoreAllMocks());

type Seat = Pick<SeatWords, 'state' | 'is_yours'>;
const MINE: Seat = { state: 'person', is_yours: true };
const GUEST: Seat = { state: 'person', is_yours: false };
const PROGRAM: Seat = { state: 'program', is_yours: false };
const FREE: Seat = { state: 'open', is_yours: false };

/** Ask for a rematch among some; whether it was started at once. */
async function isStarted(...seats: Seat[]): Promise<boolean> {
  const table = { id: 'again', seats } as NewTable['table'];
  vi.spyOn(seating, 'rematch').mockResolvedValue({ table, links: [] });
  const start = vi.spyOn(api, 'start').mockResolvedValue(table);
  await new Hosting('first').rematch();
  expect(go).toHaveBeenLastCalledWith('/table/again');
  return start.mock.calls.some(([id]) => id === 'again');
}

test('a rematch against programs begins at once', async () => {
  expect(await isStarted(MINE, PROGRAM)).toBe(true);
});

test('and so does one with every seat one’s own', async () => {
  expect(await isStarted(MINE, MINE)).toBe(true);
});

test.each([
  ['somebody who has to come', GUEST],
  ['somebody who is to be found', FREE],
])('it waits for %s', async (_, other) => {
  expect(await isStarted(MINE, other, PROGRAM)).toBe(false);
});

test('a rematch that somebody else has made is gone to, and left as it is', async () => {
  vi.spyOn(seating, 'rematch').mockRejectedValue(
    new Refusal('rematch-made', '', 409, [], { table: 'theirs' }),
  );
  const start = vi.spyOn(api, 'start');
  await new Hosting('first').rematch();
  expect(go).toHaveBeenLastCalledWith('/table/theirs');
  expect(start).not.toHaveBeenCalled();
});
