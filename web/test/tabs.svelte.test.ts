import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepElsewhere, memory, page } from './browser';
import { ask } from '../src/api/http';
import type { LiveTable } from '../src/api/live.svelte';
import { person } from '../src/api/person.svelte';
import { settings } from '../src/browser/settings.svelte';
import { markRead, unread } from '../src/lobby/chat.svelte';

const ADA = { id: 'ada', name: 'Ada', token: 'one' };
const kept = (key: string) => JSON.parse(memory.get(key) ?? 'null') as unknown;

/** A table at which somebody else has spoken at these times. */
function talk(id: string, ...times: number[]): LiveTable {
  const log = times.map((at) => ({ kind: 'say', at, seat: 'hatred' }));
  return { id, log, table: { seats: [] } } as unknown as LiveTable;
}

beforeEach(() => {
  for (const key of [...memory.keys()]) keepElsewhere(key, null);
});

describe('two tabs agree', () => {
  test('on the name', () => {
    person.remember(ADA);
    keepElsewhere('cerebria-person', { ...ADA, name: 'Adele' });
    expect(person.current?.name).toBe('Adele');
  });

  test('that nobody is here any more', () => {
    person.remember(ADA);
    keepElsewhere('cerebria-person', null);
    expect(person.current).toBe(null);
  });

  test('on the settings, and look accordingly', () => {
    keepElsewhere('cerebria-settings', { theme: 'light', text: 'large', speed: 'nonsense' });
    expect(settings.current).toMatchObject({ theme: 'light', text: 'large', speed: 'normal' });
    expect(page.documentElement.dataset).toMatchObject({ theme: 'light', text: 'large' });
  });

  test('on what was read', () => {
    const table = talk('table', 1, 2, 3);
    expect(unread(table)).toBe(3);
    keepElsewhere('cerebria-chat-read', { table: 2 });
    expect(unread(table)).toBe(1);
  });

  test('though each of them has read something else', () => {
    // Nobody has told this tab yet.
    memory.set('cerebria-chat-read', JSON.stringify({ other: 7, table: 9 }));
    markRead(talk('third', 4));
    expect(kept('cerebria-chat-read')).toEqual({ other: 7, table: 9, third: 4 });
    markRead(talk('table', 5));
    expect(kept('cerebria-chat-read')).toMatchObject({ table: 9 });
  });

  test('though each of them has changed another setting', () => {
    memory.set('cerebria-settings', JSON.stringify({ theme: 'dark' }));
    settings.change({ text: 'larger' });
    expect(kept('cerebria-settings')).toMatchObject({ theme: 'dark', text: 'larger' });
    expect(settings.current).toMatchObject({ theme: 'dark', text: 'larger' });
  });

  test('and what is seen follows', () => {
    let seen = '';
    const leave = $effect.root(() => {
      $effect(() => {
        seen = person.current?.name ?? '';
      });
    });
    flushSync();
    keepElsewhere('cerebria-person', ADA);
    flushSync();
    expect(seen).toBe('Ada');
    leave();
  });
});

test('somebody the server has forgotten is not confused with who came after', async () => {
  person.remember(ADA);
  const answer = { ok: false, status: 401, json: () => Promise.resolve({ error: 'not-signed-in' }) };
  vi.stubGlobal('fetch', () => {
    keepElsewhere('cerebria-person', { ...ADA, token: 'two' });
    return Promise.resolve(answer);
  });
  await expect(ask('GET', '/api/tables')).rejects.toMatchObject({ id: 'not-signed-in' });
  expect(person.current?.token).toBe('two');
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  await expect(ask('GET', '/api/tables')).rejects.toMatchObject({ id: 'not-signed-in' });
  expect(person.current).toBe(null);
});

test('a browser that remembers nothing still knows until the page is left', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  person.remember(ADA);
  settings.change({ text: 'large' });
  settings.change({ theme: 'light' });
  expect([person.current, settings.current.text]).toEqual([ADA, 'large']);
});
