// @vitest-environment node
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { ViewWords } from '../src/api/schema';
import Board from '../src/board/Board.svelte';
import { stopsOf, walked } from '../src/board/walking';
import type { Content } from '../src/content/content';
import { collectionOf, hasChoice } from '../src/decks/pile';
import { decksFor, decksIn } from '../src/decks/kept';
import SpiritBoard from '../src/pieces/SpiritBoard.svelte';
import { chaptersIn } from '../src/rules/chapters';
import OwnGoods from '../src/table/OwnGoods.svelte';
import PlayersPanel from '../src/table/PlayersPanel.svelte';
import ScoreTable from '../src/table/ScoreTable.svelte';
import StandingPanel from '../src/table/StandingPanel.svelte';
import TurnBar from '../src/table/TurnBar.svelte';
import { groupsOf } from '../src/telling/actions';
import { aspirationsSeen } from '../src/telling/aspirations';
import { changesBetween } from '../src/telling/changes';
import { tell } from '../src/telling/events';
import { explanationOf } from '../src/telling/explanations';
import { sphereNow } from '../src/telling/now';
import { t } from '../src/text/texts';
import { content as final, prototype } from './content';
import late from './fixtures/late.json';
import fixture from './fixtures/rounds.json';
import InContent from './InContent.svelte';

const view = fixture.view as unknown as ViewWords;
const other = late.view as unknown as ViewWords;

const drawn = (shown: Component<never>, props: Record<string, unknown>, content: Content = prototype) =>
  render(InContent, { props: { content, shown: shown as Component<Record<string, unknown>>, props } }).body;
/** What is read, without the marks of the page. */
const read = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the table of a game in rounds', () => {
  test('tells the round, and what each team has left for its Actions', () => {
    const bar = drawn(TurnBar, { view });
    expect(read(bar)).toContain('Round 5/5');
    expect(bar).toContain(t('play-fortitude', { count: 8 }));
    expect(bar).toContain(t('play-fortitude', { count: 9 }));
    expect(bar).not.toContain('Ambition');
    expect(drawn(TurnBar, { view: other }, final)).toContain('Ambition');
  });

  test('shows discard piles and Meditations of everybody', () => {
    const words = read(drawn(PlayersPanel, { view, side: 'A' }));
    expect(words).toContain('Discards: 8');
    expect(words.match(/Deck \d+ · Discards \d+/g)).toHaveLength(4);
    expect(drawn(PlayersPanel, { view, side: 'A' })).toContain(t('play-meditations', { count: 1 }));
    const saved = { ...view.rounds!, saved: { ...view.rounds!.saved, malice: 1 } };
    expect(read(drawn(PlayersPanel, { view: { ...view, rounds: saved }, side: 'A' }))).toContain(
      t('play-determination', { count: 1 }),
    );
    expect(read(drawn(OwnGoods, { view, spirit: 'anxiety' }))).toContain('Discards: 4');
  });

  test('has four rows without locks, with the cards that a token takes', () => {
    const board = drawn(SpiritBoard, { spirit: 'harmony', seat: view.seats.harmony, side: 'A' });
    expect(board).not.toContain(t('web-unlock'));
    expect(board.match(/class="cell/g)).toHaveLength(16);
    expect(board.split(t('web-upgrade-cards', { count: 2 }))).toHaveLength(3);
    const usual = drawn(SpiritBoard, { spirit: 'delight', seat: other.seats.delight, side: 'B' }, final);
    expect(usual.match(/class="cell/g)).toHaveLength(20);
  });

  test('a token may be put on the first space of a row', () => {
    const glows = new Set(['place quell 0', 'place quell 1']);
    const board = drawn(SpiritBoard, { spirit: 'harmony', seat: view.seats.harmony, side: 'A', glows });
    expect(board.match(/aria-label="Quell: Quelled Vibe"/g)).toHaveLength(2);
    const tokens = { ...view.seats.harmony!, rows: { quell: ['red', '-', '-', '-'] } };
    expect(drawn(SpiritBoard, { spirit: 'harmony', seat: tokens, side: 'A', glows })).toContain(
      'Quell: Quelled Vibe, in place of the red token',
    );
  });

  test('Majors lie at their Spheres, which hold more for that', () => {
    expect(sphereNow(prototype, view, 'diligence').join()).toContain('of 6 Willpower');
    expect(sphereNow(prototype, view, 'diligence').at(-1)).toBe('A Major Fragment belongs to it: Gloom');
    expect(sphereNow(prototype, view, 'humility')).toHaveLength(1);
    const board = drawn(Board, { view });
    expect(board.match(/class="major/g)).toHaveLength(1);
    expect(board).toContain('Your team gains 1 Fortitude.');
  });

  test('there are no sites, by eye or by keys', () => {
    expect(drawn(Board, { view })).not.toContain('site motives');
    expect(drawn(Board, { view: other }, final)).toContain('site motives');
    const stops = stopsOf(prototype.map, view);
    expect(stops.some(({ target }) => target.startsWith('site'))).toBe(false);
    const out = walked(stops, new Set(), 'sphere diligence', 'ArrowUp') ?? '';
    expect(out).toMatch(/^space /);
    expect(walked(stops, new Set(), out, 'ArrowDown')).toBe('sphere diligence');
  });

  test('Aspirations for the end are told with whose they are, and those set aside', () => {
    expect(aspirationsSeen(prototype, view).map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'diversity: Common Aspiration',
      'early-awareness: Hidden, Gloom',
      'early-awareness: Common, at the end',
      'early-versatility: Gloom, at the end',
    ]);
    const words = read(drawn(StandingPanel, { view, side: 'A' }));
    expect(words).toContain('Set aside, Common Aspiration: Unity Allegiance Wisdom');
    expect(words).toContain('Set aside, Bliss: Wisdom Dominance Versatility');
  });

  test('points have other parts', () => {
    const words = read(drawn(ScoreTable, { view, teams: ['bliss', 'gloom'] }));
    for (const part of ['rows', 'strong', 'full']) expect(words).toContain(t(`play-part-${part}`));
    expect(words).not.toContain(t('play-part-wheel'));
  });

  test('its actions have no abilities beside them', () => {
    expect(groupsOf(prototype).map(({ choices }) => choices)).toEqual([
      ['move', 'invoke', 'quell', 'empower', 'meditate'],
      ['gain-willpower', 'draw-emotions', 'move-emotion', 'intensify', 'harvest'],
      ['rest', 'end-turn'],
    ]);
  });

  test('what a choice changes is told with Fortitude', () => {
    const rounds = { ...view.rounds!, fortitude: { bliss: 8, gloom: 10 } };
    const [change, ...others] = changesBetween(prototype, view, { ...view, rounds });
    expect(change).toMatchObject({ key: 'fortitude gloom', before: '9', after: '10' });
    expect(others).toEqual([]);
  });
});

describe('what happens', () => {
  const told = (events: [string, Record<string, unknown>][]) =>
    tell(
      prototype,
      events.map(([kind, data]) => ({ kind, data })),
      new Map(),
      'A',
    ).map(({ text }) => text);

  test('the Fortitude that every Action takes goes without saying', () => {
    expect(told([['fortitude', { team: 'bliss', amount: -1, why: 'rest' }]])).toEqual([]);
    expect(told([['fortitude', { team: 'bliss', amount: 1, why: 'commitment' }]])).toHaveLength(1);
  });

  test('Aspirations for the end are told from those of a Revelation, also where it is the last thing of all', () => {
    const shows: [string, Record<string, unknown>] = ['shows', { team: 'gloom', aspiration: 'wisdom' }];
    const [hidden, , last] = told([
      shows,
      ['turns-down', { aspiration: 'unity' }],
      shows,
      ['over', { why: 'rounds', winner: null, scores: {} }],
    ]);
    expect(hidden).toContain('its Hidden Aspiration');
    expect(last).toContain('its Endgame Aspiration');
  });
});

describe('an edition told apart', () => {
  test('explains its own rules, and leads to its own chapters', () => {
    const gain = explanationOf(prototype, 'action', 'gain-willpower');
    expect(gain.text).toContain('Gain 3 Willpower');
    expect(gain.more.to).toBe('/rules/prototype#prototype-actions-2');
    expect(explanationOf(final, 'action', 'gain-willpower').text).toContain('Gain 4 Willpower');
    expect(explanationOf(prototype, 'action', 'rest').title).toBe('Rest');
    expect(explanationOf(prototype, 'sphere', 'commitment').text).toContain('Fortitude');
    const favored = explanationOf(prototype, 'upgrade', 'origins-favored');
    expect(favored.facts).toEqual([t('web-upgrade-cards', { count: 2 })]);
  });

  test('everything that it has explains itself', () => {
    const upgrades = Object.values(prototype.boards.A.harmony!).flat();
    const all = [
      ...Object.keys(prototype.emotions).map((name) => ['emotion', name] as const),
      ...Object.keys(prototype.spirits).map((name) => ['spirit', name] as const),
      ...upgrades.map(({ name }) => ['upgrade', name] as const),
      ...prototype.aspirations.map((name) => ['aspiration', name] as const),
      ...prototype.spheres.map((name) => ['sphere', name] as const),
      ...groupsOf(prototype).flatMap(({ choices }) => choices.map((name) => ['action', name] as const)),
      ...['minor', 'major', 'capping'].map((name) => ['fragment', name] as const),
    ];
    for (const [kind, name] of all) {
      const { title, text, facts } = explanationOf(prototype, kind, name);
      for (const words of [title, text, ...facts])
        expect(words, `${kind} ${name}`).not.toMatch(/^$|^[a-z-]+-[a-z-]+$|undefined|⟦|\{|\$/);
    }
  });

  test('its chapters come first in its book', () => {
    expect(chaptersIn('prototype')[0]?.id).toBe('prototype-rounds');
    expect(chaptersIn('final')[0]?.id).toBe('aim');
    expect(new Set(chaptersIn('prototype'))).toEqual(new Set(chaptersIn('final')));
  });

  test('has decks of its own', () => {
    expect(hasChoice(prototype, 'bliss')).toBe(true);
    expect(collectionOf(prototype, 'gloom')).toContain('suspicion');
    const decks = decksIn([
      { name: 'Old', team: 'gloom', cards: [], edition: 'prototype' },
      { name: 'New', team: 'gloom', cards: [] },
      { name: 'Odd', team: 'gloom', cards: [], edition: 3 },
    ]);
    const namesFor = (edition: string) => decksFor(decks, edition, 'gloom').map(({ name }) => name);
    expect(namesFor('prototype')).toEqual(['Old']);
    expect(namesFor('final')).toEqual(['New']);
    expect(namesFor('preview')).toEqual(['New']);
  });
});
