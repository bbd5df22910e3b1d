import { describe, expect, test } from 'vitest';
import type { FactWords } from '../src/api/schema';
import { asksBack } from '../src/game/asking-back';
import { fact } from './fact';

const PLAIN = fact({ is_sure: true });
const ASKING = fact({ is_sure: true, asks_back: true });
const TOKEN = { row: 'invoke', columns: [0], is_only: true, cards: [] };

describe('a press asks back', () => {
  test.each(['hidden', 'turn'] as const)('by what is known of it alone (%s)', (confirms) => {
    for (const choices of [['absorb'], ['invoke', 'token none', 'card courage'], ['take cards']]) {
      expect(asksBack(choices, ASKING, confirms)).toBe(true);
      expect(asksBack(choices, PLAIN, confirms)).toBe(false);
    }
  });

  test('whatever else is known of it', () => {
    const price = { wp: 3, ambition: 1, essence: {}, either: 0, parts: [], is_fixed: true, tokens: [TOKEN] };
    const others: Partial<FactWords>[] = [
      { price: price as unknown as FactWords['price'] },
      { shown: [{ kind: 'reveals', whose: 'love', card: 'courage' }] },
      { taken: 3, sphere: 'humility' },
      { is_revelation: true, emptied: 'humility' },
      { may_show_more: true, is_sure: false },
      { leads_on: true },
      { is_gift: true },
    ];
    for (const other of others)
      for (const fact of [PLAIN, ASKING])
        expect(asksBack(['absorb'], { ...fact, ...other }, 'hidden')).toBe(fact.asks_back);
  });

  test('by what the server says, where nothing is known', () => {
    expect(asksBack(['absorb'], null, 'hidden')).toBe(null);
    expect(asksBack(['absorb'], null, 'turn')).toBe(null);
  });

  test('at the end of a turn where that is wanted', () => {
    for (const choices of [['end-turn'], ['end-turn', 'take cards']]) {
      expect(asksBack(choices, PLAIN, 'hidden')).toBe(false);
      expect(asksBack(choices, PLAIN, 'turn')).toBe(true);
      expect(asksBack(choices, null, 'turn')).toBe(true);
    }
  });

  test('never where nobody wants that', () => {
    for (const fact of [PLAIN, ASKING, null]) expect(asksBack(['end-turn'], fact, 'never')).toBe(false);
  });
});
