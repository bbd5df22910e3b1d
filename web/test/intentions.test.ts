// @vitest-environment node
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import IntentionBadges from '../src/table/IntentionBadges.svelte';
import { content } from './content';
import late from './fixtures/late.json';
import InContent from './InContent.svelte';

const view = {
  ...(late.view as unknown as ViewWords),
  intentions: ['quell', 'fill'].map((name) => ({ name, points: 1 })),
};

const badges = (props: object) =>
  render(InContent, { props: { content, shown: IntentionBadges, props: { view, ...props } } }).body;

test('beside the Intentions stands the side of the board that they are from', () => {
  for (const side of ['A', 'B'])
    expect(badges({ side })).toMatch(new RegExp(`class="side[^"]*"[^>]*>side ${side}<`));
});

test('what the next Intention brings stands in words before them', () => {
  expect(badges({ side: 'A' })).toContain('next: +1');
  const later = { ...view, intentions: [{ name: 'quell', points: 2 }] };
  expect(badges({ side: 'A', view: later })).toContain('next: +2');
});

test('lit is what can be met now, be it with a token', () => {
  const lit = (prospects: object) => badges({ side: 'A', prospects }).match(/class="badge[^"]* lit/g) ?? [];
  expect(lit({})).toHaveLength(0);
  expect(lit({ quell: { quell: null }, empower: { fill: 'token green empower 1' } })).toHaveLength(2);
});
