import { afterEach, expect, test } from 'vitest';
import { FakeSocket, memory } from './browser';
import { api } from '../src/api/http';
import { LiveTable } from '../src/api/live.svelte';
import type { TableWords, Update, Welcome } from '../src/api/schema';
import { tables } from '../src/api/tables';
import { askFor } from '../src/screens/screens';

const update = (version: number): Update => ({
  type: 'update',
  version,
  at: version,
  kind: 'say',
  seat: 'love',
});
const WELCOME = {
  type: 'welcome',
  version: 2,
  seat: 0,
  table: { id: 'abc', status: 'running', seats: [], watching: 0 } as unknown as TableWords,
  view: { turns: 2 },
  can_undo: false,
  missed: [update(1), update(2)],
  is_all: true,
  time: 0,
} satisfies Welcome;

const real = globalThis.fetch;
afterEach(() => {
  memory.clear();
  globalThis.fetch = real;
});

function fetching() {
  const fetched: [string, string | undefined][] = [];
  globalThis.fetch = async (path, given) => {
    fetched.push([String(path), (given?.headers as Record<string, string>).authorization]);
    return Response.json(WELCOME);
  };
  return fetched;
}

test('a table is asked for before its screen is there, and not again by it', async () => {
  memory.set('cerebria-person', JSON.stringify({ id: 'p', name: 'Ada', token: 'secret' }));
  const fetched = fetching();
  askFor('/table/abc');
  expect(fetched).toEqual([['/api/tables/abc/welcome', 'Bearer secret']]);
  expect(await tables.welcome('abc')).toEqual(WELCOME);
  expect(fetched).toHaveLength(1);
  await tables.welcome('abc');
  expect(fetched).toHaveLength(2);
});

test('so are one’s own tables, and a new one is no answer to that', async () => {
  memory.set('cerebria-person', JSON.stringify({ id: 'p', name: 'Ada', token: 'secret' }));
  const fetched = fetching();
  askFor('/');
  expect(fetched).toEqual([['/api/tables', 'Bearer secret']]);
  await api.newTable({});
  expect(fetched).toHaveLength(2);
  await api.tables();
  expect(fetched).toHaveLength(2);
});

test('nothing is asked for by somebody without a name, nor at other addresses', () => {
  const fetched = fetching();
  askFor('/');
  askFor('/table/abc');
  memory.set('cerebria-person', JSON.stringify({ id: 'p', name: 'Ada', token: 'secret' }));
  askFor('/table');
  askFor('/rules/prototype');
  expect(fetched).toEqual([]);
});

test('a table is seen before the connection stands, and what happens meanwhile is told by it', () => {
  FakeSocket.all = [];
  const live = new LiveTable('abc', 0, WELCOME);
  const first = live.view;
  expect([live.view, live.table?.id, live.connection]).toEqual([{ turns: 2 }, 'abc', 'connecting']);
  const socket = FakeSocket.last;
  socket.open();
  expect(socket.asked('hello')).toMatchObject([{ seat: 0, since: 2 }]);
  socket.say({ ...WELCOME, missed: [] });
  // What is drawn already stays.
  expect(live.view).toBe(first);
  expect(live.log.map(({ version }) => version)).toEqual([1, 2]);
  live.close();
});

test('a choice that is pressed before the connection stands is sent by it', () => {
  FakeSocket.all = [];
  const live = new LiveTable('abc', 0, WELCOME);
  live.choose('move').catch(() => undefined);
  const socket = FakeSocket.last;
  socket.open();
  expect(socket.asked('choose')).toEqual([]);
  socket.say({ ...WELCOME, missed: [] });
  expect(socket.asked('choose')).toMatchObject([{ choice: 'move', version: 2 }]);
  live.close();
});
