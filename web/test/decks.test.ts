import { describe, expect, test } from 'vitest';
import { anyOf, foundIn, valuesIn } from '../src/cards/search';
import { deckForm, isUnfinished, placeIn } from '../src/decks/checks';
import { deckFields } from '../src/decks/collection';
import { freeName } from '../src/decks/free-name';
import { nameIn } from '../src/decks/kept';
import { readDeck, teamOf, titleOf, writeDeck } from '../src/decks/notation';
import { collectionOf, copiesOf, curveOf, vibesOf, withCard, withoutCard } from '../src/decks/pile';
import { content } from './content';

const starter = content.starter_decks.bliss ?? [];
const bliss = collectionOf(content, 'bliss');

describe('a deck as text', () => {
  test('is read as it was written', () => {
    const text = writeDeck(content, { name: 'Sunny', cards: starter });
    const { written, wrong } = readDeck(content, text);
    expect(wrong).toEqual([]);
    expect(written.map(({ card }) => card).sort()).toEqual([...starter].sort());
    expect(titleOf(text)).toBe('Sunny');
  });

  test('takes numbers, remarks, empty lines and names as they stand on the cards', () => {
    const { written, wrong } = readDeck(
      content,
      '# mine\r\n2 Courage # brave\r\n\r\nself-respect\r\n1  Trust',
    );
    expect(wrong).toEqual([]);
    expect(written).toEqual([
      { line: 2, card: 'courage' },
      { line: 2, card: 'courage' },
      { line: 4, card: 'self-respect' },
      { line: 5, card: 'trust' },
    ]);
  });

  test.each(['2', '0 hope', '99 hope', '12345 hope', 'x'.repeat(41)])('does not read %s', (line) => {
    expect(readDeck(content, `trust\n${line}`)).toMatchObject({
      written: [{ card: 'trust' }],
      wrong: [{ line: 2 }],
    });
  });

  test('belongs to the team of most of its cards', () => {
    expect(teamOf(content, ['courage', 'trust', 'anger', 'nonsense'])).toBe('bliss');
    expect(teamOf(content, ['nonsense'])).toBeNull();
  });

  test('has no name without a remark at its head', () => {
    expect(titleOf('2 courage\n# late')).toBe('');
  });
});

describe('a pile', () => {
  test('grows and shrinks by a copy, in the order of the cards', () => {
    const [first = '', second = ''] = bliss;
    const cards = withCard(content, withCard(content, [second], first), second);
    expect(cards).toEqual([first, second, second]);
    expect(withoutCard(cards, second)).toEqual([first, second]);
    expect(withoutCard(cards, 'anger')).toEqual(cards);
    expect([...copiesOf(content, cards)]).toEqual([[first, 1], [second, 2]]); // prettier-ignore
  });

  test('loses what the game does not know', () => {
    expect(withCard(content, ['no-such-emotion'], 'trust')).toEqual(['trust']);
  });

  test('is counted in curves and Vibes, each card once', () => {
    for (const curve of ['spaces', 'strength', 'threshold'] as const) {
      const bars = curveOf(content, curve, starter, bliss);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(starter.length);
      expect(bars.map(({ value }) => value)).toEqual(bars.map(({ value }) => value).sort());
    }
    expect(vibesOf(content, starter, bliss).map(({ count }) => count)).toEqual([4, 4, 4, 4]);
  });
});

describe('the collection', () => {
  test('is what decks are made of', () => {
    expect(bliss).toHaveLength(16);
    expect(bliss.every((name) => content.emotions[name]?.kind === 'mild')).toBe(true);
  });

  test('is narrowed by Vibe, numbers and words', () => {
    const fields = deckFields();
    const found = (wanted: object) => foundIn(content, bliss, fields, { ...anyOf(fields), ...wanted });
    expect(found({})).toEqual(bliss);
    expect(found({ vibe: 'red' })).toHaveLength(4);
    expect(found({ search: 'courage' })).toContain('courage');
    for (const field of fields)
      for (const value of valuesIn(content, bliss, field))
        expect(found({ [field.name]: value }).length).toBeGreaterThan(0);
  });
});

describe('what the server is asked', () => {
  test('is a game in which somebody of the team plays the deck', () => {
    const form = deckForm(content, 'gloom', ['anger']);
    expect(Object.values(form.decks ?? {})).toEqual([['anger']]);
    const [spirit = ''] = Object.keys(form.decks ?? {});
    expect(content.spirits[spirit]?.team).toBe('gloom');
  });

  test('is answered card by card', () => {
    const problem = (place: string, id = 'x') => ({ place, id, message: '', details: {} });
    expect(placeIn(problem('decks.love card 3'))).toBe(2);
    expect(placeIn(problem('decks.love'))).toBe(-1);
    expect(isUnfinished(problem('decks.love', 'deck-size'))).toBe(true);
  });
});

test('no two decks have the same name', () => {
  expect(freeName(' Sunny ', [])).toBe('Sunny');
  expect(freeName('Sunny', ['Sunny', 'Sunny 2'])).toBe('Sunny 3');
  expect(freeName('x'.repeat(50), ['x'.repeat(40)])).toBe(`${'x'.repeat(38)} 2`);
});

test('a name is found in an address, whatever was typed there', () => {
  expect(nameIn(encodeURIComponent('50 % & “more”'))).toBe('50 % & “more”');
  expect(nameIn('50%')).toBe('50%');
});
