import { describe, expect, test } from 'vitest';
import { anyOf, foundIn, printedField, valuesIn } from '../src/cards/search';
import { allMessages, CHAPTERS, DRAWINGS, GROUP_NAMES, placeOf } from '../src/rules/chapters';
import { groupsOf } from '../src/telling/actions';
import { explanationOf, type Kind } from '../src/telling/explanations';
import { TERMS } from '../src/telling/passages';
import { finds, matches, pieces, plainly } from '../src/text/markup';
import { hasText, t } from '../src/text/texts';
import { againstEgo, content, preview, prototype } from './content';

const boards = Object.values(content.boards).flatMap((spirits) => Object.values(spirits));
const upgrades = [...new Set(boards.flatMap((rows) => Object.values(rows).flat()).map(({ name }) => name))];
const intentions = [...new Set(Object.values(content.intentions).flat())].filter((name) =>
  hasText(`intention-${name}`),
);

const EVERYTHING: [Kind, readonly string[]][] = [
  ['emotion', Object.keys(content.emotions)],
  ['upgrade', upgrades],
  ['spirit', Object.keys(content.spirits)],
  ['aspiration', content.aspirations],
  ['sphere', content.spheres],
  ['action', groupsOf(content).flatMap(({ choices }) => choices)],
  ['realm', content.map.realms],
  ['frontier', content.map.frontiers],
  ['vibe', content.vibes],
  ['fragment', ['minor', 'major', 'capping']],
  ['intention', intentions],
  ['team', ['bliss', 'gloom']],
  ['term', TERMS],
  ['part', ['wheel', 'minor', 'major', 'capping', 'fortresses', 'rows', 'strong', 'full', 'sum']],
];
const chapters = new Set(CHAPTERS.map(({ id }) => id));
const places = new Set(CHAPTERS.flatMap((chapter) => allMessages(chapter).map(placeOf)));

describe('everything explains itself', () => {
  const all = [
    ...EVERYTHING.map(([kind, names]) => [kind, names, content, ''] as const),
    ['emotion', Object.keys(againstEgo.emotions), againstEgo, 'against Ego'] as const,
    ['spirit', Object.keys(againstEgo.spirits), againstEgo, 'against Ego'] as const,
  ];
  test.each(all)('%s', (kind, names, content) => {
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const { title, text, facts, more } = explanationOf(content, kind, name);
      for (const words of [title, text, ...facts, more.label]) {
        expect(words, `${kind} ${name}`).not.toMatch(/^$|^[a-z-]+-[a-z-]+$|undefined|\{|\$/);
      }
      const [, place] = more.to.split('/rules#');
      if (place) expect(places, `${kind} ${name}`).toContain(place);
      else expect(more.to).toMatch(/^\/cards#/);
    }
  });

  test('what is told in a list of the book leads to its own line', () => {
    const told: [Kind, string[]][] = [
      ['aspiration', content.aspirations],
      ['sphere', content.spheres],
      ['intention', ['quell', 'absorb', 'fill', 'row', 'fortress', 'empower']],
      [
        'action',
        [...groupsOf(content).flatMap(({ choices }) => choices)].filter((name) => name.includes('-')),
      ],
    ];
    for (const [kind, names] of told)
      for (const name of names.filter((name) => name !== 'end-turn')) {
        const { title, more } = explanationOf(content, kind, name);
        expect(t(`rule-${more.to.split('#')[1]}`), `${kind} ${name}`).toContain(`**`);
        expect(t(`rule-${more.to.split('#')[1]}`).toLowerCase(), `${kind} ${name}`).toContain(
          title.toLowerCase(),
        );
      }
    for (const name of prototype.aspirations) {
      const { title, more } = explanationOf(prototype, 'aspiration', name);
      expect(more.to).toMatch(/^\/rules\/prototype#prototype-points-/);
      expect(t(`rule-${more.to.split('#')[1]}`)).toContain(`**${title}:**`);
    }
  });

  test('a price is the one on the board that is meant', () => {
    expect(explanationOf(content, 'upgrade', 'surmount').facts).toEqual([
      t('help-fact-price', { price: '1 WP' }),
    ]);
    expect(explanationOf(content, 'upgrade', 'surmount', { spirit: 'love', side: 'B' }).facts).toEqual([]);
    expect(explanationOf(content, 'action', 'move', { spirit: 'love', side: 'B' }).facts).toHaveLength(3);
  });
});

describe('the rules book', () => {
  test('has all its texts, and tells all it has', () => {
    const told = CHAPTERS.flatMap(allMessages);
    expect(told.filter((id) => !hasText(id))).toEqual([]);
    const ids = sourceIds('rule-');
    expect(ids.filter((id) => !told.includes(id))).toEqual([]);
    expect(GROUP_NAMES.filter((group) => !hasText(`rules-group-${group}`))).toEqual([]);
  });

  test('uses every drawing once', () => {
    const used = CHAPTERS.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('drawing' in block && block.drawing ? [block.drawing] : [])),
    );
    expect([...used].sort()).toEqual([...DRAWINGS].sort());
  });

  test('leads only to what there is', () => {
    for (const id of CHAPTERS.flatMap(allMessages))
      for (const piece of pieces(t(id))) {
        if (piece.kind === 'term') expect(TERMS, id).toContain(piece.term);
        if (piece.kind === 'link' && piece.to.startsWith('/rules#'))
          expect(chapters, id).toContain(piece.to.split('#')[1]);
        if (piece.kind === 'plain') expect(piece.text, id).not.toMatch(/\*\*|\]\(/);
      }
  });

  test('a search finds and marks its words', () => {
    expect(matches('Blocked by Dislike', 'dis blo')).toBe(true);
    expect(matches('Blocked by Dislike', 'like not')).toBe(false);
    expect(finds('A Realm is a Realm', 'realm')).toEqual(['A ', 'Realm', ' is a ', 'Realm', '']);
    expect(finds('1 (+2)', '(+2)')).toEqual(['1 ', '(+2)', '']);
    expect(plainly('See **this** [word](#move), [Triad](~triad)')).toBe('See this word, Triad');
  });
});

describe('the card browser', () => {
  const names = Object.keys(content.emotions);
  const fields = (['team', 'vibe', 'kind', 'when', 'status'] as const).map(printedField);

  test('shows all cards, and finds by filter and by word', () => {
    const found = (wanted: object) => foundIn(content, names, fields, { ...anyOf(fields), ...wanted });
    expect(found({})).toHaveLength(76);
    expect(found({ team: 'gloom', kind: 'strong' })).toHaveLength(16);
    expect(found({ vibe: 'red', kind: 'mild', search: 'courage' })).toEqual(['courage']);
    expect(found({ search: 'intensity token opposing' })).toContain('courage');
    expect(found({ when: 'none' })).toEqual(['brightness', 'bleakness', 'self-respect']);
  });

  test('names every value of every filter', () => {
    for (const field of fields)
      for (const value of valuesIn(content, names, field)) expect(field.nameOf(value)).not.toContain('-');
  });

  test('has notes on cards and powers of Spirits that exist', () => {
    const powers = new Set(
      [content, preview, prototype].flatMap(({ spirits }) =>
        Object.values(spirits).map(({ power }) => power),
      ),
    );
    const ids = sourceIds('note-');
    for (const power of powers) expect(ids).toContain(`note-spirit-${power}`);
    for (const id of ids) {
      const name = id.replace(/^note-(spirit-)?/, '');
      expect(id.startsWith('note-spirit-') ? powers.has(name) : content.emotions[name], id).toBeTruthy();
    }
  });
});

function sourceIds(prefix: string): string[] {
  const sources = Object.values(
    import.meta.glob<string>('../../src/cerebria/locales/en/{rules,cardbook}.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  return [...sources.join('\n').matchAll(/^([a-z][\w-]*) =/gm)]
    .map(([, id]) => id!)
    .filter((id) => id.startsWith(prefix));
}
