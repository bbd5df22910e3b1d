import { describe, expect, test } from 'vitest';
import type { AllowedGame, Offer } from '../src/api/schema';
import { ladder, stepsOf } from '../src/content/difficulty';
import { withEgo } from '../src/lobby/ego';
import {
  clockOf,
  gameForm,
  newSetup,
  numberOf,
  playersIn,
  problemsAt,
  setupFor,
  tableForm,
  takesBalance,
  teamSizes,
  waysToChoose,
  withBalance,
  withEdition,
  withMode,
  withOpponent,
  withSpirit,
  withTeams,
} from '../src/lobby/setup';

const own = [{ name: 'Sunny', team: 'bliss' as const, cards: ['trust', 'comfort'] }];
/** What goes together with so many players, where nothing else is to be chosen, or more. */
const game = (players: number[], more: Partial<AllowedGame> = {}): AllowedGame => ({
  players,
  starts: ['free'],
  firsts: ['bliss'],
  handicaps: ['none'],
  team_sides: ['A'],
  spirit_sides: ['A'],
  ...more,
});
const none = game([]);
const sides = ['A', 'B'];
const full = game([2, 3, 4], {
  starts: ['free', 'fixed'],
  firsts: ['bliss', 'gloom'],
  handicaps: ['none', 'points'],
  team_sides: sides,
  spirit_sides: sides,
});
const basic = game([2, 3, 4], { starts: ['fixed'], team_sides: sides });
const alone = { balance: none, ego: none };
const offer = {
  difficulty: ['harder-1', 'harder-2', 'harder-3', 'easier-1', 'easier-2'],
  allowed: {
    final: {
      modes: ['basic', 'full'],
      games: {
        basic: { teams: basic, balance: none, ego: game([1, 2]) },
        full: { teams: full, balance: game([3, 4, 5, 6], { spirit_sides: sides }), ego: game([1, 2]) },
      },
      spirits: { bliss: ['love', 'empathy'], gloom: ['hatred', 'malice'] },
      is_open: true,
    },
    other: {
      modes: ['basic', 'full'],
      games: { basic: { teams: game([4]), ...alone }, full: { teams: full, ...alone } },
      is_open: true,
    },
    early: { modes: ['full'], games: { full: { teams: game([2, 3, 4]), ...alone } }, is_open: false },
  },
} as unknown as Offer;
const problem = (place: string) => ({ place, id: 'x', message: 'x', details: {} });

describe('the request', () => {
  test('leaves to the server what nobody chose', () => {
    expect(gameForm(newSetup(), own)).toEqual({ players: 2, mode: 'full' });
  });

  test('carries what was chosen', () => {
    const setup = {
      ...newSetup(),
      spirits: { bliss: ['delight'], gloom: ['misery'] },
      spiritSide: 'B',
      decks: { delight: 'own Sunny', misery: 'spirit' },
      seed: ' 42 ',
      turnLimit: '100',
    };
    expect(gameForm(setup, own)).toMatchObject({
      spirits: { bliss: ['delight'], gloom: ['misery'] },
      spirit_side: 'B',
      decks: { delight: ['trust', 'comfort'], misery: 'spirit' },
      seed: 42,
      turn_limit: 100,
    });
  });

  test('names who sits on every seat', () => {
    const setup = { ...newSetup(), title: ' Ours ', seats: ['me', 'medium', 'me'] };
    expect(tableForm(setup, own, 4, null)).toMatchObject({
      title: 'Ours',
      seats: [
        { kind: 'me' },
        { kind: 'program', program: 'medium' },
        { kind: 'me' },
        { kind: 'program', program: 'medium' },
      ],
      clock: null,
    });
    expect(tableForm(newSetup(), own, 2, null).title).toBeNull();
  });

  test('agrees with those who are still to come on what becomes of a table that is not kept up', () => {
    const seats = ['me', 'open'];
    expect(tableForm({ ...newSetup(), seats }, own, 2, null).lapse).toEqual({ then: 'program', after: 30 });
    expect(tableForm({ ...newSetup(), seats, lapse: null }, own, 2, null).lapse).toBeNull();
    expect(tableForm({ ...newSetup(), seats: ['me', 'me'] }, own, 2, null).lapse).toBeNull();
  });

  test('never carries a seed that a browser would round', () => {
    expect(gameForm({ ...newSetup(), seed: '9007199254740991' }, own).seed).toBe(2 ** 53 - 1);
    expect(gameForm({ ...newSetup(), seed: '9007199254740993' }, own).seed).toBeUndefined();
    expect(numberOf('9007199254740993')).toBeNull();
  });

  test('leaves out what is no number', () => {
    expect(gameForm({ ...newSetup(), seed: 'six', turnLimit: '-1' }, own)).toEqual({
      players: 2,
      mode: 'full',
    });
  });
});

describe('the clock', () => {
  const limits = {
    least: { reserve: 0, per_turn: 5 },
    most: { reserve: 30 * 86_400, per_turn: 30 * 86_400 },
  };
  const span = (count: string, unit: 'second' | 'minute' | 'hour' | 'day') => ({ count, unit });

  test('is one of the ready-made ones, or none', () => {
    expect(clockOf(newSetup(), limits)).toBeNull();
    expect(clockOf({ ...newSetup(), clock: 'correspondence' }, limits)).toEqual({
      reserve: 259200,
      per_turn: 86400,
      rests: true,
    });
  });

  test('is made of numbers and units', () => {
    const setup = {
      ...newSetup(),
      clock: 'own' as const,
      reserve: span('0', 'day'),
      perTurn: span('90', 'second'),
    };
    expect(clockOf(setup, limits)).toEqual({ reserve: 0, per_turn: 90, rests: false });
    expect(clockOf({ ...setup, rests: true }, limits)).toMatchObject({ rests: true });
  });

  test.each([
    [span('31', 'day'), span('1', 'minute')],
    [span('1', 'day'), span('4', 'second')],
    [span('x', 'day'), span('1', 'minute')],
    [span('1', 'day'), span('', 'minute')],
  ])('is wrong with %j and %j', (reserve, perTurn) => {
    expect(clockOf({ ...newSetup(), clock: 'own', reserve, perTurn }, limits)).toBeUndefined();
  });
});

describe('choosing Spirits', () => {
  const known = { bliss: ['love', 'empathy'], gloom: ['hatred'] };

  test('one that is alone is replaced, never missing', () => {
    expect(withSpirit(newSetup(), known, 'gloom', 'malice', 1).spirits).toEqual({
      ...known,
      gloom: ['malice'],
    });
    expect(withSpirit(newSetup(), known, 'gloom', 'hatred', 1).spirits).toEqual(known);
  });

  test('in a full team the one chosen first makes room', () => {
    expect(withSpirit(newSetup(), known, 'bliss', 'delight', 2).spirits?.bliss).toEqual([
      'empathy',
      'delight',
    ]);
  });

  test('one of several can be taken back, and its deck goes with it', () => {
    const setup = { ...newSetup(), decks: { love: 'spirit', hatred: 'spirit' } };
    const next = withSpirit(setup, known, 'bliss', 'love', 2);
    expect(next.spirits?.bliss).toEqual(['empathy']);
    expect(next.decks).toEqual({ hatred: 'spirit' });
  });
});

test('a Spirit that takes the place of another takes its deck too', () => {
  const known = { bliss: ['love'], gloom: ['hatred'] };
  const setup = { ...newSetup(), decks: { love: 'own Sunny', hatred: 'spirit' } };
  expect(withSpirit(setup, known, 'bliss', 'delight', 1).decks).toEqual({
    delight: 'own Sunny',
    hatred: 'spirit',
  });
  expect(withSpirit(setup, known, 'bliss', 'love', 1).decks).toEqual(setup.decks);
});

test('a table for a deck seats oneself with it', () => {
  expect(setupFor({ name: 'Dusk', team: 'gloom', cards: [] }, offer, null)).toMatchObject({
    players: 2,
    spirits: { gloom: ['hatred'] },
    decks: { hatred: 'own Dusk' },
    seats: ['medium', 'me'],
  });
});

test('another number of players forgets what was said of Spirits', () => {
  const setup = { ...newSetup(), spirits: { bliss: ['love'] }, decks: { love: 'spirit' }, first: 'gloom' };
  expect(withTeams(setup, 3, ['bliss'])).toMatchObject({
    players: 3,
    shapers: ['bliss'],
    spirits: null,
    decks: {},
    first: null,
  });
});

test('another edition forgets what may not fit it, and keeps how many play', () => {
  const setup = {
    ...newSetup(),
    players: 4,
    spirits: { bliss: ['love'] },
    decks: { love: 'spirit' },
    teamSide: 'B',
  };
  expect(withEdition(setup, offer, 'other')).toMatchObject({
    edition: 'other',
    players: 4,
    spirits: null,
    decks: {},
    teamSide: null,
  });
  expect(gameForm(withEdition(newSetup(), offer, 'other'), own)).toMatchObject({ edition: 'other' });
});

test('another edition, or its basic game, has only those who can play it', () => {
  const three = withBalance({ ...newSetup(), mode: 'full' }, offer, true);
  expect(withEdition({ ...three, players: 5 }, offer, 'other')).toMatchObject({ balance: false, players: 2 });
  const other = withEdition({ ...newSetup(), players: 2 }, offer, 'other');
  expect(takesBalance(other, offer)).toBe(false);
  expect(takesBalance(newSetup(), offer)).toBe(true);
  expect(withEdition({ ...newSetup(), ego: 'gloom', players: 1 }, offer, 'other')).toMatchObject({
    ego: null,
    players: 2,
  });
  expect(playersIn(other, offer)).toEqual([2, 3, 4]);
  expect(withMode(other, offer, 'basic')).toMatchObject({ mode: 'basic', players: 4 });
  expect(withEdition(withMode(newSetup(), offer, 'basic'), offer, 'other')).toMatchObject({ players: 4 });
  expect(withMode(newSetup(), offer, 'basic')).toMatchObject({ players: 2 });
});

test('an edition with one mode and its own cards alone is played so', () => {
  const given = { ...withMode(newSetup(), offer, 'basic'), cardSet: { name: 'Mine' }, turnLimit: '50' };
  expect(withEdition(given, offer, 'early')).toMatchObject({ mode: 'full', cardSet: null, turnLimit: '' });
  expect(withEdition(given, offer, 'other')).toMatchObject({ mode: 'basic', turnLimit: '50' });
});

test('another mode forgets what may not fit it', () => {
  expect(withMode({ ...newSetup(), start: 'free', spiritSide: 'B' }, offer, 'basic')).toMatchObject({
    mode: 'basic',
    start: null,
    spiritSide: null,
  });
});

test('the third team wants other numbers of players, and a mode that has it', () => {
  const three = withBalance({ ...newSetup(), players: 4, start: 'fixed' }, offer, true);
  expect(three).toMatchObject({ balance: true, players: 3, start: null });
  expect(gameForm(three, own)).toEqual({ players: 3, mode: 'full', balance: true });
  expect(withMode(three, offer, 'full')).toMatchObject({ balance: true, players: 3 });
  expect(withMode(three, offer, 'basic')).toMatchObject({ balance: false, players: 2 });
});

test('what does not go together with who plays is not asked for', () => {
  const chosen = { ...newSetup(), first: 'gloom', handicap: 'points', teamSide: 'B', spiritSide: 'B' };
  expect(withMode(chosen, offer, 'full')).toEqual(chosen);
  expect(withMode(chosen, offer, 'basic')).toMatchObject({ handicap: null, teamSide: 'B', spiritSide: null });
  expect(withBalance(chosen, offer, true)).toMatchObject({ handicap: null, teamSide: null, spiritSide: 'B' });
  expect(withOpponent(chosen, offer, 'gloom')).toMatchObject({
    first: null,
    handicap: null,
    spiritSide: null,
  });
});

test('every way to choose some of the teams is offered once', () => {
  expect(waysToChoose(['a', 'b', 'c'], 1)).toEqual([['a'], ['b'], ['c']]);
  expect(waysToChoose(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['a', 'c'], ['b', 'c']]);
  expect(waysToChoose(['a', 'b', 'c'], 3)).toHaveLength(1);
}); // prettier-ignore

test('every mistake is shown at one place', () => {
  const problems = [
    'spirits.bliss',
    'spirits',
    'decks.love trust',
    'decks',
    'anger.vibe',
    'name',
    'seed',
    '',
  ].map(problem);
  const at = (place: string) => problemsAt(problems, place).map((found) => found.place);
  expect(at('spirits.bliss')).toEqual(['spirits.bliss']);
  expect(at('spirits')).toEqual(['spirits']);
  expect(at('decks.love')).toEqual(['decks.love trust']);
  expect(at('decks')).toEqual(['decks']);
  expect(at('card_set')).toEqual(['anger.vibe', 'name']);
  expect(at('seed')).toEqual(['seed']);
});

test('teams are as large as the server seats them', () => {
  const seats = ['bliss', 'gloom', 'bliss'].map((team) => ({ team, spirit: '' }));
  expect(teamSizes({ is_good: true, options: {}, seats, problems: [] })).toEqual({ bliss: 2, gloom: 1 });
  expect(teamSizes(null)).toEqual({});
});

describe('against Ego', () => {
  const against = withOpponent({ ...newSetup(), balance: true, players: 6 }, offer, 'gloom');

  test('both Spirits are one’s own at first, and nobody else plays', () => {
    expect(against).toMatchObject({ ego: 'gloom', players: 2, balance: false, seats: ['me', 'me'] });
    expect(gameForm(against, own)).toEqual({ players: 2, mode: 'full', ego: 'gloom', difficulty: 'medium' });
  });

  test('a level is asked for by name, steps one by one', () => {
    expect(gameForm({ ...against, level: 'harder-2' }, own).difficulty).toBe('harder-2');
    expect(gameForm({ ...against, steps: ['harder-2'] }, own).difficulty).toEqual(['harder-2']);
  });

  test('without it there is no difficulty', () => {
    const back = withOpponent({ ...against, level: 'harder-2' }, offer, null);
    expect(gameForm(back, own)).toEqual({ players: 2, mode: 'full' });
  });

  test('levels go from the easiest to the hardest, and bring what lies between them and the middle', () => {
    const levels = ladder(offer);
    expect(levels).toEqual(['easier-2', 'easier-1', 'medium', 'harder-1', 'harder-2', 'harder-3']);
    expect(stepsOf(levels, 'harder-2')).toEqual(['harder-1', 'harder-2']);
    expect(stepsOf(levels, 'easier-2')).toEqual(['easier-2', 'easier-1']);
    expect(stepsOf(levels, 'medium')).toEqual([]);
  });

  test('its Spirits sit between the people, as the turns go', () => {
    const seat = (spirit: string) => ({ spirit, team: 'bliss', name: '', isTaken: true });
    const spirits = (...names: string[]) => withEgo(names.map(seat), 'gloom').map(({ spirit }) => spirit);
    expect(spirits('love', 'empathy')).toEqual(['love', 'gatekeeper', 'empathy', 'influencer']);
    expect(spirits('love')).toEqual(['love', 'gatekeeper', 'influencer']);
    expect(withEgo([seat('love')], null)).toHaveLength(1);
  });
});
