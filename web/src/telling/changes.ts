/** What differs between two views, in the order of what matters: points, Aspirations, control, and the rest. */

import type { ViewWords } from '../api/schema';
import type { Emotion, Team } from '../api/view';
import { cardOf, type Content } from '../content/content';
import { byTeam, teamsIn } from '../content/in-play';
import type { Name } from '../text/naming';
import { listed, named, t } from '../text/texts';
import { conditionsOf, countsText } from './choices';
import { fortressName, lyingName, placeName, teamName } from './names';
import { essenceAmount } from './prices';

export interface Change {
  key: string;
  /** What matters most in the end, where it is that. */
  outcome?: 'points' | 'aspiration' | 'condition' | 'control';
  what: string;
  before: string;
  after: string;
  /** The team that it is good for, where that is plain. */
  team: Team | null;
  /** Whether it is only what somebody holds, and nothing on the board. */
  isHeld?: boolean;
  /** How much more or less it is, where it is a number of something that is spent and gained. */
  by?: number;
}

export function changesBetween(content: Content, before: ViewWords, after: ViewWords): Change[] {
  return [
    ...points(content, before, after),
    ...aspirations(content, before, after),
    ...conditions(content, before, after),
    ...control(content, before, after),
    ...emotions(content, before, after),
    ...fortresses(content, before, after),
    ...spheres(content, before, after),
    ...goods(content, before, after),
  ];
}

/** What one gets and gives by a choice, in one line: “12 Essence for 13 WP”. */
export function exchange(content: Content, before: ViewWords, after: ViewWords, spirit: string): string {
  const [old, now] = [before.seats[spirit], after.seats[spirit]];
  if (!old || !now) return '';
  const kinds = byTeam(content, now.essence);
  const ambition = ({ teams }: ViewWords) => teams[now.team]?.ambition ?? 0;
  const amounts: [number, (count: number) => Name][] = [
    [now.wp - old.wp, (count) => named('price-wp', { count })],
    [ambition(after) - ambition(before), (count) => named('price-ambition', { count })],
    ...kinds.map(([kind, count]): [number, (count: number) => Name] => [
      count - (old.essence[kind] ?? 0),
      (count) =>
        named('price-essence', {
          count: essenceAmount(
            { [kind]: count },
            kinds.map(([name]) => name),
          ),
        }),
    ]),
    [now.hand.length - old.hand.length, (count) => named('play-cards', { count })],
  ];
  const told = (sign: number) =>
    amounts.filter(([by]) => by * sign > 0).map(([by, words]) => words(Math.abs(by)));
  const [gains, losses] = [told(1), told(-1)];
  if (!gains.length && !losses.length) return '';
  if (!losses.length) return t('play-get', { gains: listed(gains) });
  if (!gains.length) return t('play-give', { losses: listed(losses) });
  return t('play-exchange', { gains: listed(gains), losses: listed(losses) });
}

type Part = (content: Content, before: ViewWords, after: ViewWords) => Change[];

/** The points as they stand, and what the end of the game would add to them. */
const points: Part = (content, before, after) =>
  teamsIn(content, after).flatMap((team) =>
    (['score', 'at_end'] as const).flatMap((what) => {
      const [old = 0, now = 0] = [before.teams[team]?.[what], after.teams[team]?.[what]];
      if (old === now) return [];
      const id = what === 'score' ? 'play-change-points' : 'play-change-at-end';
      return {
        outcome: 'points' as const,
        key: what === 'score' ? `points ${team}` : `end ${team}`,
        what: t(id, { team: teamName(team) }),
        before: String(old),
        after: String(now),
        by: now - old,
        team,
      };
    }),
  );

/** Those that can count soon: the Common one, the own hidden one and the Common one after it; and those for the end. */
const aspirations: Part = (content, before, after) => {
  const aims = Object.values(before.teams).flatMap(({ aim }) => aim ?? []);
  const last = Object.values(before.teams).flatMap(({ endgame }) => endgame ?? []);
  const common = before.common.slice(0, 2).flatMap((name) => name ?? []);
  const near = [...new Set([...common, ...aims, ...(before.rounds ? [before.rounds.endgame] : []), ...last])];
  return near
    .filter((name) => countsText(content, before, name) !== countsText(content, after, name))
    .map((name) => ({
      outcome: 'aspiration',
      key: `aspiration ${name}`,
      what: t(`aspiration-${name}`),
      before: countsText(content, before, name),
      after: countsText(content, after, name),
      team: after.meets[name] ?? null,
    }));
};

/** Of a team that has conditions for its Aspirations: those of the one it aims at. */
const conditions: Part = (content, before, after) =>
  byTeam(content, before.teams).flatMap(([team, { aim }]) => {
    if (!aim) return [];
    const [held, holds] = [before, after].map((view) => conditionsOf(view, team, aim));
    return (holds ?? [])
      .filter((now, i) => now.holds !== held?.[i]?.holds)
      .map(({ name, text, holds: isMet }) => ({
        outcome: 'condition',
        key: `condition ${team} ${name}`,
        what: t('play-change-condition', { team: teamName(team), text }),
        before: t('condition-mark', { holds: Number(!isMet) }),
        after: t('condition-mark', { holds: Number(isMet) }),
        team: isMet ? team : null,
      }));
  });

const control: Part = (content, before, after) =>
  Object.keys(after.controls)
    .filter((name) => before.controls[name] !== after.controls[name])
    .map((name) => ({
      outcome: 'control',
      key: `control ${name}`,
      what: String(placeName(content, name)),
      before: String(teamName(before.controls[name])),
      after: String(teamName(after.controls[name])),
      team: after.controls[name] ?? null,
    }));

const emotions: Part = (content, before, after) =>
  after.slots.flatMap((emotion, slot) => {
    const old = before.slots[slot];
    if (old?.card === emotion?.card && old?.intensity === emotion?.intensity) return [];
    const what = emotion ?? old;
    return [
      {
        key: `slot ${slot}`,
        what: t('play-change-intensity', {
          emotion: what ? lyingName(content, what) : '',
          is_power: Number(isByPower(content, old, emotion)),
        }),
        before: old && (!emotion || old.card === emotion.card) ? String(old.intensity) : '–',
        after: emotion ? String(emotion.intensity) : '–',
        team: emotion?.aligned ?? null,
      },
    ];
  });

/** Whether nothing has made an Emotion stronger or weaker but its own power. */
const isByPower = (content: Content, old: Emotion | null | undefined, now: Emotion | null) =>
  now !== null &&
  old?.card === now.card &&
  old.essence === now.essence &&
  old.token === now.token &&
  Boolean(cardOf(content, now.card).grows);

const fortresses: Part = (_, before, after) =>
  Object.keys(after.fortresses)
    .filter((realm) => fortressText(before, realm) !== fortressText(after, realm))
    .map((realm) => ({
      key: `site ${realm}`,
      what: t('play-change-fortress', { realm: named(`realm-short-${realm}`) }),
      before: fortressText(before, realm),
      after: fortressText(after, realm),
      team: after.fortresses[realm]?.team ?? null,
    }));

function fortressText({ fortresses }: ViewWords, realm: string): string {
  const fortress = fortresses[realm];
  return fortress ? String(fortressName(fortress)) : '–';
}

const spheres: Part = (_, before, after) =>
  Object.keys(after.spheres)
    .filter((sphere) => before.spheres[sphere]?.wp !== after.spheres[sphere]?.wp)
    .map((sphere) => ({
      key: `sphere ${sphere}`,
      what: t(`sphere-${sphere}`),
      before: t('price-wp', { count: before.spheres[sphere]?.wp ?? 0 }),
      after: t('price-wp', { count: after.spheres[sphere]?.wp ?? 0 }),
      team: null,
    }));

/** Willpower and Essence of the seats, Ambition or Fortitude of the teams. */
const goods: Part = (content, before, after) => {
  const seats = Object.entries(after.seats).flatMap(([spirit, seat]) => {
    const old = before.seats[spirit];
    const who = named(`spirit-${spirit}`);
    const kinds = byTeam(content, seat.essence);
    const essence = kinds.length > 1 ? 'play-change-essence-kind' : 'play-change-essence';
    const pairs = [
      ['play-change-willpower', null, old?.wp, seat.wp],
      ...kinds.map(([kind, is]) => [essence, kind, old?.essence[kind], is] as const),
      ['play-change-hand', null, old?.hand.length, seat.hand.length],
    ] as const;
    return pairs
      .filter(([, , was, is]) => was !== is)
      .map(([id, kind, was, is]) => ({
        key: kind ? `${id} ${spirit} ${kind}` : `${id} ${spirit}`,
        what: t(id, { spirit: who, team: teamName(kind) }),
        before: String(was ?? 0),
        after: String(is ?? 0),
        by: (is ?? 0) - (was ?? 0),
        team: null,
        isHeld: true,
      }));
  });
  const ambition = teamsIn(content, after)
    .filter((team) => before.teams[team]?.ambition !== after.teams[team]?.ambition)
    .map((team) => ({
      key: `ambition ${team}`,
      what: t('play-change-ambition', { team: teamName(team) }),
      before: String(before.teams[team]?.ambition ?? 0),
      after: String(after.teams[team]?.ambition ?? 0),
      by: (after.teams[team]?.ambition ?? 0) - (before.teams[team]?.ambition ?? 0),
      team: null,
      isHeld: true,
    }));
  const fortitude = teamsIn(content, after)
    .filter((team) => before.rounds?.fortitude[team] !== after.rounds?.fortitude[team])
    .map((team) => ({
      key: `fortitude ${team}`,
      what: t('play-change-fortitude', { team: teamName(team) }),
      before: String(before.rounds?.fortitude[team] ?? 0),
      after: String(after.rounds?.fortitude[team] ?? 0),
      by: (after.rounds?.fortitude[team] ?? 0) - (before.rounds?.fortitude[team] ?? 0),
      team: null,
      isHeld: true,
    }));
  return [...ambition, ...fortitude, ...seats];
};
