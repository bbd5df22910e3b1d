/** What has changed between two moments, as it is heard: in words, with the names of teams. */

import type { ViewWords } from '../api/schema';
import type { Content } from '../content/content';
import { teamsCompared } from '../content/in-play';
import type { Name } from '../text/naming';
import { inOrder, named, t } from '../text/texts';
import { changesBetween, type Change } from './changes';
import { nextBonus } from './intentions';
import { fortressName, placeName } from './names';
import { aimsNow, leadIn } from './standing';

type SphereView = ViewWords['spheres'][string];

/** Whether a Sphere has been filled again, as a Revelation does. */
const isFilled = (before: SphereView | undefined, after: SphereView | undefined) =>
  before && after ? after.wp > before.wp && after.wp === after.full : false;

/** A change by the beginning of its key, and what the rest of that names. */
const TELLERS: Record<string, (content: Content, before: ViewWords, after: ViewWords, name: string) => Name> =
  {
    aspiration: (content, before, after, name) => {
      const counts = teamsCompared(content, after).map((team) => {
        const [was, is] = [before, after].map((view) => view.counts[name]?.[team] ?? 0);
        return named('aloud-count', {
          team: named(`team-${team}`),
          was: was ?? 0,
          is: is ?? 0,
          same: Number(was === is),
        });
      });
      const leader = after.meets[name];
      return named('aloud-aspiration', {
        aspiration: named(`aspiration-${name}`),
        counts: inOrder(counts),
        leader: leader ? named(`team-${leader}`) : 'none',
        lead: leadIn(content, after, name),
      });
    },
    control: (content, _, after, name) =>
      named('aloud-control', {
        place: placeName(content, name),
        team: after.controls[name] ? named(`team-${after.controls[name]}`) : 'none',
      }),
    sphere: (_, before, after, name) =>
      named('aloud-sphere', {
        sphere: named(`sphere-${name}`),
        was: before.spheres[name]?.wp ?? 0,
        is: after.spheres[name]?.wp ?? 0,
        is_filled: Number(isFilled(before.spheres[name], after.spheres[name])),
      }),
    site: (content, before, after, name) => {
      const [was, is] = [before, after].map(({ fortresses }) => fortresses[name]);
      return named('aloud-site', {
        realm: placeName(content, name),
        was: was ? fortressName(was) : 'none',
        is: is ? fortressName(is) : 'none',
      });
    },
    slot: (_, before, after, name) => {
      const [old, now] = [before.slots[Number(name)], after.slots[Number(name)]];
      return named('aloud-slot', {
        slot: Number(name),
        emotion: named(`emotion-${(now ?? old)?.card}`),
        was: old ? old.intensity : 'none',
        is: now ? now.intensity : 'none',
      });
    },
  };

/** What everybody wants to know of what others do. */
const OUTCOMES = new Set(['aspiration', 'control', 'sphere']);

/**
 * Every change, a sentence each, or only what matters to everybody; of Aspirations those that count now. `told`: the keys of
 * those that are told otherwise.
 */
export function changesAloud(
  content: Content,
  before: ViewWords,
  after: ViewWords,
  {
    hasPoints,
    areOutcomes = false,
    told = [],
  }: { hasPoints: boolean; areOutcomes?: boolean; told?: readonly string[] },
): Name[] {
  const points = Object.entries(after.teams)
    .filter(([team, { score }]) => hasPoints && score !== before.teams[team]?.score)
    .map(([team, { score }]) =>
      named('aloud-points', { team: named(`team-${team}`), was: before.teams[team]?.score ?? 0, is: score }),
    );
  const aims = new Set(aimsNow(content, after).map(({ name }) => `aspiration ${name}`));
  const others = changesBetween(content, before, after)
    .filter(({ outcome, key }) => outcome !== 'points' && (outcome !== 'aspiration' || aims.has(key)))
    .filter(({ key }) => !told.includes(key))
    .flatMap((change) => {
      const [kind = '', ...name] = change.key.split(' ');
      if (areOutcomes && !OUTCOMES.has(kind)) return [];
      return TELLERS[kind]?.(content, before, after, name.join(' ')) ?? plainChange(change);
    });
  return [...points, ...others];
}

const plainChange = ({ what, before, after }: Change): Name =>
  named('aloud-change', { what, was: before, is: after });

/** The bonus that a team's Wheel comes to with what is foreseen: it says why a card is seen then, or Essence comes. */
export function bonusForeseen(
  content: Pick<Content, 'wheel'>,
  team: string | undefined,
  before: Pick<ViewWords, 'teams'>,
  after: Pick<ViewWords, 'teams'> | null,
): string {
  const own = team ? before.teams[team] : undefined;
  const bonus = own && nextBonus(content, own.wheel);
  if (!team || !bonus || (after?.teams[team]?.wheel ?? 0) < bonus.at) return '';
  return t('play-wheel-next', { bonus: named(`wheel-bonus-${bonus.bonus}`), at: bonus.at });
}
