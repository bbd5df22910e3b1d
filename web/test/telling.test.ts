import { describe, expect, test } from 'vitest';
import type { EventWords, FactWords, ViewWords } from '../src/api/schema';
import type { Side } from '../src/api/view';
import { choiceWords, question } from '../src/telling/choices';
import { tell } from '../src/telling/events';
import { shortPrice, sumText } from '../src/telling/prices';
import { contentOf } from '../src/content/content';
import { againstEgo, content, preview, prototype, withBalance } from './content';
import late from './fixtures/late.json';
import told from './fixtures/told.json';

interface Decision {
  side: Side;
  edition: string;
  view: ViewWords;
  question: string;
  choices: Record<string, string>;
  facts: Record<string, FactWords>;
  prices: Record<string, { short: string; sum: string }>;
}
interface Entry {
  side: Side;
  edition: string;
  has_balance: boolean;
  ego: string;
  cards: Record<string, string>;
  events: EventWords[];
  told: [string, boolean][];
}
const decisions = told.decisions as unknown as Decision[];
const entries = told.entries as unknown as Entry[];

const againstBliss = await contentOf('final', { ego: 'bliss' });
const printedFor = (edition: string, hasBalance: boolean, ego = '') =>
  edition === 'preview'
    ? preview
    : edition === 'prototype'
      ? prototype
      : hasBalance
        ? withBalance
        : ego === 'bliss'
          ? againstBliss
          : ego
            ? againstEgo
            : content;

describe('the client says what the terminal says', () => {
  test.each(decisions.map((one) => [one.view.decision!.kind, one] as const))('%s', (_, decision) => {
    const { view, side, facts } = decision;
    const content = printedFor(decision.edition, view.features.includes('balance'), view.ego?.team);
    expect(question(content, view)).toBe(decision.question);
    for (const [choice, words] of Object.entries(decision.choices)) {
      expect(String(choiceWords(view, choice, { content, side, facts }))).toBe(words);
    }
    const kinds = Object.keys(view.seats[view.decision!.seat]!.essence);
    for (const [choice, { short, sum }] of Object.entries(decision.prices)) {
      const price = facts[choice]!.price!;
      expect(String(shortPrice(price))).toBe(short);
      expect(String(sumText(price, kinds))).toBe(sum);
    }
  });

  test('events', () => {
    for (const { side, edition, has_balance, ego, cards, events, told } of entries) {
      const content = printedFor(edition, has_balance, ego);
      const lying = new Map(Object.entries(cards).map(([slot, card]) => [Number(slot), card]));
      expect(tell(content, events, lying, side).map(({ text, isHeading }) => [text, isHeading])).toEqual(
        told,
      );
    }
  });
});

test('a further card within one action is not told as the action once more', () => {
  const pays = (name: string): EventWords => ({
    kind: 'pays',
    data: { seat: 'love', what: 'draw-emotions', wp: 2, ambition: 0, essence: {}, parts: [[name, 2, 0]] },
  });
  const [first, more] = tell(content, [pays('draw-emotions'), pays('further-card')], new Map(), 'A');
  expect(first!.text).toContain('Draw Emotions');
  expect(more!.text).toContain('further card, 2 WP');
  expect(more!.text).not.toContain('Draw Emotions');
});

describe('a turn that ends with Actions unused', () => {
  const draws: EventWords = { kind: 'draws', data: { seat: 'hatred', card: null, why: 'end-turn' } };
  const named: EventWords = { kind: 'named', data: { seat: 'hatred', what: 'move' } };
  const view = late.view as unknown as ViewWords;
  const first = (kind: string, actions: number, ...events: EventWords[]) => {
    const decision = { seat: 'hatred', kind, about: {}, options: [] };
    const before = { ...view, turn: 'hatred', actions, decision } as unknown as ViewWords;
    return tell(content, events, new Map(), 'A', before)[0]?.text ?? '';
  };

  test('says so, whether or not there was something to choose at its end', () => {
    expect(first('take', 3, draws)).toMatch(/Hatred ends the turn with 3 Actions unused\.$/);
    expect(first('turn', 1, draws)).toMatch(/Hatred ends the turn with 1 Action unused\.$/);
  });

  test('is told apart from one without any left, from actions, and from what is not over', () => {
    expect(first('take', 0, draws)).not.toContain('unused');
    expect(first('turn', 2, named, draws)).not.toContain('unused');
    expect(first('draw-more', 2, draws)).not.toContain('unused');
    expect(first('turn', 3)).toBe('');
  });
});

test('a Fortress that leaves its site at a Revelation joins the Identity, and is not lost', () => {
  const gone = (why: string): EventWords => ({
    kind: 'fortress',
    data: { realm: 'motives', team: null, kind: 'none', aligned: null, why },
  });
  const [joins, lost] = tell(content, [gone('revelation'), gone('fortify')], new Map(), 'A');
  expect(joins!.text).toBe('The Fortress in the Valley of Motives joins the Identity.');
  expect(lost!.text).toContain('is gone');
});
