/** What a thing on the table is doing now, in short words: only what the view says. */

import type { ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import { cardOf, type Content } from '../content/content';
import { byTeam, teamsCompared } from '../content/in-play';
import { spiritsOn, triadOf } from '../content/map';
import { inOrder, named, t } from '../text/texts';
import { conditionsOf, conditionText } from './choices';
import { unmarked } from './marks';
import { alignedWord, cardTold, placeName, placeOfSlot } from './names';
import { essenceAmount } from './prices';

/** How the Aspirations stand. */
export type Standing = Pick<ViewWords, 'teams' | 'counts' | 'meets' | 'conditions'>;

const emotionName = (content: Content, view: ViewWords, slot: number) =>
  cardTold(content, view.slots[slot]?.card ?? '');
const teamName = (team: Team | null | undefined) => named(`team-${team ?? 'none'}`);

/** An Emotion's Essence, its Intensity with the parts of it, and what it counts for. */
export function emotionNow(content: Content, view: ViewWords, slot: number): string[] {
  const emotion = view.slots[slot];
  if (!emotion) return [];
  const { intensity: spaces, team, vibe } = cardOf(content, emotion.card);
  return [
    ...alignedNow(team, emotion.aligned),
    ...(vibe === emotion.vibe ? [] : [t('now-vibe', { vibe: named(`vibe-${emotion.vibe}`) })]),
    t('now-essence', { essence: emotion.essence, spaces: spaces.length }),
    intensitySum(view, slot),
    ...growthNow(content, view, slot),
    t('now-counts', { places: inOrder(emotion.counts_in.map((place) => placeName(content, place))) }),
    ...view.blocked
      .filter((block) => block.slot === slot)
      .map(({ by }) =>
        t('now-blocked', { by: emotionName(content, view, by), place: placeOfSlot(content, by) }),
      ),
    ...view.blocked
      .filter(({ by }) => by === slot)
      .map((block) =>
        t('now-blocks', {
          emotion: emotionName(content, view, block.slot),
          place: placeOfSlot(content, slot),
        }),
      ),
    ...triadNow(content, view, triadOf(content.map, slot), slot),
  ];
}

/** Which team something counts for, where that is another than its own. */
const alignedNow = (team: Team, aligned: Team) =>
  team === aligned ? [] : [t('now-aligned', { team: teamName(team), aligned: teamName(aligned) })];

/** The printed number, the token, and what powers add or take off. */
function intensitySum(view: ViewWords, slot: number): string {
  const emotion = view.slots[slot]!;
  const { printed, token, powers } = emotion.parts;
  const parts = [
    named('now-part-printed', { count: printed }),
    ...(token ? [named('now-part-token', { count: token })] : []),
    ...(powers ? [named('now-part-powers', { sign: powers > 0 ? '+' : '−', count: Math.abs(powers) })] : []),
  ];
  return t('now-intensity', {
    intensity: emotion.intensity,
    parts: parts.length > 1 ? inOrder(parts) : 'none',
  });
}

/** Why its power makes it stronger than what is printed, where it does. */
function growthNow(content: Content, view: ViewWords, slot: number): string[] {
  const { card, parts } = view.slots[slot]!;
  const { power, numbers, grows } = cardOf(content, card);
  return parts.powers > 0 && grows ? [t(`power-${power}`, numbers)] : [];
}

/** Who else lies in a Triad. */
function triadNow(content: Content, view: ViewWords, frontier: string, without?: number): string[] {
  const others = (content.map.triads[frontier] ?? []).filter((slot) => slot !== without && view.slots[slot]);
  const emotions = others.map((slot) =>
    named('now-emotion', {
      emotion: emotionName(content, view, slot),
      team: teamName(view.slots[slot]?.aligned),
      intensity: view.slots[slot]?.intensity ?? 0,
    }),
  );
  return emotions.length ? [t('now-triad', { emotions: inOrder(emotions) })] : [t('now-triad-empty')];
}

const controlNow = (content: Content, view: ViewWords, place: string) =>
  t('web-controlled', {
    place: placeName(content, place),
    team: view.controls[place] ? teamName(view.controls[place]) : 'none',
  });

/** Who controls a Realm or a Frontier, what lies there, and who is there. */
export function placeNow(content: Content, view: ViewWords, place: string): string[] {
  const isRealm = content.map.realms.includes(place);
  const spirits = spiritsOn(view, place);
  return [
    controlNow(content, view, place),
    ...(isRealm ? siteNow(content, view, place) : triadNow(content, view, place)),
    ...(spirits.length
      ? [t('now-spirits', { spirits: inOrder(spirits.map((spirit) => named(`spirit-${spirit}`))) })]
      : []),
  ];
}

export function siteNow(content: Content, view: ViewWords, realm: string): string[] {
  const fortress = view.fortresses[realm];
  if (!fortress) return [];
  return [
    t('web-site-held', {
      realm: placeName(content, realm),
      team: teamName(fortress.team),
      fragment: named(`fragment-${fortress.kind}`),
      aligned: alignedWord(fortress.team, fortress.aligned),
      worth: fortress.worth,
    }),
    ...(fortress.fresh ? [t('now-fresh')] : []),
  ];
}

export function sphereNow(content: Content, view: ViewWords, sphere: string): string[] {
  const { realm = '', wp = 0, full = 0 } = view.spheres[sphere] ?? {};
  return [
    t('now-sphere', { realm: placeName(content, realm), wp, most: full }),
    ...majorsText(view.rounds?.majors[sphere]),
  ];
}

/** Whose Major Fragments belong to a Sphere. */
export const majorsText = (majors: Team[] = []) =>
  majors.length
    ? [t('web-sphere-majors', { teams: inOrder(majors.map(teamName)), count: majors.length })]
    : [];

export function spiritNow(view: ViewWords, spirit: string): string[] {
  const seat = view.seats[spirit];
  if (!seat) return [];
  return [
    unmarked(
      t('now-goods', {
        wp: seat.wp,
        essence: essenceAmount(seat.essence, Object.keys(seat.essence)),
        cards: seat.hand.length,
      }),
    ),
    ...seat.insecurity.map((row) =>
      t('web-row-space', { row: named(`row-${row}`), what: named('web-insecurity') }),
    ),
    ...(view.turn === spirit ? [t('now-turn')] : []),
  ];
}

/** What each team counts of an Aspiration and who would meet it; and the conditions of a team that has such. */
export function aspirationNow(content: Content, view: Standing, name: string): string[] {
  const counts = teamsCompared(content, view).map((team) =>
    named('team-count', { team: teamName(team), count: view.counts[name]?.[team] ?? 0 }),
  );
  const winner = view.meets[name];
  return [
    String(inOrder(counts)),
    winner ? t('web-met', { team: teamName(winner) }) : t('web-met-nobody'),
    ...byTeam(content, view.conditions).flatMap(([team]) =>
      conditionsOf(view, team, name).map((condition) =>
        t('now-condition', { team: teamName(team), condition: conditionText(condition) }),
      ),
    ),
  ];
}
