import { expect, test } from 'vitest';
import type { AheadWords, FactWords, ViewWords, WayWords } from '../src/api/schema';
import {
  chancesAhead,
  emotionTurned,
  exaltWarning,
  fortressPromise,
  lastFragment,
  originAhead,
  reachAhead,
  repliesAhead,
  revelationAhead,
  stillToCome,
} from '../src/telling/ahead';
import { neededUpgrades } from '../src/telling/choices';
import { mayMeet, metPlainly } from '../src/telling/intentions';
import { content } from './content';
import foretold from './fixtures/foretold.json';

const NOTHING: AheadWords = {
  bonus: null,
  incomes: [],
  earned: [],
  dues: [],
  site: null,
  ends: null,
  beside: [],
  chances: [],
  replies: [],
};
const ahead = (words: Partial<AheadWords>): AheadWords => ({ ...NOTHING, ...words });
const emptying = (words: Partial<AheadWords>) =>
  ({ emptied: 'humility', ahead: ahead(words) }) as Partial<FactWords> as FactWords;

const known = foretold as unknown as { edition: string; choice: string; fact: FactWords }[];
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

test('of games of every edition all is said that is foretold, and no other number', () => {
  expect(new Set(known.map(({ edition }) => edition))).toEqual(new Set(['final', 'preview', 'prototype']));
  for (const { fact } of known) {
    const { dues, site, bonus, incomes, beside } = fact.ahead!;
    const told = revelationAhead(content, fact);
    expect(told === null).toBe(fact.emptied === null);
    const [begins = '', ...lines] = told?.brings ?? [];
    expect(count(begins, /\d/g)).toBe(0);
    expect(lines).toHaveLength(dues.length + Number(site?.points ? 1 : 0));
    dues.forEach(({ may }, place) => {
      const shares = may.flatMap(({ points, wheel }) => [points, wheel]);
      expect(sum((lines[place]!.match(/\d+/g) ?? []).map(Number))).toBe(sum(shares));
      expect(lines[place]).toMatch(may.length > 1 ? /, by what is hidden\.$/ : /\.$/);
    });
    expect(count(stillToCome(fact), /the bonus of/g)).toBe(Number(bonus !== null));
    expect(count(stillToCome(fact), / WP from /g)).toBe(incomes.length);
    const turned = originAhead(content, fact);
    expect(count(turned, / WP\)/g)).toBe(beside.length);
    for (const { wp } of beside) expect(turned).toContain(`(${wp} WP)`);
  }
});

test('a choice that empties no Sphere leads to no Revelation', () => {
  expect(revelationAhead(content, { ...emptying({}), emptied: null })).toBeNull();
});

test('what a team earns is told with its points, and why it is sure', () => {
  const told = (...dues: AheadWords['dues']) => revelationAhead(content, emptying({ dues }))!.brings.slice(1);
  const minor = { fragment: 'minor', points: 3, wheel: 0 } as const;
  const none = { fragment: null, points: 0, wheel: 0 };
  const capping = { fragment: 'capping', points: 4, wheel: 0 } as const;
  expect(told({ team: 'bliss', may: [minor], meets: null })).toEqual(['▲Bliss earns a Minor Fragment (+3).']);
  expect(told({ team: 'gloom', may: [minor], meets: 'none' })).toEqual([
    '▼Gloom earns a Minor Fragment (+3). That is sure, as it meets none of the Aspirations that it may have hidden.',
  ]);
  expect(told({ team: 'gloom', may: [none, minor], meets: 'some' })).toEqual([
    '▼Gloom earns no Fragment or a Minor Fragment (+3), by what is hidden.',
  ]);
  expect(told({ team: 'bliss', may: [capping], meets: null })[0]).toMatch(
    /a Capping Fragment \(\+4\) in the place of one that it has no more of, which ends the game/,
  );
  expect(told({ team: 'gloom', may: [{ ...none, wheel: 2 }], meets: null })[0]).toMatch(/but 2 on the Wheel/);
});

test('a Fortress joins the Identity, or it is said why it stays', () => {
  const site = { realm: 'senses', team: 'gloom', points: 3, instead: 0, stays: null } as const;
  const told = (words: Partial<AheadWords>) => revelationAhead(content, emptying(words))!;
  expect(told({ site }).brings[1]).toMatch(/The Fortress in the Cradle of Senses joins .*Gloom \+3/);
  expect(told({ site: { ...site, instead: 2 } }).brings[1]).toMatch(/\+3, in place of \+2 at the end/);
  expect(told({ site }).warnings).toEqual([]);
  const stays = (stays: 'fresh' | 'far') => told({ site: { ...site, points: 0, stays } }).warnings;
  expect(stays('fresh')).toEqual([expect.stringMatching(/was built or exalted this turn/)]);
  expect(stays('far')).toEqual([expect.stringMatching(/from afar/)]);
});

test('that the game ends with it is said once', () => {
  const warned = (ends: string) => revelationAhead(content, emptying({ ends }))!.warnings;
  expect(warned('common')).toEqual(['No Common Aspiration is left then: the game ends after this turn.']);
  expect(warned('wheel')).toEqual(['The game ends after this turn.']);
  // The team that lacks a Fragment is told so.
  expect(warned('fragment')).toEqual([]);
});

test('what comes on top of what is counted is named with what gives it', () => {
  const told = (words: Partial<AheadWords>) => stillToCome({ ahead: ahead(words), taken: 3 });
  expect(told({})).toBe('');
  expect(stillToCome({ ahead: null, taken: null })).toBe('');
  expect(told({ bonus: 'diligence' })).toBe('Not counted yet: the bonus of Diligence (if you take it).');
  expect(told({ bonus: 'diligence', incomes: [{ wp: 1, why: 'kindness' }] })).toMatch(
    /the bonus of Diligence \(if you take it\) and 1 WP from Kindness\. That makes 4 WP in all\.$/,
  );
  expect(told({ incomes: [{ wp: 2, why: 'fortress-income' }] })).toContain('2 WP from Love’s power');
});

test('the Spheres that come beside one are told with their Willpower and whose Fortress stands there', () => {
  const beside: AheadWords['beside'] = [
    { sphere: 'knowledge', wp: 6, realm: 'motives', team: null },
    { sphere: 'commitment', wp: 1, realm: 'senses', team: 'gloom' },
  ];
  expect(originAhead(content, { ahead: ahead({ beside }) })).toBe(
    'Once the Origin has turned, beside you: Knowledge (6 WP) at the Valley of Motives and Commitment (1 WP) at the Cradle of Senses, where a Fortress of ▼Gloom stands.',
  );
  expect(originAhead(content, { ahead: ahead({}) })).toBe('');
  expect(originAhead(content, { ahead: null })).toBe('');
});

test('a Fortress tells before it is built what it will bring, and none is promised where none is raised', () => {
  expect(fortressPromise({ raised: { points: 5, is_renewed: false, is_early: false } })).toMatch(
    /in a later turn.*\+5\. .*no points of its own/,
  );
  expect(fortressPromise({})).toBe('');
});

test('the last Fragment of a kind is told as such', () => {
  expect(lastFragment(content, { last: 'minor' })).toMatch(
    /your last Minor Fragment.* Capping Fragment .* the game ends/,
  );
  expect(lastFragment(content, {})).toBe('');
});

test('an Emotion that becomes another one is seen as both', () => {
  const lying = (card: string) => ({ card, essence: 2 });
  const board = (...cards: (string | null)[]) =>
    ({ slots: cards.map((card) => card && lying(card)) }) as unknown as ViewWords;
  expect(emotionTurned(board(null, 'anger'), board(null, 'rage'))).toEqual([lying('anger'), lying('rage')]);
  expect(emotionTurned(board('anger', null), board(null, 'anger'))).toBeNull();
  expect(emotionTurned(board('anger'), null)).toBeNull();
});

test('what whoever comes next could do is told as possible', () => {
  const chance = {
    spirit: 'hatred',
    sphere: 'humility',
    realm: 'motives',
    team: 'gloom' as const,
    points: 5,
    instead: 0,
    frontiers: 0,
    space: null as string | null,
  };
  const told = (words: Partial<typeof chance>) =>
    chancesAhead(content, { ahead: ahead({ chances: [{ ...chance, ...words }] }) });
  expect(told({})).toEqual([expect.stringMatching(/^Possible then: .*Hatred empties Humility.*Gloom \+5/)]);
  expect(told({ team: undefined as never, points: 0 })[0]).not.toMatch(/\+/);
  expect(told({})[0]).not.toMatch(/Frontier/);
  expect(told({ frontiers: 1 })[0]).toMatch(/first wins 1 more Frontier there/);
  expect(told({})[0]).not.toMatch(/Move/);
  expect(told({ space: 'senses' })[0]).toMatch(
    /^Possible: .*Hatred first moves \(Cradle of Senses\)\. Possible then: /,
  );
  expect(chancesAhead(content, { ahead: null })).toEqual([]);
});

test('what whoever comes next could score at once is told with its points', () => {
  const reply = { spirit: 'hatred', points: 1, further: 1, actions: ['intensify'] };
  const replies = [
    { ...reply, intention: 'fill' },
    { ...reply, intention: 'quell' },
  ];
  expect(repliesAhead(content, { ahead: ahead({ replies }) })).toMatch(
    /Hatred scores Fill up \(\+1 point\) and Suppress \(\+1 point\)/,
  );
  expect(repliesAhead(content, { ahead: null })).toBe('');
});

test('where each after the first brings more, what could be scored is told as a chain', () => {
  const reply = { spirit: 'hatred', points: 1, further: 2, actions: ['intensify'] };
  const told = (...names: string[]) =>
    repliesAhead(content, { ahead: ahead({ replies: names.map((intention) => ({ ...reply, intention })) }) });
  expect(told('fill', 'quell')).toMatch(
    /Hatred scores Fill up and Suppress, one after the other: \+1 for the first, \+2 for each one after it/,
  );
  expect(told('fill')).toMatch(/Hatred scores Fill up \(\+1 point\)\./);
});

test('what can be done from where a Spirit would stand is told action by action, each place once', () => {
  const way = (path: string[], ...options: string[]) => ({ path, options }) as unknown as WayWords;
  const slots = content.map.space_of_slot.map(() => null) as unknown as ViewWords['slots'];
  const view = {
    slots: slots.map((_, slot) => (slot === 3 ? { card: 'anger' } : null)),
  } as unknown as ViewWords;
  const ways = [
    way(['move', 'token none'], 'space senses'),
    way(['quell', 'token none'], 'slot 3'),
    way(['fortify', 'token none', 'use none'], 'site motives'),
    way(['fortify', 'token none', 'use determination'], 'site motives'),
    way(['absorb'], 'sphere humility', 'sphere knowledge'),
  ];
  expect(reachAhead(content, view, ways)).toBe(
    'From there: Quell (Anger), Fortify (Valley of Motives) and Absorb (Humility and Knowledge).',
  );
  expect(reachAhead(content, view, ways.slice(0, 1))).toBe('');
});

test('an Intention that takes a token first is told with it', () => {
  const view = { intentions: [{ name: 'fill', points: 1 }], decision: null } as unknown as ViewWords;
  expect(mayMeet(content, view, { fill: null }).map(String)).toEqual(['Fill up (+1 point)']);
  const [told] = mayMeet(content, view, { fill: 'token green empower 1' }).map(String);
  expect(told).toMatch(/^Fill up \(\+1 point\), if you place a token first: .*[Gg]reen.*Empower/);
  expect(metPlainly({ fill: 'token green empower 1', quell: null })).toEqual(['quell']);
});

test('points that come after the question are told with the bonus', () => {
  const earned = [{ intention: 'absorb', points: 2 }];
  expect(stillToCome({ ahead: ahead({ bonus: 'humility', earned }), taken: 3 })).toMatch(
    /the bonus of Humility.* and 2 points for Drink deep/,
  );
});

test('who exalts a Fortress hears that it brings nothing in this turn', () => {
  const warning = expect.stringMatching(/in this turn, a Fortress that was exalted in it stays/);
  expect(exaltWarning({ raised: { points: 5, is_renewed: true, is_early: true } })).toEqual(warning);
  expect(exaltWarning({ raised: { points: 3, is_renewed: false, is_early: false } })).toBe('');
  expect(exaltWarning({ raised: { points: 3, is_renewed: false, is_early: true } })).toMatch(
    /may still come in this turn.*stays where it is/,
  );
});

test('of an action that needs an upgrade to be possible, the upgrade is told', () => {
  const needed = (...tokens: string[]) => neededUpgrades(content, 'A', 'love', { tokens, cards: [] });
  const [first, second] = content.boards.A.love!.fortify!;
  expect(needed('token red fortify 1', 'token green fortify 1', 'token red fortify 2')).toEqual([
    first!.name,
    second!.name,
  ]);
  expect(needed('token red fortify 0')).toEqual([]);
});
