import { describe, expect, test } from 'vitest';
import { chancesText, chanceText, lineText, reasonText, type Reason } from '../src/telling/hints';
import { againstEgo, content, prototype, withBalance } from './content';
import explained from './fixtures/explained.json';

interface Way {
  line: string;
  reasons: string[];
}
interface Told {
  turn: number;
  seat: string;
  team: string;
  played: string[];
  reasons: Reason[];
  better: { line: string[]; reasons: Reason[] } | null;
  told: { played: string; reasons: string[]; better: Way | null };
}
const printed = [content, withBalance, againstEgo, prototype];
const moments = explained.games.flatMap(({ moments }, game) =>
  (moments as unknown as Told[]).map((moment) => [game, moment.turn, moment] as const),
);

describe('the client explains a game as the terminal does', () => {
  test.each(moments)('game %i, turn %i', (game, _, moment) => {
    const content = printed[game]!;
    const because = (reasons: Reason[]) =>
      reasons.map((reason) => String(reasonText(content, reason, moment)));
    const { told, better } = moment;
    expect(String(lineText(content, moment.played, { ...moment, side: 'A' }))).toBe(told.played);
    expect(because(moment.reasons)).toEqual(told.reasons);
    expect(
      better && {
        line: String(lineText(content, better.line, { ...moment, side: 'A' })),
        reasons: because(better.reasons),
      },
    ).toEqual(told.better);
  });
});

test.each(explained.rare)('and says the rest as the terminal does: $kind', ({ told, ...reason }) => {
  expect(String(reasonText(content, reason, { seat: 'love', team: 'bliss' }))).toBe(told);
});

test('a chance is neither nothing nor all before the end', () => {
  expect([0, 0.001, 0.5, 1].map((chance) => String(chanceText(chance)))).toEqual([
    '1 %',
    '1 %',
    '50 %',
    '99 %',
  ]);
  expect(String(chanceText(1, { isOver: true }))).toBe('100 %');
});

test('chances that are told beside each other make up a whole', () => {
  const told = (chances: Record<string, number>) => Object.values(chancesText(chances)).map(String);
  expect(told({ bliss: 0.595, gloom: 0.405 })).toEqual(['60 %', '40 %']);
  expect(told({ bliss: 0.334, gloom: 0.333, balance: 0.333 })).toEqual(['34 %', '33 %', '33 %']);
});

test('an Aspiration that a Revelation asks for belongs to no action', () => {
  const line = ['absorb', 'sphere humility', 'aspiration unity', 'end-turn'];
  const told = String(lineText(content, line, { seat: 'love', side: 'A' }));
  expect(told).toContain('Absorb (Humility), Aspiration chosen: Unity');
});
