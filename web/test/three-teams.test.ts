// @vitest-environment node
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { FactWords, PriceWords, ViewWords } from '../src/api/schema';
import type { Emotion, Fragment, Team } from '../src/api/view';
import { placeAtTurn, teamsCompared } from '../src/content/in-play';
import { hasChoice } from '../src/decks/pile';
import { actionText } from '../src/telling/actions';
import { aspirationsSeen } from '../src/telling/aspirations';
import { changesBetween } from '../src/telling/changes';
import { conditionsOf, shownChoice } from '../src/telling/choices';
import { explanationOf } from '../src/telling/explanations';
import { aspirationNow, emotionNow, siteNow, spiritNow } from '../src/telling/now';
import { costText } from '../src/telling/prices';
import { neededOf } from '../src/telling/surprises';
import { t } from '../src/text/texts';
import { content, withBalance } from './content';
import fixture from './fixtures/three-teams.json';
import Standing from './Standing.svelte';
import { fact } from './fact';

const view = fixture.view as unknown as ViewWords;

const FREE: PriceWords = {
  wp: 0,
  ambition: 0,
  essence: { bliss: 0, gloom: 0 },
  either: 0,
  parts: [],
  is_fixed: true,
  tokens: [],
};

/** The view with an Emotion of Balance on a slot that counts for a team. */
function withEmotion(slot: number, aligned: Team, card: string, vibe: Emotion['vibe']): ViewWords {
  const some = view.slots.find(Boolean)!;
  const emotion: Emotion = { ...some, card, vibe, aligned, owner: 'reason' };
  return { ...view, slots: view.slots.map((old, i) => (i === slot ? emotion : old)) };
}

describe('what counts for another team', () => {
  test('says so, with the Vibe that was chosen', () => {
    const facts = emotionNow(withBalance, withEmotion(3, 'gloom', 'impulse', 'yellow'), 3);
    expect(facts).toContain(t('now-aligned', { team: 'Balance', aligned: 'Gloom' }));
    expect(facts).toContain(t('now-vibe', { vibe: 'yellow' }));
    expect(emotionNow(withBalance, withEmotion(3, 'bliss', 'hope', 'blue'), 3).join()).not.toContain('counts for');
  }); // prettier-ignore

  test('bears both shapes where it is chosen, and the chosen Vibe', () => {
    const known = { content: withBalance, side: 'A' as const };
    const lying = withEmotion(3, 'gloom', 'impulse', 'yellow');
    expect(shownChoice(lying, 'slot 3', known)).toMatchObject({ title: '◆▼Impulse', vibe: 'yellow' });
    expect(shownChoice(view, 'essence gloom', known)).toMatchObject({ essence: 'gloom' });
    expect(shownChoice(view, 'colour red', known)).toMatchObject({ vibe: 'red' });
  });

  test('is told of a Fortress', () => {
    const fortress = { team: 'balance', aligned: 'bliss', kind: 'minor', fresh: false, worth: 0 } as const;
    const held = { ...view, fortresses: { ...view.fortresses, motives: fortress } };
    expect(siteNow(withBalance, held, 'motives').join()).toContain('Fortress of Balance');
    expect(siteNow(withBalance, held, 'motives').join()).toContain('counting for Bliss');
  });
});

describe('Essence of two kinds', () => {
  test('is told apart in goods, changes and prices', () => {
    const rich = structuredClone(view);
    rich.seats.reason!.essence = { bliss: 2, gloom: 1 };
    expect(spiritNow(rich, 'reason')[0]).toContain('2 Bliss + 1 Gloom Essence');
    const richer = structuredClone(rich);
    richer.seats.reason!.essence.gloom = 4;
    expect(changesBetween(withBalance, rich, richer)).toMatchObject([
      { what: 'Reason ▼Gloom Essence', before: '1', after: '4' },
    ]);
    const price = { ...FREE, wp: 2, essence: { bliss: 0, gloom: 1 } };
    expect(String(costText(price, ['bliss', 'gloom']))).toBe('Cost: 2 WP + 1 ▼Gloom Essence.');
    expect(String(costText(price, ['gloom']))).toBe('Cost: 2 WP + 1 Essence.');
    const any = { ...FREE, wp: 2, either: 1 };
    expect(String(costText(any, ['bliss', 'gloom']))).toBe('Cost: 2 WP + 1 Essence of either kind.');
  });
});

describe('conditions', () => {
  const holding = (tie: boolean, own: boolean): ViewWords => ({
    ...view,
    conditions: { balance: { ...view.conditions.balance, unity: { tie, own } } },
    teams: { ...view.teams, balance: { ...view.teams.balance!, aim: 'unity', hidden: ['unity'] } },
  });

  test('are those of the team that is not compared', () => {
    expect(teamsCompared(withBalance, view)).toEqual(['bliss', 'gloom']);
    expect(conditionsOf(holding(true, false), 'balance', 'unity').map(({ holds }) => holds)).toEqual([true, false]);
    expect(conditionsOf(view, 'bliss', 'unity')).toEqual([]);
  }); // prettier-ignore

  test('are part of how an Aspiration stands', () => {
    expect(aspirationNow(withBalance, holding(true, false), 'unity')).toContain('Balance: ✓ Bliss and Gloom are tied.');
  }); // prettier-ignore

  test('are seen to change', () => {
    const [change] = changesBetween(withBalance, holding(false, false), holding(true, false));
    expect(change).toMatchObject({ before: '✗', after: '✓', team: 'balance' });
  });

  test('are shown for every Aspiration, and in words for the one aimed at', () => {
    const names = aspirationsSeen(withBalance, view).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(view.conditions.balance!)));
    const { body } = render(Standing, { props: { content: withBalance, view: holding(true, false) } });
    expect(body).toContain(`✓ ${t('condition-tie')}`);
    expect(body).toContain(`✗ ${t('condition-unity')}`);
    expect(body.match(/class="wheel /g)).toHaveLength(3);
    expect(body).toContain(t('play-legend-own', { team: 'Balance' }));
  });

  test('say what the team that meets them would add', () => {
    const shown = (unity: Fragment | null) => {
      const earns = { balance: { ...view.earns.balance, unity } };
      const props = { content: withBalance, view: { ...holding(false, true), earns } };
      return render(Standing, { props }).body;
    };
    expect(shown('major')).toContain('Balance: Major');
    expect(shown('minor')).toContain('Balance: Minor');
    expect(shown(null)).not.toMatch(/Balance: M/);
  });
});

test('a team whose cards all fit into its deck has none to build', () => {
  expect(['bliss', 'gloom', 'balance'].map((team) => hasChoice(content, team))).toEqual([true, true, false]);
});

describe('what Balance does in its own way', () => {
  const help = (name: string, team?: Team) =>
    explanationOf(withBalance, 'action', name, undefined, team).text;

  test('is explained as it holds for this team', () => {
    expect(help('fortify', 'balance')).toContain('3 Willpower and 1 Essence');
    expect(help('fortify', 'bliss')).toBe(help('fortify'));
    expect(help('absorb', 'balance')).toContain('Triad');
    expect(help('empower', 'balance')).toContain('You choose its Vibe');
    expect(actionText(withBalance, 'fortify', 'balance')).toBe(help('fortify', 'balance'));
    const board = { spirit: 'reason', side: 'A' } as const;
    expect(explanationOf(withBalance, 'action', 'fortify', board).text).toBe(help('fortify', 'balance'));
  });
});

describe('a choice that does more than it says', () => {
  const placing = { tokens: ['token blue fortify 3'], cards: ['neutrality-green'] };
  const told = (more: Partial<FactWords>) =>
    neededOf(withBalance, 'A', 'reason', fact({ price: FREE, asks_back: true, ...more }));

  test('says which token it places and which card goes for it', () => {
    expect(told({ price: { ...FREE, tokens: [placing] } })).toEqual([
      'Not possible otherwise now: first a blue token goes on Fortify (Determination), and Neutrality (green) is discarded for it.',
    ]);
    const several = { tokens: ['token red fortify 0', 'token blue fortify 0'], cards: ['neutrality-green'] };
    expect(told({ price: { ...FREE, tokens: [several] } })[0]).toBe(
      'First a token has to unlock Fortify, for a card that you discard.',
    );
  });

  test('says before it is asked about what will be seen, and that this is for good', () => {
    const shown = [{ kind: 'turned-up', whose: 'love', card: null }];
    expect(neededOf(withBalance, 'A', 'reason', fact({ asks_back: false, shown }))).toEqual([
      'Everybody will see the next card of ▲Love’s deck.',
      'This cannot be taken back.',
    ]);
    expect(neededOf(withBalance, 'A', 'reason', fact({ asks_back: false }))).toEqual([]);
    expect(told({})[0]).toBe(t('play-shows-unknown'));
  });

  test('says that a Revelation or the end of the game comes with it', () => {
    expect(told({ emptied: 'humility', is_sure: true })).toEqual([t('play-shows-revelation')]);
    expect(told({ emptied: 'humility', is_revelation: true })).toEqual([
      t('play-shows-revelation'),
      t('play-for-good'),
    ]);
    expect(told({ ends_game: true })).toEqual([t('play-ends-game'), t('play-for-good')]);
  });

  test('says what will be seen, and by whom', () => {
    const shown = [{ kind: 'reveals', whose: 'reason', card: 'neutrality-green' }];
    expect(told({ shown })).toEqual([
      'Everybody will see Neutrality (green) from your hand.',
      'This cannot be taken back.',
    ]);
    expect(told({ shown: [{ kind: 'turned-up', whose: 'love', card: null }] })[0]).toContain('▲Love');
    expect(told({ shown: [{ kind: 'looks', whose: 'bliss', card: null }] })[0]).toContain('▲Bliss');
  });
});

test('before the first turn the order of turns marks whoever decides', () => {
  const order = ['love', 'hatred', 'reason'];
  const deciding = (kind: string) => ({
    order,
    place: 0,
    decision: { ...view.decision!, kind, seat: 'reason' },
  });
  expect(placeAtTurn(content, deciding('join'))).toBe(2);
  expect(placeAtTurn(content, deciding('choose-place'))).toBe(2);
  expect(placeAtTurn(content, deciding('gift'))).toBe(0);
});

test('an Emotion that does something when it leaves says so once', () => {
  const { text } = explanationOf(withBalance, 'emotion', 'neutrality-green');
  expect(text.match(/When it leaves the board/g)).toHaveLength(1);
});

test('a lying Emotion is told with its Vibe and what it counts for, in words', () => {
  const lying = withEmotion(3, 'gloom', 'neutrality-green', 'green');
  const [change] = changesBetween(withBalance, view, lying).filter(({ key }) => key === 'slot 3');
  expect(change?.what).toBe('Neutrality (green), for ▼Gloom');
});

test('whoever comes first reads of all three teams', () => {
  for (const team of ['bliss', 'gloom', 'balance']) expect(t('home-lead')).toContain(t(`team-${team}`));
});
