/** Which messages of the rules book make which chapter, and which drawing stands where. */

export const DRAWINGS = [
  'board', 'reach', 'origin', 'goods', 'row', 'triad', 'realm', 'fortress', 'absorb', 'card', 'intensity',
  'chain', 'reflection', 'identity', 'wheel', 'spirits', 'aligned', 'conditions', 'ego',
] as const; // prettier-ignore
export type Drawing = (typeof DRAWINGS)[number];

/** A part of a chapter. Messages are named by what follows the chapter: `rule-CHAPTER-PART`. */
export type Block =
  | { kind: 'text'; part: string }
  | { kind: 'list'; parts: string[]; isOrdered: boolean }
  | { kind: 'example'; part: string; drawing?: Drawing }
  | { kind: 'drawing'; drawing: Drawing }
  | { kind: 'table'; table: 'schemes' | 'difficulty' }
  | { kind: 'comparison'; parts: string[] };

/** The editions that the book compares, side by side: each part of a comparison is told once for each. */
export const COMPARED = ['final', 'preview', 'prototype'];

export interface Chapter {
  id: string;
  group: string;
  blocks: Block[];
  /** Whether it ends with what the basic game leaves out. */
  hasBasic: boolean;
}

const text = (part: number): Block => ({ kind: 'text', part: String(part) });
const list = (first: number, last: number, isOrdered = false): Block => ({
  kind: 'list',
  parts: Array.from({ length: last - first + 1 }, (_, i) => String(first + i)),
  isOrdered,
});
const steps = (first: number, last: number) => list(first, last, true);
const example = (drawing?: Drawing, part = 'example'): Block => ({ kind: 'example', part, drawing });
const drawing = (name: Drawing): Block => ({ kind: 'drawing', drawing: name });
const table = (name: 'schemes' | 'difficulty'): Block => ({ kind: 'table', table: name });
const texts = (first: number, last: number): Block[] =>
  Array.from({ length: last - first + 1 }, (_, i) => text(first + i));

/** What differs between editions, rule by rule. */
const DIFFERENCES = [
  'length', 'turn', 'order', 'ambition', 'turn-end', 'placing-first', 'start', 'decks', 'rows', 'adding',
  'determination', 'move', 'invoke', 'quell', 'last', 'empower', 'fortify', 'gain', 'draw', 'intensify',
  'rest', 'absorb', 'spheres', 'commitment', 'aspirations', 'common', 'hidden', 'fragments', 'worth',
  'majors', 'cap', 'other-points', 'tie', 'emotions', 'spirits', 'shaper',
  'tokens', 'basic-tokens', 'basic-players', 'teams', 'brightness', 'capping', 'points', 'side-a', 'side-b',
  'benevolence', 'love', 'empathy', 'harmony', 'malice', 'board-love', 'board-delight', 'board-empathy',
  'board-harmony', 'board-hatred', 'board-misery', 'board-malice', 'board-anxiety',
]; // prettier-ignore
/** Chapters that have nothing to say about the basic game, or say nothing else. */
const WITHOUT_BASIC = ['basic', 'prototype-rounds', 'prototype-actions', 'prototype-points', 'editions'];

const GROUPS: Record<string, Record<string, Block[]>> = {
  start: {
    aim: [...texts(1, 4), example('identity')],
    basic: [text(1), list(2, 7)],
    board: [text(1), drawing('board'), ...texts(2, 6), list(7, 8), example('reach')],
    origin: [...texts(1, 3), list(4, 8), drawing('origin')],
    goods: [...texts(1, 3), drawing('goods'), ...texts(4, 6)],
    setup: texts(1, 5),
  },
  turn: {
    turn: [...texts(1, 4), example()],
    'spirit-actions': [text(1), drawing('row'), text(2), steps(3, 8), text(9)],
    tokens: [...texts(1, 5), example()],
    move: [text(1), list(2, 4)],
    invoke: [text(1), list(2, 4), example()],
    quell: [...texts(1, 3), list(4, 6), text(7)],
    fortify: [text(1), list(2, 4), ...texts(5, 6), example('fortress')],
    empower: [...texts(1, 3), list(4, 6)],
    'realm-actions': [text(1), list(2, 6), text(7)],
    abilities: [text(1), list(2, 4), text(5)],
    absorb: [text(1), steps(2, 7), example('absorb')],
  },
  world: {
    emotions: [text(1), drawing('card'), ...texts(2, 8)],
    intensity: [...texts(1, 3), example('intensity')],
    control: [...texts(1, 2), example('triad'), ...texts(3, 4), example('realm', 'second'), text(5)],
    spirits: [...texts(1, 2), drawing('spirits'), text(3)],
  },
  points: {
    aspirations: [...texts(1, 2), list(3, 11), example('chain'), example('reflection', 'second')],
    revelation: [text(1), steps(2, 9), text(10), example()],
    intentions: [...texts(1, 2), list(3, 6), text(7), list(8, 10), text(11), example('wheel')],
    end: [text(1), list(2, 5), ...texts(6, 7)],
  },
  early: {
    'prototype-rounds': [...texts(1, 4), list(5, 8), ...texts(9, 13)],
    'prototype-actions': [
      text(1),
      list(2, 7),
      ...texts(8, 10),
      list(11, 14),
      ...texts(15, 17),
      steps(18, 22),
      text(23),
      list(24, 28),
    ],
    'prototype-points': [
      text(1),
      list(2, 8),
      text(9),
      steps(10, 13),
      ...texts(14, 16),
      list(17, 20),
      ...texts(21, 22),
      list(23, 26),
      ...texts(27, 28),
    ],
  },
  more: {
    shaper: [text(1), list(2, 3), ...texts(4, 5)],
    balance: [
      text(1),
      list(2, 5),
      ...texts(6, 7),
      example('aligned', 'second'),
      list(8, 14),
      text(15),
      list(16, 23),
      example('conditions'),
      ...texts(24, 25),
    ],
    ego: [text(1), list(2, 7), ...texts(8, 9)],
    'ego-thinks': [
      text(1),
      steps(2, 7),
      ...texts(8, 9),
      steps(10, 16),
      example('ego'),
      ...texts(17, 18),
      table('schemes'),
      text(19),
      table('difficulty'),
    ],
    editions: [...texts(1, 2), { kind: 'comparison', parts: DIFFERENCES }, text(3)],
    known: texts(1, 3),
    questions: [list(1, 10)],
  },
};

export const GROUP_NAMES = Object.keys(GROUPS);

/** By edition, the group that is about it alone. */
const OWN_GROUP: Record<string, string> = { prototype: 'early' };
/** The groups as the book of an edition has them: its own comes first. */
export function groupsIn(edition: string): string[] {
  const own = OWN_GROUP[edition];
  return own ? [own, ...GROUP_NAMES.filter((group) => group !== own)] : GROUP_NAMES;
}
/** Chapters that are about all editions. */
const OF_ALL = ['editions'];
/** Whether a chapter tells another game than that of an edition, which has chapters of its own. */
export const isOfAnother = (edition: string, { id, group }: Pick<Chapter, 'id' | 'group'>) =>
  edition in OWN_GROUP ? group !== OWN_GROUP[edition] && !OF_ALL.includes(id) : false;

/** The chapters as the book of an edition has them. */
export const chaptersIn = (edition: string) =>
  groupsIn(edition).flatMap((group) => CHAPTERS.filter((chapter) => chapter.group === group));

export const CHAPTERS: Chapter[] = Object.entries(GROUPS).flatMap(([group, chapters]) =>
  Object.entries(chapters).map(([id, blocks]) => ({
    id,
    group,
    blocks,
    hasBasic: !WITHOUT_BASIC.includes(id),
  })),
);

/** The ids of a block's messages, in the order they are read. */
export function messagesOf(chapter: Chapter, block: Block): string[] {
  if (block.kind === 'drawing' || block.kind === 'table') return [];
  if (block.kind === 'comparison')
    return block.parts.flatMap((part) =>
      ['', ...COMPARED].map((edition) => comparedId(chapter, part, edition)),
    );
  const parts = block.kind === 'list' ? block.parts : [block.part];
  return parts.map((part) => `rule-${chapter.id}-${part}`);
}

/** Where a message stands in the book, as the address of the page names it. */
export const placeOf = (message: string) => message.slice('rule-'.length);
/** The chapter that a place lies in: itself, or that of a paragraph. */
export const chapterAt = (place: string) =>
  CHAPTERS.find((chapter) => allMessages(chapter).some((message) => placeOf(message) === place));

/** What an edition says in a comparison; without an edition, what is compared. */
export const comparedId = ({ id }: Chapter, part: string, edition = '') =>
  ['rule', id, part, ...(edition ? [edition] : [])].join('-');

/** Every message of a chapter, its title first. */
export function allMessages(chapter: Chapter): string[] {
  return [
    `rule-${chapter.id}`,
    ...chapter.blocks.flatMap((block) => messagesOf(chapter, block)),
    ...(chapter.hasBasic ? [`rule-${chapter.id}-basic`] : []),
  ];
}
