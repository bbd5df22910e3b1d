import { expect, test } from 'vitest';
import type { EventWords, ViewWords } from '../src/api/schema';
import type { Team } from '../src/api/view';
import { teamsIn } from '../src/content/in-play';
import {
  aimsNow,
  aimTold,
  endsOf,
  endTold,
  goneFrom,
  isPointless,
  lastPoints,
  nearestSpheres,
  nearestTold,
  nothingLeft,
  pointsTold,
} from '../src/telling/standing';
import { goodsAloud, standingAloud } from '../src/telling/aloud';
import { bonusForeseen } from '../src/telling/aloud-changes';
import { spoken } from '../src/telling/spoken';
import { t } from '../src/text/texts';
import { content, prototype } from './content';
import late from './fixtures/late.json';
import rounds from './fixtures/rounds.json';

const base = late.view as unknown as ViewWords;

test('what counts now says what it asks for, what each team counts, and who is ahead by how much', () => {
  const view: ViewWords = {
    ...base,
    common: ['openness', 'awareness'],
    counts: { ...base.counts, openness: { bliss: 1, gloom: 3 } },
    meets: { ...base.meets, openness: 'gloom' },
  };
  expect(aimsNow(content, view)[0]).toMatchObject({
    name: 'openness',
    meaning: 'Control more Frontiers than the opposing team.',
    counts: [
      ['bliss', 1],
      ['gloom', 3],
    ],
    leader: 'gloom',
    lead: 2,
  });
  expect(aimsNow(content, view).map(({ name }) => name)).not.toContain('awareness');
});

test('the bonus of the Wheel that points bring is told before', () => {
  const at = (wheel: number) => ({ teams: { ...base.teams, bliss: { ...base.teams.bliss!, wheel } } });
  expect(bonusForeseen(content, 'bliss', at(3), at(4))).toBe(
    'The next bonus of the Wheel comes at 4: a card.',
  );
  expect(bonusForeseen(content, 'bliss', at(2), at(3))).toBe('');
  expect(bonusForeseen(content, 'bliss', at(3), null)).toBe('');
});

test('a Hidden Aspiration is told from the eyes of its own team, which alone can meet it', () => {
  const counts: [Team, number][] = [
    ['bliss', 3],
    ['gloom', 1],
  ];
  expect(aimTold({ counts, team: 'gloom' })).toBe('Bliss 3, Gloom 1: Gloom is 2 behind.');
  expect(aimTold({ counts, team: 'bliss' })).toBe('Bliss 3, Gloom 1: Bliss is ahead by 2.');
  expect(aimTold({ counts })).toBe('Bliss 3, Gloom 1: Bliss is ahead by 2.');
  const level: [Team, number][] = [
    ['bliss', 2],
    ['gloom', 2],
  ];
  expect(aimTold({ counts: level, team: 'gloom' })).toBe('Bliss 2, Gloom 2: nobody is ahead.');
  // What the third team needs is no comparison of its own.
  expect(aimTold({ counts, team: 'balance' })).toBe('Bliss 3, Gloom 1: Bliss is ahead by 2.');
});

test('the Spheres nearest to empty are named, unless there are many', () => {
  const filled = (...amounts: number[]): ViewWords => ({
    ...base,
    spheres: Object.fromEntries(
      content.spheres.map((sphere, i) => [sphere, { realm: 'motives', wp: amounts[i] ?? 7, full: 7 }]),
    ),
  });
  const [first, second] = content.spheres;
  expect(nearestTold(content, filled(2)).wp).toBe(2);
  expect(`${nearestTold(content, filled(2)).which}`).toMatch(RegExp(first!, 'i'));
  expect(`${nearestTold(content, filled(1, 1)).which}`).toMatch(RegExp(second!, 'i'));
  expect(`${nearestTold(content, filled()).which}`).toBe('5 Spheres');
  const told = (...amounts: number[]) => t('play-nearest', nearestTold(content, filled(...amounts)));
  expect(told(2)).toMatch(/^2 Willpower left in \w+$/);
  expect(told(1, 1)).toMatch(/^1 Willpower left in both \w+ and \w+$/);
  expect(told()).toBe('7 Willpower left in each of 5 Spheres');
  // On the board they pulse, while a Revelation can follow.
  expect(nearestSpheres(content, filled(2))).toEqual([first]);
  expect(nearestSpheres(content, filled())).toEqual([]);
  expect(nearestSpheres(content, { ...filled(2), last_points: [] })).toEqual([]);
});

test('each way to the end is told once, with what every team has left, and a far limit of turns not at all', () => {
  const ends = endsOf(content, {
    ends: [
      { why: 'common', team: null, left: 4 },
      { why: 'wheel', team: 'gloom', left: 8 },
      { why: 'wheel', team: 'bliss', left: 12 },
      { why: 'turn-limit', team: null, left: 150 },
    ],
  });
  expect(ends).toEqual([
    { why: 'common', left: 4, teams: [] },
    {
      why: 'wheel',
      left: 8,
      teams: [
        ['bliss', 12],
        ['gloom', 8],
      ],
    },
  ]);
  expect(endsOf(content, { ends: [{ why: 'turn-limit', team: null, left: 5 }] })).toHaveLength(1);
});

test('a game in rounds ends by Majors or after the last round', () => {
  const view = rounds.view as unknown as ViewWords;
  expect(endsOf(prototype, view).map(({ why }) => why)).toEqual(['majors', 'rounds']);
});

test('it is known which Common Aspirations are gone, and who removed them', () => {
  const events = [
    { kind: 'turns-down', data: { aspiration: 'unity' } },
    { kind: 'common', data: { aspiration: 'attitude' } },
    { kind: 'removes', data: { team: 'gloom', aspiration: 'openness' } },
  ] as unknown as EventWords[];
  expect(goneFrom(events)).toEqual([
    { name: 'unity', team: null },
    { name: 'openness', team: 'gloom' },
  ]);
});

test('on the last turn, once no Revelation can follow, it is told what still brings points', () => {
  const told = (last_points: ViewWords['last_points']) => lastPoints(content, { ...base, last_points });
  expect(told([])).toBe('No more points can be made.');
  expect(told(['intentions'])).toBe('No more Revelation; Intentions still bring points.');
  expect(told(['fortresses'])).toBe('No more Revelation; only Ego’s Fortresses still count, at the end.');
  expect(told(['intentions', 'fortresses'])).toMatch(
    /Intentions still bring points, and Ego’s Fortresses alone count/,
  );
  expect(told(['revelation', 'intentions'])).toBeNull();
  expect(told(null)).toBeNull();
});

test('where nothing brings points any more, the end of the turn is all that is left', () => {
  expect(isPointless({ last_points: [] })).toBe(true);
  expect(isPointless({ last_points: ['intentions'] })).toBe(false);
  expect(isPointless({ last_points: null })).toBe(false);
});

test('where only the end brings points, it is told to whom and how many', () => {
  const last = { ...base, last_points: [] };
  const [team] = teamsIn(content, last);
  const teams = { ...last.teams, [team!]: { ...last.teams[team!]!, at_end: 5 } };
  expect(lastPoints(content, { ...last, teams })).toBe(
    `Only the end brings points now: ${t(`team-${team!}`)} +5.`,
  );
  expect(nothingLeft(content, { ...last, teams }, 'end')).toContain('+5): end the turn.');
  expect(pointsTold({ teams }, team!)).toContain('and 5 more at the end');
});

test('what the end adds says what for, and how much it could be while a Revelation can come', () => {
  const [team] = teamsIn(content, base);
  const teams = { ...base.teams, [team!]: { ...base.teams[team!]!, at_end: 8, most_at_end: 17 } };
  expect(endTold({ teams, last_points: null }, team!).join(' ')).toMatch(
    /^\+8 at the end for its Fortresses.* 17 at most/,
  );
  expect(endTold({ teams, last_points: ['fortresses'] }, team!)).toHaveLength(1);
});

test('whoever listens hears which Spheres lie beside them as their turn begins, and how things stand', () => {
  const heard = (name: { toString(): string }) => spoken(String(name));
  const humility =
    'Beside you: Humility (1 Willpower) at the Land of Desires, where a Fortress of Gloom stands.';
  expect(heard(goodsAloud(content, base, true))).toMatch(/^Your turn: /);
  expect(heard(goodsAloud(content, base, true))).toContain(humility);
  expect(heard(goodsAloud(content, base, false))).not.toContain('Beside you');
  expect(standingAloud(content, base, 'harmony').map(heard)).toContain(
    'Beside you: Commitment (4 Willpower) at the Cradle of Senses, where a Fortress of Gloom stands, ' +
      'Creativity (1 Willpower) at the Network of Thoughts, where a Fortress of Bliss stands.',
  );
});

test('whoever listens hears where the nearest Sphere lies, and how far the end is', () => {
  const told = (view: typeof base) =>
    standingAloud(content, view, 'harmony')
      .map((name) => spoken(String(name)))
      .join('\n');
  expect(told(base)).toMatch(/Nearest to empty: .* \(1 Willpower\) at the .*\.$/m);
  const ends = [{ why: 'common' as const, team: null, left: 2 }];
  expect(told({ ...base, ends })).toContain('End: 2 Aspirations');
  expect(told({ ...base, ends })).not.toContain('Last turn');
  expect(told({ ...base, ending: 'common' })).toContain('Last turn');
});
