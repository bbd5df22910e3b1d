// @vitest-environment node
/** Two contents side by side: that of the final edition, and that of one that nobody has printed. */

import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import { tables } from '../src/api/tables';
import type { TableWords, ViewWords } from '../src/api/schema';
import { faceOf } from '../src/art/faces';
import { spaceAngle } from '../src/board/geometry';
import { contentAt } from '../src/content/card-set';
import { cardOf, contentOf, EDITION, inEdition, isEdition, type Content } from '../src/content/content';
import { teamsIn } from '../src/content/in-play';
import { deckForm } from '../src/decks/checks';
import { tableFor } from '../src/decks/places';
import { groupsOf } from '../src/telling/actions';
import { choiceWords, countsText, question, shownChoice } from '../src/telling/choices';
import { tell } from '../src/telling/events';
import { explanationOf } from '../src/telling/explanations';
import { t } from '../src/text/texts';
import { content as final, preview } from './content';
import late from './fixtures/late.json';
import Standing from './Standing.svelte';
import TwoTables from './TwoTables.svelte';

const view = late.view as unknown as ViewWords;
const courage = {
  ...cardOf(final, 'courage'),
  vibe: 'blue' as const,
  intensity: [4, 5, 9],
  power: 'gain-willpower',
  numbers: { wp: 7 },
};

/** One row and one Realm less, other prices and numbers, another card, and three teams in another order. */
const other: Content = {
  ...final,
  edition: 'other',
  teams: ['balance', 'gloom', 'bliss'],
  rows: final.rows.filter((row) => row !== 'fortify'),
  spirit_actions: final.spirit_actions.filter((action) => action !== 'fortify'),
  emotions: { ...final.emotions, courage },
  spirits: { ...final.spirits, love: { ...final.spirits.love!, team: 'balance' } },
  boards: {
    ...final.boards,
    A: { love: { move: [{ name: 'surmount', wp: 6, ambition: 0, effect: 'surmount', cards: 1 }] } },
  },
  realm_actions: { ...final.realm_actions, motives: { name: 'gain-willpower', wp: 5 } },
  map: { ...final.map, realms: final.map.realms.slice(0, 4), spaces: final.map.spaces.slice(0, 8) },
  numbers: { ...final.numbers, ambition: 2, row_spaces: 2 },
};

describe('each is told by itself', () => {
  test('cards', () => {
    const words = (content: Content) => explanationOf(content, 'emotion', 'courage');
    expect(words(other).text).toContain('7');
    expect(words(other).facts.join()).toContain('4 / 5 / 9');
    expect(words(final).facts.join()).toContain(cardOf(final, 'courage').intensity.join(' / '));
    const shown = (content: Content) => shownChoice(view, 'card courage', { content, side: 'A' }).detail;
    expect(shown(other)).toContain('4, 5, 9');
    expect(shown(final)).not.toContain('4, 5, 9');
  });

  test('rows, upgrades and their prices', () => {
    const board = { spirit: 'love', side: 'A' as const };
    const [price] = explanationOf(other, 'upgrade', 'surmount', board).facts;
    expect(price).toContain('6 WP');
    expect(explanationOf(final, 'upgrade', 'surmount', board).facts.join()).not.toContain('6 WP');
    expect(groupsOf(other)[0]?.choices).not.toContain('fortify');
    expect(groupsOf(final)[0]?.choices).toContain('fortify');
    const placed = [{ kind: 'vibe', data: { seat: 'love', row: 'move', column: 1, colour: 'red' } }];
    const [told] = tell(other, placed, new Map(), 'A');
    expect(told?.text).toContain(t('upgrade-surmount'));
  });

  test('teams, however many', () => {
    const three = {
      ...view,
      teams: { ...view.teams, balance: view.teams.bliss! },
      counts: { unity: { bliss: 1, gloom: 2, balance: 3 } },
    };
    expect(countsText(other, three, 'unity')).toBe('◆3 ▼2 ▲1');
    expect(countsText(final, { ...three, conditions: { balance: {} } }, 'unity')).toBe('▲1 ▼2');
    expect(teamsIn(other, three)).toEqual(['balance', 'gloom', 'bliss']);
    const asked = { ...view, decision: { ...view.decision!, seat: 'love', kind: 'turn' } };
    expect(question(other, asked)).toContain('◆Love');
    expect(question(final, asked)).toContain('▲Love');
  });

  test('places', () => {
    expect(String(choiceWords(view, 'space values', { content: final, side: 'A' }))).toContain(
      t('realm-values'),
    );
    expect(spaceAngle(other.map, 'senses')).toBe(90);
    expect(spaceAngle(final.map, 'senses')).toBe(72);
  });
});

test('each is drawn by itself, on one page', () => {
  const { body } = render(TwoTables, { props: { contents: [final, other], view } });
  const [first = '', second = ''] = body.split('<hr/>');
  const rows = (page: string) => page.match(/class="row\b/g)?.length;
  expect([rows(first), rows(second)]).toEqual([final.rows.length, other.rows.length]);
  expect(second).toContain(t('power-gain-willpower', { wp: 7 }));
  expect(first).not.toContain(t('power-gain-willpower', { wp: 7 }));
  expect(second).toContain(`>${t('price-wp', { count: 5 })}<`);
  expect(first).toContain(`>${t('price-wp', { count: final.realm_actions.motives!.wp })}<`);
  expect(second).toContain(t('web-ambition', { count: 1, most: 2 }));
  expect(first).toContain(t('web-ambition', { count: 1, most: 3 }));
  const notches = (page: string) => page.match(/class="notch\b/g)?.length;
  expect([notches(first), notches(second)]).toEqual([5, 4]);
  expect(second).not.toContain(faceOf('courage', cardOf(final, 'courage')));
  expect(second).toContain(faceOf('courage', courage));
});

describe('the edition', () => {
  test('stands in the address of a screen that shows it, unless it is the usual one', () => {
    expect(inEdition(EDITION, '/cards#courage')).toBe('/cards#courage');
    expect(inEdition('other', '/cards#courage')).toBe('/cards/other#courage');
    expect(inEdition('other', '/rules')).toBe('/rules/other');
    expect(inEdition('other', '/table/abc')).toBe('/table/abc');
    expect(isEdition(EDITION)).toBe(true);
    expect(isEdition('other')).toBe(false);
  });

  test('goes along to the rules, the cards and a new table', () => {
    const more = (content: Content) => explanationOf(content, 'emotion', 'courage').more.to;
    expect([more(final), more(other)]).toEqual(['/cards#courage', '/cards/other#courage']);
    expect(explanationOf(other, 'sphere', 'humility').more.to).toMatch(/^\/rules\/other#/);
    expect(tableFor(other, 'Sunny')).toBe('/new/other#Sunny');
    expect(deckForm(other, 'bliss', []).edition).toBe('other');
  });
});

describe('the edition before the final one', () => {
  test('explains an upgrade by what it does there, not by its name', () => {
    const [here, there] = [final, preview].map((content) => explanationOf(content, 'upgrade', 'repel'));
    expect(here?.title).toBe(there?.title);
    expect(here?.text).toContain('gain 2 Willpower');
    expect(there?.text).toContain('costs 2 Willpower less');
    expect(there?.facts).toEqual([]);
    const board = { spirit: 'delight', side: 'B' } as const;
    expect(explanationOf(preview, 'upgrade', 'savour', board).text).toBe(t('upgrade-relish-text'));
    expect(explanationOf(preview, 'action', 'quell', { spirit: 'hatred', side: 'B' }).facts.at(-1)).toBe(
      `Repel: ${t('upgrade-repel-discount-text')}`,
    );
  });

  test('has Intentions with points of their own', () => {
    expect(explanationOf(preview, 'intention', 'great-quell').facts).toEqual(['2 points each time']);
    expect(explanationOf(final, 'intention', 'fill').facts).toEqual([]);
    const shown = (content: Content, side: 'A' | 'B') =>
      render(Standing, { props: { content, view, side } }).body.includes('Ennoble (2)');
    expect([shown(preview, 'B'), shown(preview, 'A'), shown(final, 'B')]).toEqual([true, false, false]);
  });

  test('tells its own powers, and knows no third team', () => {
    expect(explanationOf(preview, 'spirit', 'love').text).toContain('2 Willpower');
    expect(explanationOf(preview, 'emotion', 'benevolence').text).not.toContain('supply');
    expect(Object.keys(preview.spirits)).not.toContain('reason');
    expect(preview.teams).toEqual(['bliss', 'gloom']);
  });
});

describe('the content of a table', () => {
  const tableOf = (options: object) => ({ id: 'table', options }) as unknown as TableWords;

  test('is that of its edition', async () => {
    expect(await contentAt(tableOf({ edition: 'final', card_set: 'standard' }))).toBe(final);
    await expect(contentOf('none')).rejects.toThrow('no content of the edition none');
  });

  test('has the Emotions of its card set, and changes no other', async () => {
    const ask = vi.spyOn(tables, 'emotions').mockResolvedValue({ ...final.emotions, courage });
    const own = await contentAt(tableOf({ edition: 'final', card_set: 'sha' }));
    expect(ask).toHaveBeenCalledWith('table');
    expect(cardOf(own, 'courage')).toBe(courage);
    expect(cardOf(own, 'trust')).toBe(final.emotions.trust);
    expect(own.boards).toBe(final.boards);
    expect(cardOf(final, 'courage')).not.toBe(courage);
  });
});
