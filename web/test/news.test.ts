import { describe, expect, test } from 'vitest';
import type { EventWords } from '../src/api/schema';
import { contentOf } from '../src/content/content';
import { actionName } from '../src/telling/actions';
import { EGO } from '../src/content/in-play';
import { tell } from '../src/telling/events';
import { newsOf } from '../src/telling/news';
import { content, prototype } from './content';
import fixture from './fixtures/told.json';

/** A turn of a game in whole. */
interface Played {
  edition: string;
  has_balance: boolean;
  ego: string;
  events: EventWords[];
}
const played = fixture.turns as unknown as Played[];

const event = (kind: string, data: EventWords['data']): EventWords => ({ kind, data });
const newsFrom = (events: EventWords[], seat = 'hatred', of = content) =>
  newsOf(of, seat, tell(of, events, new Map(), 'A')).map(({ text, isFirst }) => [text, isFirst] as const);

test('news of a turn give each action a line, without sums and without what the one who plays holds', () => {
  const pays = { seat: 'hatred', what: 'intensify', wp: 0, ambition: 0, essence: {} };
  const parts = [
    ['intensify', 1, 0],
    ['realm-control', -1, 0],
  ];
  const events: EventWords[] = [
    { kind: 'discards', data: { seat: 'hatred', card: 'anger', why: 'token' } },
    { kind: 'vibe', data: { seat: 'hatred', row: 'invoke', column: 1, colour: 'red', why: 'token' } },
    { kind: 'pays', data: { ...pays, parts } },
    { kind: 'rotates', data: { origin: 'humility', why: 'absorb' } },
    { kind: 'willpower', data: { seat: 'hatred', amount: 2, why: 'diligence' } },
    { kind: 'willpower', data: { seat: 'love', amount: -1, why: 'diligence' } },
    { kind: 'pays', data: { ...pays, parts: parts.slice(0, 1) } },
  ];
  const lines = tell(content, events, new Map(), 'A');
  expect(lines).toHaveLength(events.length);
  expect(newsOf(content, 'hatred', lines).map(({ text, isFirst }) => [text, isFirst])).toEqual([
    ['▼Hatred puts a red token on Invoke: Bolster.', true],
    ['▼Hatred: Intensify, free.', false],
    ['The Origin turns one step: Humility is now at the Valley of Motives.', false],
    ['▲Love loses 1 WP (Diligence).', false],
    ['▼Hatred: Intensify, free.', true],
  ]);
});

test('news say where the power of a Spirit made something cheaper', () => {
  const parts = [
    ['invoke', 2, 0],
    ['inner-force', 1, 0],
    ['upgrade-discount', -1, 0],
  ];
  const pays = event('pays', { seat: 'hatred', what: 'invoke', wp: 2, ambition: 0, essence: {}, parts });
  expect(newsFrom([pays])[0]?.[0]).toBe('▼Hatred: Invoke, 2 WP. Hatred’s power made it 1 WP cheaper.');
});

test('a token that an action brings is no new action, and one that is placed for an action belongs to it', () => {
  const vibe = (why: string) => event('vibe', { seat: 'hatred', row: 'invoke', column: 1, colour: 'red', why });
  const pays = (what: string) =>
    event('pays', { seat: 'hatred', what, wp: 1, ambition: 0, essence: {}, parts: [[what, 1, 0]] });
  const events = [pays('add-token'), vibe('add-token'), pays('move'), vibe('token'), pays('invoke'), vibe('token'), vibe('token'), pays('quell')];
  expect(newsFrom(events).map(([, isFirst]) => isFirst)).toEqual([true, false, true, true, false, true, false, false]);
}); // prettier-ignore

test('an action of which only what somebody holds is told, is news all the same', () => {
  const rest = event('willpower', { seat: 'malice', amount: 2, why: 'rest' });
  expect(newsFrom([rest], 'malice', prototype)).toHaveLength(1);
  const income = event('willpower', { seat: 'malice', amount: 2, why: 'unwavering' });
  expect(newsFrom([income], 'malice', prototype)).toEqual([]);
});

test('what Ego holds is as little news in the turn of either of its Spirits', async () => {
  const against = await contentOf('final', { ego: 'gloom' });
  const gains = event('willpower', { seat: 'gatekeeper', amount: 2, why: 'special-scheme' });
  for (const seat of EGO) expect(newsFrom([gains], seat, against)).toEqual([]);
});

describe('in whole turns', () => {
  const turns = played.map((turn, i) => [`${turn.edition} ${i}`, turn] as const);
  test.each(turns)('every action has one line: %s', async (_, { edition, has_balance, ego, events }) => {
    const seat = String(events[0]!.data.seat);
    if (EGO.includes(seat)) return;
    const of = await contentOf(edition, { hasBalance: has_balance, ego });
    /** By event, which action it belongs to; what is taken at the end of the turn counts as one. */
    const actions = new Map<EventWords, number>();
    let count = 0;
    let isAtEnd = false;
    for (const one of events) {
      const isTaken = one.data.why === 'end-turn' || one.data.why === 'round';
      const isNamed = one.kind === 'named' && actionName(of, String(one.data.what)) !== null;
      if (isNamed || (isTaken && !isAtEnd)) count += 1;
      isAtEnd = isTaken || (isAtEnd && !isNamed);
      actions.set(one, count);
    }
    const news = newsOf(of, seat, tell(of, events.slice(1), new Map(), 'A'));
    const first = news.map(({ event: one }) => actions.get(one)).filter((action) => action);
    const lines = news.filter(({ event: one, isFirst }) => isFirst && actions.get(one));
    expect(lines.map(({ event: one }) => actions.get(one))).toEqual([...new Set(first)]);
  });
});
