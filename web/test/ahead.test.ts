import { expect, test } from 'vitest';
import type { FactWords, ViewWords } from '../src/api/schema';
import type { Team } from '../src/api/view';
import {
  absorbedAtOnce,
  exaltWarning,
  fortressPromise,
  originAhead,
  revelationAhead,
  stillToCome,
  type Aims,
} from '../src/telling/ahead';
import { neededUpgrades } from '../src/telling/choices';
import { content } from './content';
import late from './fixtures/late.json';

const fact = (words: Partial<FactWords>): FactWords => ({
  price: null,
  taken: null,
  is_revelation: false,
  emptied: null,
  asks_back: false,
  shown: [],
  may_show_more: false,
  leads_on: false,
  is_sure: false,
  is_gift: false,
  ...words,
});

/** A turn of the first seat's, beside a Sphere with one Willpower, where a Fortress stands. */
function standing(): { view: ViewWords; sphere: string; realm: string; own: Team; other: Team; aims: Aims } {
  const view = structuredClone(late.view) as unknown as ViewWords;
  const [seat, { team, near }] = Object.entries(view.seats)[0]!;
  const sphere = near[0]!;
  const { realm } = view.spheres[sphere]!;
  view.spheres[sphere]!.wp = 1;
  view.decision = { ...view.decision!, seat };
  view.fortresses[realm] = { team, aligned: team, kind: 'major', fresh: false };
  view.common = ['unity', 'attitude'];
  const other = Object.keys(view.teams).find((found) => found !== team) as Team;
  Object.assign(view.teams[team]!, { hidden: ['openness'], aim: 'openness' });
  Object.assign(view.teams[other]!, { hidden: [null], aim: null });
  Object.assign(view.meets, { unity: other, openness: team, attitude: other, fortitude: team });
  view.place = view.order.indexOf(seat);
  const aims = { [team]: ['openness'], [other]: ['attitude', 'fortitude'] };
  return { view, sphere, realm, own: team, other, aims };
}

test('a Sphere that is not emptied leads to no Revelation', () => {
  const { view } = standing();
  expect(revelationAhead(content, view, fact({ taken: 3 }), {})).toBeNull();
});

test('whoever empties a Sphere hears what the Revelation will bring, as far as that is sure', () => {
  const { view, sphere, aims } = standing();
  for (const team of Object.values(view.teams)) team.unused.minor = 1;
  const ahead = revelationAhead(content, view, fact({ emptied: sphere }), aims)!;
  expect(ahead.brings[0]).toMatch(/is empty then, and a Revelation follows/);
  expect(ahead.brings.join('\n')).toMatch(/earns a Minor Fragment: \+\d/);
  expect(ahead.brings.join('\n')).toMatch(/meets Unity: a Minor Fragment \(\+3\), or a Major one \(\+5\) if/);
  expect(ahead.brings.join('\n')).toMatch(/joins the Identity: .* \+\d/);
  expect(ahead.warnings).toEqual([]);
});

test('a team that has no such Fragment left ends the game, and hears so before', () => {
  const { view, sphere, aims } = standing();
  for (const team of Object.values(view.teams)) team.unused.minor = 0;
  const { brings } = revelationAhead(content, view, fact({ emptied: sphere }), aims)!;
  expect(brings.join('\n')).toMatch(
    /none left: a Capping Fragment takes its place \(\+4\), and the game ends/,
  );
  expect(brings.join('\n')).not.toMatch(/earns a Minor Fragment: /);
});

test('a team that comes later in the order of turns is promised no number for its Capping Fragment', () => {
  const { view, sphere, other } = standing();
  for (const team of Object.values(view.teams)) team.unused.minor = 0;
  const aims = { [other]: ['fortitude'] };
  view.meets.openness = null;
  const none = (text: RegExp) =>
    revelationAhead(content, view, fact({ emptied: sphere }), aims)!.brings.filter((line) => text.test(line));
  expect(none(/takes its place \(\+4\), and/)).toHaveLength(1);
  // The active team is due one as well, and takes the Fragment first.
  view.meets.openness = Object.keys(view.teams).find((team) => team !== other) as Team;
  Object.assign(aims, standing().aims, { [other]: ['fortitude'] });
  expect(none(/takes its place \(\+4\), and/)).toHaveLength(1);
  expect(none(/takes its place, and/)).toHaveLength(1);
});

test('what another team earns is sure where none of what it may have hidden changes it, and says why', () => {
  const { view, sphere, own, other } = standing();
  for (const team of Object.values(view.teams)) Object.assign(team.unused, { minor: 1, major: 1 });
  const told = (...hidden: string[]) =>
    revelationAhead(content, view, fact({ emptied: sphere }), { [own]: ['openness'], [other]: hidden })!.brings.join(' ');
  expect(told('fortitude')).toMatch(/Gloom earns a Minor Fragment: \+3\. That is sure, as it meets none of the Aspirations/);
  expect(told('attitude')).toMatch(/Gloom earns a Major Fragment: \+5\. That is sure, as it meets every Aspiration/);
  expect(told('attitude', 'fortitude')).not.toContain('sure');
  view.meets.unity = null;
  expect(told('fortitude')).toMatch(/Gloom meets nothing: no Fragment\. That is sure/);
  expect(told()).toMatch(/Gloom meets nothing: no Fragment\. That is sure/);
  expect(told('attitude', 'fortitude')).toMatch(/Gloom earns a Minor Fragment \(\+3\) if/);
}); // prettier-ignore

test('a Fragment that another team may be due and has no more of may end the game', () => {
  const { view, sphere, own, other } = standing();
  for (const team of Object.values(view.teams)) Object.assign(team.unused, { minor: 1, major: 0 });
  const warned = (...hidden: string[]) =>
    revelationAhead(content, view, fact({ emptied: sphere }), { [own]: ['openness'], [other]: hidden })!.warnings;
  expect(warned('attitude', 'fortitude')).toEqual([
    expect.stringMatching(/^If .*Gloom is due a Major Fragment, it has none left: a Capping Fragment takes its place \(\+4\), and the game ends after this turn\.$/),
  ]);
  expect(warned('fortitude')).toEqual([]);
  const aims = { [own]: ['openness'], [other]: ['attitude', 'fortitude'] };
  expect(revelationAhead(content, view, fact({ emptied: sphere }), aims)!.brings.join(' ')).toMatch(
    /a Minor Fragment \(\+3\), or a Major one if it meets/,
  );
}); // prettier-ignore

test('a Revelation that uses up the last Common Aspiration ends the game, and says so before', () => {
  const { view, sphere, own, aims } = standing();
  const warned = (left: number) => {
    view.ends = [{ why: 'common', team: null, left }];
    return revelationAhead(content, view, fact({ emptied: sphere }), aims)!.warnings.join('\n');
  };
  const end = /No Common Aspiration is left then: the game ends after this turn\./;
  expect(warned(2)).toBe('');
  expect(warned(1)).toMatch(end);
  // A team that meets both lets the other one remove one more.
  Object.assign(view.meets, { unity: own, attitude: null });
  expect(warned(3)).toBe('');
  expect(warned(2)).toMatch(end);
  view.ending = 'wheel';
  expect(warned(1)).toBe('');
});

test('with a single Sphere in reach, Absorb itself tells which it is', () => {
  const { view, sphere } = standing();
  view.seats[view.decision!.seat]!.near = [sphere];
  const known = fact({ taken: 1 });
  expect(absorbedAtOnce(view, 'absorb', known)).toBe(sphere);
  expect(absorbedAtOnce(view, 'absorb', fact({ leads_on: true }))).toBeNull();
  expect(absorbedAtOnce(view, `sphere ${sphere}`, known)).toBeNull();
});

test('a Fortress that will not score is warned of', () => {
  const { view, sphere, realm, aims } = standing();
  view.fortresses[realm]!.fresh = true;
  const [fresh] = revelationAhead(content, view, fact({ emptied: sphere }), aims)!.warnings;
  expect(fresh).toMatch(/was built or exalted this turn/);
  view.fortresses[realm]!.fresh = false;
  view.seats[view.decision!.seat]!.near = [];
  const [far] = revelationAhead(content, view, fact({ emptied: sphere }), aims)!.warnings;
  expect(far).toMatch(/from afar/);
});

test('a Fortress tells before it is built what it will bring, and none is promised for one that is razed', () => {
  const { view, realm, own } = standing();
  const minor = { team: own, aligned: own, kind: 'minor', fresh: true };
  const before = { ...view, fortresses: { ...view.fortresses, [realm]: null } } as ViewWords;
  const built = { ...view, fortresses: { ...view.fortresses, [realm]: minor } } as ViewWords;
  const { points } = content.numbers;
  const brings = (kind: string) =>
    expect.stringMatching(new RegExp(`in a later turn.*\\+${points[kind]}\\.`));
  view.seats[view.decision!.seat]!.at = realm;
  expect(fortressPromise(content, before, 'fortify', null)).toEqual(brings('minor'));
  expect(fortressPromise(content, built, 'fortify', null)).toBe('');
  expect(fortressPromise(content, before, `site ${realm}`, built)).toEqual(brings('minor'));
  expect(fortressPromise(content, built, `site ${realm}`, view)).toEqual(brings('major'));
  expect(fortressPromise(content, built, `site ${realm}`, before)).toBe('');
  expect(fortressPromise(content, before, 'move', before)).toBe('');
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

test('who exalts a Fortress hears that it brings nothing in this turn', () => {
  const { view, realm, own } = standing();
  const minor = { team: own, aligned: own, kind: 'minor', fresh: false };
  const before = { ...view, fortresses: { ...view.fortresses, [realm]: minor } } as ViewWords;
  const warning = expect.stringMatching(/in this turn, a Fortress that was exalted in it stays/);
  expect(exaltWarning(before, 'use exalt determination', null)).toEqual(warning);
  expect(exaltWarning(before, `site ${realm}`, view)).toEqual(warning);
  expect(exaltWarning(before, 'use determination', null)).toBe('');
  expect(exaltWarning(view, `site ${realm}`, before)).toBe('');
});

test('whoever turns the Origin by a choice hears which Spheres come, and to whose Fortress', () => {
  const { view } = standing();
  const { realms } = content.map;
  content.spheres.forEach((sphere, i) => (view.spheres[sphere] = { ...view.spheres[sphere]!, realm: realms[i]!, wp: i + 2 }));
  view.fortresses = { ...Object.fromEntries(realms.map((realm) => [realm, null])), senses: { team: 'gloom', aligned: 'gloom', kind: 'minor', fresh: false } };
  Object.assign(view.seats[view.decision!.seat]!, { at: 'motives-senses', near: content.spheres.slice(0, 2) });
  const [motives, senses] = content.spheres;
  view.decision = { ...view.decision!, kind: 'absorb' };
  const said = originAhead(content, view, `sphere ${motives}`, fact({ taken: 1 }));
  expect(said).toBe(
    'Once the Origin has turned, beside you: Knowledge (6 WP) at the Valley of Motives and Commitment (1 WP) at the Cradle of Senses, where a Fortress of ▼Gloom stands.',
  );
  expect(originAhead(content, view, `sphere ${motives}`, fact({ taken: 2, emptied: motives! }))).toContain('Commitment (filled again)');
  expect(originAhead(content, view, `sphere ${senses}`, fact({ taken: 3 }))).toContain('Commitment (2 WP)');
  expect(originAhead(content, view, 'rotate', fact({}))).toContain('Commitment (2 WP)');
  expect(originAhead(content, view, 'move', fact({}))).toBe('');
  view.decision = { ...view.decision, kind: 'drain' };
  expect(originAhead(content, view, `sphere ${motives}`, fact({}))).toBe('');
}); // prettier-ignore

test('a Fortress that joins the Identity before the Origin turns does not stand there then', () => {
  const { view, sphere, realm } = standing();
  const { realms } = content.map;
  content.spheres.forEach((found, i) => (view.spheres[found]!.realm = realms[i]!));
  view.spheres[sphere]!.wp = 2;
  const at = view.spheres[sphere]!.realm;
  view.fortresses = { [at]: { ...view.fortresses[realm]!, fresh: false } };
  view.seats[view.decision!.seat] = { ...view.seats[view.decision!.seat]!, at, near: [sphere] };
  view.decision = { ...view.decision!, kind: 'absorb' };
  const turned = (taken: number) =>
    originAhead(content, view, `sphere ${sphere}`, fact({ taken, emptied: taken > 1 ? sphere : null }));
  expect(turned(1)).toContain('where a Fortress of');
  expect(turned(2)).not.toContain('where a Fortress of');
  // One that was built in this turn stays.
  view.fortresses[at]!.fresh = true;
  expect(turned(2)).toContain('where a Fortress of');
});

/** Somebody of Bliss, about to absorb in a Realm, with nothing on the board. */
function absorbing(): { view: ViewWords; seat: string; at: string } {
  const { view } = standing();
  const seat = Object.keys(view.seats).find((found) => view.seats[found]!.team === 'bliss')!;
  const at = content.map.realms[0]!;
  view.seats[seat] = { ...view.seats[seat]!, at, near: ['diligence'] };
  view.decision = { ...view.decision!, seat, kind: 'absorb' };
  view.slots = view.slots.map(() => null);
  view.fortresses = {};
  return { view, seat, at };
}

test('who absorbs hears what comes on top of what is counted: the bonus that is asked about', () => {
  const { view, seat } = absorbing();
  const said = (choice: string, taken: number | null = 1) =>
    stillToCome(content, view, choice, fact({ taken }));
  expect(said('sphere diligence')).toBe('Not counted yet: the bonus of Diligence (if you take it).');
  expect(said('absorb')).toBe(said('sphere diligence'));
  expect(said('absorb', null)).toBe('');
  expect(said('move')).toBe('');
  // A bonus that cannot be had is not asked about: then all is counted.
  view.seats[seat]!.deck = [];
  expect(said('sphere creativity')).toBe('');
  view.teams.bliss!.ambition = content.numbers.ambition;
  expect(said('sphere commitment')).toBe('');
  view.teams.bliss!.ambition = 0;
  expect(said('sphere commitment')).toContain('Commitment');
  view.decision!.kind = 'drain';
  expect(said('sphere diligence')).toBe('');
});

test('Emotions and a Spirit that give Willpower after the bonus are named, as far as they are near and own', () => {
  const { view, seat, at } = absorbing();
  const { frontiers, realms_by_space, triads } = content.map;
  const near = frontiers.find((frontier) => realms_by_space[frontier]!.includes(at))!;
  const far = frontiers.find((frontier) => !realms_by_space[frontier]!.includes(at))!;
  const lay = (frontier: string, card: string) => {
    view.slots = view.slots.map((_, slot) =>
      slot === triads[frontier]![0] ? ({ card, aligned: 'bliss' } as ViewWords['slots'][number]) : null,
    );
  };
  const said = () => stillToCome(content, view, 'sphere diligence', fact({ taken: 1 }));
  lay(near, 'kindness');
  expect(said()).toMatch(/the bonus of Diligence \(if you take it\) and 1 WP from Kindness\.$/);
  lay(far, 'kindness');
  expect(said()).not.toContain('Kindness');
  lay(near, 'courage');
  expect(said()).not.toContain('Courage');

  const lovely = { ...content, spirits: { ...content.spirits, [seat]: content.spirits.love! } };
  view.features = ['fortresses', 'spirit-powers'];
  expect(String(stillToCome(lovely, view, 'absorb', fact({ taken: 1 })))).not.toContain('Love');
  view.fortresses[at] = { team: 'bliss', aligned: 'bliss', kind: 'minor', fresh: false };
  expect(stillToCome(lovely, view, 'absorb', fact({ taken: 1 }))).toContain('Willpower from Love’s power');
  view.features = ['fortresses'];
  expect(stillToCome(lovely, view, 'absorb', fact({ taken: 1 }))).not.toContain('Love');
});
