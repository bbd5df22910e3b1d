/** What the card of a deed shows: what it was about, what it took and gave, and what it changed. */

import type { EventWords, ViewWords } from '../api/schema';
import type { Emotion, Fortress, Team, Vibe } from '../api/view';
import { cardOf, type Content } from '../content/content';
import { EGO } from '../content/in-play';
import { afterOf, beforeOf, eventsOf, type Deed } from './deeds';

/** What a deed was about, drawn as it lies on the board. */
export type Target =
  | {
      kind: 'emotion';
      emotion: Emotion;
      slot: number;
      to: number | null;
      was: Emotion | null;
      isGone: boolean;
    }
  | { kind: 'spirit'; spirit: string; from: string | null; to: string }
  | { kind: 'fortress'; realm: string; fortress: Fortress | null; was: Fortress | null }
  | { kind: 'sphere'; sphere: string; was: number | null; is: number | null }
  | { kind: 'origin'; sphere: string }
  | { kind: 'cards'; cards: (string | null)[] }
  | { kind: 'token'; row: string; colour: Vibe }
  | { kind: 'schemes'; head: number; foot: number; aim: string }
  | { kind: 'sign' };

export type Good = 'willpower' | 'essence' | 'ambition' | 'cards' | 'actions' | 'points';

/** So much more or less of something; of whom, where that is not the one who acts. */
export interface Gain {
  good: Good;
  amount: number;
  team: Team | null;
  spirit: string | null;
}

/** Something else that is another than before. */
export type Change =
  | { kind: 'control'; place: string; team: Team | null }
  | { kind: 'intensity'; slot: number; card: string; aligned: Team; was: number; is: number }
  | { kind: 'token'; row: string; colour: Vibe }
  | { kind: 'power'; power: string; amount: number }
  | { kind: 'works'; spirit: string }
  | { kind: 'ends' };

export interface Picture {
  target: Target;
  gains: Gain[];
  changes: Change[];
}

type Data = EventWords['data'];

export function pictureOf(content: Content, deed: Deed): Picture {
  const events = eventsOf(deed);
  const [before, after] = [beforeOf(deed), afterOf(deed)];
  const target = targetOf(content, deed.what, events, before, after);
  return {
    target,
    gains: gainsOf(deed, events, target),
    changes: [
      ...tokens(events, target),
      ...controls(before, after),
      ...intensities(before, after, target),
      ...powers(content, events),
      ...working(events),
      ...ending(events),
    ],
  };
}

/** The events that say best what a deed was about, the best first. */
const TELLING = ['schemes', 'enters', 'moves', 'leaves', 'loses', 'fills', 'fortress', 'spirit', 'sphere', 'rotates', 'draws', 'vibe', 'intensity']; // prettier-ignore
/** What some actions are about, whatever else they bring. */
const ABOUT: Record<string, readonly string[]> = {
  move: ['spirit'],
  'move-emotion': ['moves'],
  fortify: ['fortress'],
  absorb: ['sphere'],
  meditate: ['sphere'],
  rotate: ['rotates'],
  'draw-emotions': ['draws'],
  'add-token': ['vibe'],
  'gain-willpower': [],
  harvest: [],
  rest: [],
  'extra-action': [],
  'ego-fails': [],
  revelation: ['revelation'],
  round: [],
  over: [],
  starts: [],
  begins: [],
  'set-up': ['enters', 'spirit'],
  'ends-turn': [],
};

function targetOf(
  content: Content,
  what: string,
  events: readonly EventWords[],
  before: ViewWords | null,
  after: ViewWords | null,
): Target {
  const kinds = ABOUT[what] ?? TELLING;
  const found = kinds.flatMap((kind) => events.find((event) => event.kind === kind) ?? [])[0];
  return (found && DRAWN[found.kind]?.(found.data, { content, events, before, after })) || { kind: 'sign' };
}

interface Around {
  content: Content;
  events: readonly EventWords[];
  before: ViewWords | null;
  after: ViewWords | null;
}

const emotionAt =
  (isGone: boolean) =>
  (data: Data, { content, events, before, after }: Around): Target => {
    const slot = Number(data.slot);
    const to = data.to_slot === undefined ? null : Number(data.to_slot);
    const was = before?.slots[slot] ?? null;
    const is = after?.slots[to ?? slot] ?? null;
    const leaves = isGone || events.some(({ kind, data: other }) => kind === 'leaves' && other.slot === slot);
    const entered = events.find(({ kind, data: other }) => kind === 'enters' && other.slot === slot)?.data;
    const emotion = entered ? (is ?? printed(content, entered)) : leaves ? was : (is ?? was);
    if (!emotion) return { kind: 'sign' };
    return {
      kind: 'emotion',
      emotion,
      slot,
      to,
      was: entered && !leaves ? null : was,
      isGone: leaves && !entered,
    };
  };

/** An Emotion of which only the card is known. */
function printed(content: Content, { card, owner, aligned, vibe, essence }: Data): Emotion {
  const { intensity } = cardOf(content, String(card));
  const filled = Number(essence);
  const found = intensity[filled - 1] ?? 0;
  return {
    card: String(card),
    owner: String(owner),
    aligned: aligned as Team,
    vibe: vibe as Vibe,
    essence: filled,
    token: 0,
    intensity: found,
    parts: { printed: found, token: 0, powers: 0 },
    counts_in: [],
  };
}

const DRAWN: Record<string, (data: Data, around: Around) => Target> = {
  enters: emotionAt(false),
  moves: emotionAt(false),
  fills: emotionAt(false),
  loses: emotionAt(false),
  intensity: emotionAt(false),
  leaves: emotionAt(true),
  spirit: ({ seat, space, to }) => ({
    kind: 'spirit',
    spirit: String(seat),
    from: typeof space === 'string' ? space : null,
    to: String(to),
  }),
  fortress: ({ realm }, { events, before, after }) => {
    const name = String(realm);
    const last = events.findLast(({ kind, data }) => kind === 'fortress' && data.realm === realm)?.data;
    const built = last && last.kind !== 'none' ? ({ ...last, fresh: false } as unknown as Fortress) : null;
    return {
      kind: 'fortress',
      realm: name,
      fortress: after?.fortresses[name] ?? built,
      was: before?.fortresses[name] ?? null,
    };
  },
  sphere: ({ sphere }, { before, after }) => ({
    kind: 'sphere',
    sphere: String(sphere),
    was: before?.spheres[String(sphere)]?.wp ?? null,
    is: after?.spheres[String(sphere)]?.wp ?? null,
  }),
  revelation: ({ sphere }) => ({ kind: 'sphere', sphere: String(sphere), was: null, is: 0 }),
  rotates: ({ origin }) => ({ kind: 'origin', sphere: String(origin) }),
  draws: ({ seat }, { events }) => ({
    kind: 'cards',
    cards: events
      .filter(({ kind, data }) => kind === 'draws' && data.seat === seat)
      .map(({ data }) => (typeof data.card === 'string' ? data.card : null)),
  }),
  vibe: ({ row, colour }) => ({ kind: 'token', row: String(row), colour: colour as Vibe }),
  schemes: ({ head, foot, aim }) => ({
    kind: 'schemes',
    head: Number(head),
    foot: Number(foot),
    aim: String(aim),
  }),
};

/** What it took and gave, good by good: of whoever acts first, then of the others. */
function gainsOf({ seat }: Deed, events: readonly EventWords[], target: Target): Gain[] {
  const sums = new Map<string, Gain>();
  const isActing = (who: unknown) =>
    who === seat || (EGO.includes(String(who)) && EGO.includes(String(seat)));
  const add = (good: Good, amount: number, team: unknown, who: unknown) => {
    const spirit = who === undefined || isActing(who) ? null : String(who);
    const key = `${good} ${String(team)} ${spirit}`;
    const known = sums.get(key)?.amount ?? 0;
    sums.set(key, { good, amount: known + amount, team: (team ?? null) as Team | null, spirit });
  };
  for (const { kind, data } of events) {
    const amount = Number(data.amount);
    if (kind === 'willpower') add('willpower', amount, null, data.seat);
    else if (kind === 'essence') add('essence', amount, data.team, data.seat);
    else if (kind === 'ambition') add('ambition', amount, data.team, undefined);
    else if (kind === 'actions') add('actions', amount, null, undefined);
    else if (kind === 'wheel' || kind === 'identity')
      add('points', Number(data.points), data.team, undefined);
    else if (kind === 'draws' && target.kind !== 'cards') add('cards', 1, null, data.seat);
  }
  const shown = [...sums.values()].filter(({ amount }) => amount !== 0);
  const rank = ({ good, spirit, amount }: Gain) => (good === 'points' ? 0 : spirit ? 3 : amount < 0 ? 1 : 2);
  return shown.sort((a, b) => rank(a) - rank(b));
}

const tokens = (events: readonly EventWords[], target: Target): Change[] =>
  events
    .filter(
      ({ kind, data: { colour } }) =>
        kind === 'vibe' && colour !== null && colour !== 'none' && target.kind !== 'token',
    )
    .map(({ data }) => ({ kind: 'token', row: String(data.row), colour: data.colour as Vibe }));

const controls = (before: ViewWords | null, after: ViewWords | null): Change[] =>
  before && after
    ? Object.entries(after.controls)
        .filter(([place, team]) => before.controls[place] !== team)
        .map(([place, team]) => ({ kind: 'control', place, team }))
    : [];

/** Emotions that have grown or shrunk besides the one that it was about. */
const intensities = (before: ViewWords | null, after: ViewWords | null, target: Target): Change[] =>
  before && after
    ? after.slots.flatMap((is, slot): Change[] => {
        const was = before.slots[slot];
        const isTarget = target.kind === 'emotion' && (target.slot === slot || target.to === slot);
        if (isTarget || !is || was?.card !== is.card || was.intensity === is.intensity) return [];
        const { card, aligned } = is;
        return [{ kind: 'intensity', slot, card, aligned, was: was.intensity, is: is.intensity }];
      })
    : [];

/** By how much the power of the Spirit that paid has made it cheaper. */
const powers = ({ spirits }: Content, events: readonly EventWords[]): Change[] =>
  events
    .filter(({ kind }) => kind === 'pays')
    .flatMap(({ data }) =>
      (data.parts as [string, number][])
        .filter(([word]) => word === spirits[String(data.seat)]?.power)
        .map(([power, amount]) => ({ kind: 'power' as const, power, amount })),
    );

/** Whose powers have worked otherwise. */
const working = (events: readonly EventWords[]): Change[] =>
  [...new Set(events.filter(({ kind }) => kind === 'works').map(({ data }) => String(data.seat)))].map(
    (spirit) => ({ kind: 'works', spirit }),
  );

const ending = (events: readonly EventWords[]): Change[] =>
  events.some(({ kind }) => kind === 'ending' || kind === 'over') ? [{ kind: 'ends' }] : [];
