import { describe, expect, test } from 'vitest';
import type { OwnGame } from '../src/api/schema';
import {
  groupedBy,
  marginOf,
  opponentIn,
  opponentsOf,
  outcomeOf,
  sourcesOf,
  tallyOf,
} from '../src/screens/games/figures';

const game = (more: Partial<OwnGame>): OwnGame => ({
  id: 'a',
  title: 'T',
  ended_at: 0,
  edition: 'final',
  mode: 'basic',
  ego: null,
  difficulty: [],
  spirits: ['love'],
  team: 'bliss',
  others: [{ name: null, program: 'easy', spirit: 'hatred', team: 'gloom' }],
  winner: 'bliss',
  scores: { bliss: 12, gloom: 9 },
  sources: null,
  ...more,
});
const LOST = game({ winner: 'gloom', scores: { bliss: 4, gloom: 9 }, spirits: ['empathy'] });
const BOTH = game({ team: null, spirits: ['love', 'hatred'] });

describe('games that are over', () => {
  test('are won, lost or drawn, but not for whoever has played for both teams', () => {
    const drawn = game({ winner: 'draw', scores: { bliss: 9, gloom: 9 } });
    expect([game({}), LOST, drawn, BOTH].map(outcomeOf)).toEqual(['won', 'lost', 'drawn', null]);
    expect([game({}), LOST, drawn, BOTH].map(marginOf)).toEqual([3, -5, 0, 0]);
    expect(tallyOf([game({}), game({}), LOST, drawn, BOTH])).toEqual({ won: 2, drawn: 1, lost: 1 });
  });

  test('are put together by what they have in common, the most frequent first', () => {
    const rows = groupedBy([LOST, game({}), game({}), BOTH], ({ spirits }) => spirits);
    expect(rows).toEqual([
      { key: 'love', tally: { won: 2, drawn: 0, lost: 0 } },
      { key: 'empathy', tally: { won: 0, drawn: 0, lost: 1 } },
    ]);
  });

  test('were played against programs, people or Ego, not against those of the own team', () => {
    const friend = { name: 'Ben', program: null, spirit: 'empathy', team: 'bliss' };
    const rival = { name: 'Eve', program: null, spirit: 'hatred', team: 'gloom' };
    expect(opponentsOf(game({ others: [friend, rival] }))).toEqual(['people']);
    expect(opponentsOf(game({})).map(opponentIn)).toEqual([{ kind: 'program', name: 'easy' }]);
    const ego = game({ ego: 'gloom', difficulty: ['harder-1', 'harder-2'], others: [friend] });
    expect(opponentsOf(ego).map(opponentIn)).toEqual([{ kind: 'ego', name: 'harder-1 harder-2' }]);
  });

  test('tell what brought the own team points in a game, of those that were looked through', () => {
    const one = game({ sources: { aspirations: { bliss: 6, gloom: 0 }, rows: { bliss: 0, gloom: 3 } } });
    const two = game({
      sources: { aspirations: { bliss: 2, gloom: 1 }, intentions: { bliss: 8, gloom: 0 } },
    });
    const lacking = [game({}), game({ sources: {} }), BOTH];
    expect(sourcesOf([one, two, ...lacking])).toEqual({
      count: 2,
      rows: [
        { what: 'aspirations', points: 4 },
        { what: 'intentions', points: 4 },
      ],
    });
  });
});
