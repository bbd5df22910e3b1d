/** What a thing on the table is doing now, in short words: only what the view says. */

import type { ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import { cardOf, content } from '../content/content';
import { spiritsOn, triadOf } from '../content/map';
import { t } from '../text/texts';
import { placeName } from './names';

const { map, numbers } = content;
const emotionName = (view: ViewWords, slot: number) => t(`emotion-${view.slots[slot]?.card}`);
const teamName = (team: Team | null | undefined) => t(`team-${team ?? 'none'}`);
const inOrder = (items: string[]) => items.join(', ');

/** An Emotion's Essence, its Intensity with the parts of it, and what it counts for. */
export function emotionNow(view: ViewWords, slot: number): string[] {
  const emotion = view.slots[slot];
  if (!emotion) return [];
  const spaces = cardOf(emotion.card).intensity;
  return [
    t('now-essence', { essence: emotion.essence, spaces: spaces.length }),
    intensitySum(view, slot),
    t('now-counts', { places: inOrder(emotion.counts_in.map(placeName)) }),
    ...view.blocked
      .filter((block) => block.slot === slot)
      .map(({ by }) => t('now-blocked', { by: emotionName(view, by), place: placeOf(by) })),
    ...view.blocked
      .filter(({ by }) => by === slot)
      .map((block) => t('now-blocks', { emotion: emotionName(view, block.slot), place: placeOf(slot) })),
    ...triadNow(view, triadOf(slot), slot),
  ];
}

/** The printed number, the token, and what powers add or take off. */
function intensitySum(view: ViewWords, slot: number): string {
  const emotion = view.slots[slot]!;
  const { printed, token, powers } = emotion.parts;
  const parts = [
    t('now-part-printed', { count: printed }),
    ...(token ? [t('now-part-token', { count: token })] : []),
    ...(powers ? [t('now-part-powers', { sign: powers > 0 ? '+' : '−', count: Math.abs(powers) })] : []),
  ];
  return t('now-intensity', {
    intensity: emotion.intensity,
    parts: parts.length > 1 ? inOrder(parts) : 'none',
  });
}

const placeOf = (slot: number) => placeName(map.space_of_slot[slot] ?? '');

/** Who else lies in a Triad. */
function triadNow(view: ViewWords, frontier: string, without?: number): string[] {
  const others = (map.triads[frontier] ?? []).filter((slot) => slot !== without && view.slots[slot]);
  const emotions = others.map((slot) =>
    t('now-emotion', {
      emotion: emotionName(view, slot),
      team: teamName(view.slots[slot]?.aligned),
      intensity: view.slots[slot]?.intensity ?? 0,
    }),
  );
  return emotions.length ? [t('now-triad', { emotions: inOrder(emotions) })] : [t('now-triad-empty')];
}

const controlNow = (view: ViewWords, place: string) =>
  t('web-controlled', {
    place: placeName(place),
    team: view.controls[place] ? teamName(view.controls[place]) : 'none',
  });

/** Who controls a Realm or a Frontier, what lies there, and who is there. */
export function placeNow(view: ViewWords, place: string): string[] {
  const isRealm = map.realms.includes(place);
  const spirits = spiritsOn(view, place);
  return [
    controlNow(view, place),
    ...(isRealm ? siteNow(view, place) : triadNow(view, place)),
    ...(spirits.length
      ? [t('now-spirits', { spirits: inOrder(spirits.map((spirit) => t(`spirit-${spirit}`))) })]
      : []),
  ];
}

export function siteNow(view: ViewWords, realm: string): string[] {
  const fortress = view.fortresses[realm];
  if (!fortress) return [];
  return [
    t('web-site-held', {
      realm: placeName(realm),
      team: teamName(fortress.team),
      fragment: t(`fragment-${fortress.kind}`),
    }),
    ...(fortress.fresh ? [t('now-fresh')] : []),
  ];
}

export function sphereNow(view: ViewWords, sphere: string): string[] {
  const { realm = '', wp = 0 } = view.spheres[sphere] ?? {};
  return [t('now-sphere', { realm: placeName(realm), wp, most: numbers.sphere_wp })];
}

export function spiritNow(view: ViewWords, spirit: string): string[] {
  const seat = view.seats[spirit];
  if (!seat) return [];
  return [
    t('now-goods', { wp: seat.wp, essence: seat.essence[seat.team] ?? 0, cards: seat.hand.length }),
    ...seat.insecurity.map((row) => `${t(`row-${row}`)}: ${t('web-insecurity')}`),
    ...(view.turn === spirit ? [t('now-turn')] : []),
  ];
}

/** What each team counts of an Aspiration, and who would meet it. */
export function aspirationNow(view: Pick<ViewWords, 'counts' | 'meets'>, name: string): string[] {
  const counts = Object.entries(view.counts[name] ?? {}).map(
    ([team, count]) => `${teamName(team as Team)} ${count}`,
  );
  const winner = view.meets[name];
  return [inOrder(counts), winner ? t('web-met', { team: teamName(winner) }) : t('web-met-nobody')];
}
