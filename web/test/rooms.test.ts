import { expect, test } from 'vitest';
import map from '../README.md?raw';
import { importsOf, sources } from './sources';

const files = new Set(Object.keys(sources));

/** The rooms as the map lists them, lowest first. */
const ROOMS = [...map.matchAll(/^\| `src\/([\w-]+)` /gm)].map(([, room]) => room ?? '');

const roomOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : null);

/** How high a file stands: what puts the page together stands above all rooms. */
function heightOf(file: string): number {
  const room = roomOf(file);
  return room === null ? ROOMS.length : ROOMS.indexOf(room);
}

/** A way that leads back to where it began, if there is one. */
function circle(): string[] | null {
  const done = new Set<string>();
  function walk(file: string, way: string[]): string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of importsOf(file)) {
      const found = walk(next, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  }
  for (const file of files) {
    const found = walk(file, []);
    if (found) return found;
  }
  return null;
}

test('every room is on the map, and nothing else', () => {
  const rooms = new Set([...files].map(roomOf).filter((room) => room !== null));
  expect([...rooms].sort()).toEqual([...ROOMS].sort());
});

test('imports are found', () => {
  expect(importsOf('start.ts')).toContain('App.svelte');
  expect(importsOf('screens/screens.ts')).toContain('screens/TableScreen.svelte');
});

test('a room leans only on those below it', () => {
  const wrong = [...files].flatMap((file) =>
    importsOf(file)
      .filter((other) => heightOf(other) > heightOf(file))
      .map((other) => `${file} imports ${other}`),
  );
  expect(wrong).toEqual([]);
});

test('no files lean on each other', () => {
  expect(circle()).toBeNull();
});

test('every file is wanted by another', () => {
  const wanted = new Set([...files].flatMap(importsOf));
  // The page begins with the first, the build draws with the second, and the third says what it makes.
  const others = ['main.ts', 'frames.ts', 'drawings.ts', 'text/virtual.d.ts'];
  expect([...files].filter((file) => !wanted.has(file) && !others.includes(file))).toEqual([]);
});
