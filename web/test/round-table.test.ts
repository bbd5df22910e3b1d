// @vitest-environment node
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import RoundTable from '../src/lobby/RoundTable.svelte';

const SPIRITS = ['love', 'hatred', 'reason', 'empathy', 'malice', 'intuition'];
const TABLE = { y: 14, rx: 176, ry: 90 };
/** Half of what a short name takes. */
const HALF = 36;

/** Where the names of so many seats stand. */
function names(count: number): [number, number][] {
  const seats = SPIRITS.slice(0, count).map((spirit) => ({
    spirit,
    team: 'bliss',
    name: spirit,
    isTaken: true,
  }));
  const { body } = render(RoundTable, { props: { seats } });
  const places = [...body.matchAll(/<g transform="translate\(([-\d.]+) ([-\d.]+)\)">/g)];
  const numbers = places.map(([, x, y]) => [Number(x), Number(y)] as [number, number]);
  // A Spirit, and then its name as seen from there.
  return numbers.flatMap(([x, y], i) => {
    const label = numbers[i + 1];
    return i % 2 === 0 && label ? [[x + label[0], y + label[1]] as [number, number]] : [];
  });
}

test.each([2, 3, 4, 5, 6])('at a table of %i no name lies on the table', (count) => {
  const found = names(count);
  expect(found).toHaveLength(count);
  for (const [x, y] of found) {
    const near = Math.max(0, Math.abs(x) - HALF) / TABLE.rx;
    const low = near >= 1 ? -Infinity : TABLE.y + TABLE.ry * Math.sqrt(1 - near * near);
    expect(y < -TABLE.ry || near > 0.9 || y - 12 > low, `${x} ${y}`).toBe(true);
  }
});
