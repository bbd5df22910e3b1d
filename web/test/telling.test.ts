import { describe, expect, test } from 'vitest';
import type { EventWords, PriceWords, ViewWords } from '../src/api/schema';
import type { Side } from '../src/api/view';
import { choiceWords, question } from '../src/telling/choices';
import { tell } from '../src/telling/events';
import { partsText, shortPrice } from '../src/telling/prices';
import told from './fixtures/told.json';

interface Decision {
  side: Side;
  view: ViewWords;
  question: string;
  choices: Record<string, string>;
  prices: Record<string, PriceWords & { short: string; sum: string }>;
}
interface Entry {
  side: Side;
  cards: Record<string, string>;
  events: EventWords[];
  told: [string, boolean][];
}
const decisions = told.decisions as unknown as Decision[];
const entries = told.entries as unknown as Entry[];

describe('the client says what the terminal says', () => {
  test.each(decisions.map((one) => [one.view.decision!.kind, one] as const))('%s', (_, decision) => {
    const { view, side } = decision;
    expect(question(view)).toBe(decision.question);
    for (const [choice, words] of Object.entries(decision.choices)) {
      // What an Absorb takes is not in the view: the screen asks the server for it.
      const taken = words.match(/take (\d+) of/);
      const known = { side, taken: taken ? { [choice.split(' ')[1]!]: Number(taken[1]) } : {} };
      expect(choiceWords(view, choice, known)).toBe(words);
    }
    for (const price of Object.values(decision.prices)) {
      expect(shortPrice(price)).toBe(price.short);
      expect(partsText(price.parts)).toBe(price.sum);
    }
  });

  test('events', () => {
    for (const { side, cards, events, told } of entries) {
      const lying = new Map(Object.entries(cards).map(([slot, card]) => [Number(slot), card]));
      expect(tell(events, lying, side).map(({ text, isHeading }) => [text, isHeading])).toEqual(told);
    }
  });
});
