/** What can be done with something that is pointed at, without naming the action first. */

import { NO_TOKEN, partsOf } from '../api/choices';
import type { ViewWords, WayWords } from '../api/schema';
import type { Content } from '../content/content';
import type { Name } from '../text/naming';
import { eitherOf, listed, named } from '../text/texts';
import { actionName } from './actions';
import { cardTold } from './names';

/** What lies on the board or in the hand, and so can be pointed at; and what is taken at the end of a turn. */
const POINTED = new Set(['slot', 'space', 'site', 'spirit', 'sphere', 'card', 'take']);

/** What the choices of a way say, part by part. */
const partsIn = ({ path }: WayWords) => path.map(partsOf);

/** The ways to each thing, in their order. Where a token is to be asked for, no way leads past that question. */
export function reachOf(ways: readonly WayWords[], asksForToken: boolean): Map<string, WayWords[]> {
  const reach = new Map<string, WayWords[]>();
  for (const way of ways) {
    if (asksForToken && way.path.includes(NO_TOKEN)) continue;
    for (const target of way.options)
      if (POINTED.has(partsOf(target).kind)) reach.set(target, [...(reach.get(target) ?? []), way]);
  }
  return reach;
}

/** All the choices of a way to what is pressed. */
export const pathTo = (choice: string, { path, is_taken }: WayWords): string[] =>
  is_taken ? path : [...path, choice];

export const END = 'end-turn';

/** The choices that end a turn: all that is taken then, each to be had by one press, or else the end, which asks. */
export function endsOf(reach: ReadonlyMap<string, WayWords[]>): string[] {
  const takes = [...reach].filter(([, ways]) => ways.some(({ ends_turn }) => ends_turn));
  return takes.length > 1 ? takes.map(([take]) => take) : [END];
}

/** The question for all the targets at once, in place of the one that comes before it. */
export function unfolded(view: ViewWords, reach: ReadonlyMap<string, WayWords[]>): ViewWords {
  const [first] = [...reach.values()].flat();
  if (!first || !view.decision) return view;
  const { kind, about } = first;
  return { ...view, decision: { ...view.decision, kind, about, options: [...reach.keys()] } };
}

/** Whether it leads to an empty slot, with an Emotion for it. */
const isFilling = ({ kind }: WayWords) => kind === 'invoke-slot';

/** The Emotion that a way brings to a slot, and the team that it counts for where that is chosen; null without one. */
function broughtBy(content: Content, way: WayWords): Name | null {
  if (!isFilling(way)) return null;
  const card = cardTold(content, String(way.about.card));
  const team = partsIn(way).find((parts) => parts.team)?.team;
  return team ? named('card-aligned', { card, team: named(`team-${team}`) }) : card;
}

/** What is done on a way: the action, the Emotion that it brings, or one of several, and the upgrades or token for it. */
export function wayName(content: Content, way: WayWords, emotion = broughtBy(content, way)): Name {
  const plain =
    actionName(content, way.path[0] ?? '') ?? actionName(content, way.kind) ?? named(`row-${way.kind}`);
  const action = emotion ? named('play-way-card', { action: plain, card: emotion }) : plain;
  const upgrades = partsIn(way).flatMap((parts) => parts.upgrades ?? []);
  if (upgrades.length)
    return named('play-way-with', {
      action,
      upgrades: listed(upgrades.map((upgrade) => named(`upgrade-${upgrade}`))),
    });
  return way.price?.tokens.length ? named('play-tile-with-token', { action }) : action;
}

/** All that can be done, for whoever hears of the thing; what differs in the Emotion alone is told as one. */
export function waysTold(content: Content, ways: readonly WayWords[]): string {
  const alike = new Map<string, { way: WayWords; cards: Set<string> }>();
  for (const way of ways) {
    const name = String(wayName(content, way, null));
    const { cards } = alike.get(name) ?? { cards: new Set<string>() };
    if (isFilling(way)) cards.add(String(way.about.card));
    alike.set(name, { way, cards });
  }
  const names = [...alike.values()].map(({ way, cards }) => {
    const emotions = [...cards].map((card) => cardTold(content, card));
    return wayName(content, way, emotions.length ? eitherOf(emotions) : null);
  });
  return String(eitherOf(names));
}
