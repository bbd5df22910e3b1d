/** What follows from a choice, as the server foretells it, in words. */

import { partsOf } from '../api/choices';
import type { AheadWords, FactWords, ShareWords, ViewWords, WayWords } from '../api/schema';
import type { Emotion } from '../api/view';
import type { Content } from '../content/content';
import type { Name } from '../text/naming';
import { eitherOf, listed, named, paragraph, t } from '../text/texts';
import { actionName } from './actions';
import { intentionWorth } from './intentions';
import { cardTold, placeName, placeOfSlot, reasonName, spiritName, teamName } from './names';

export interface Ahead {
  /** What it will bring, in sentences. */
  brings: string[];
  /** What will bring nothing, and why; and that the game will end. */
  warnings: string[];
}

/** What is sure of the Revelation that follows a choice; null where none does. */
export function revelationAhead(content: Content, fact: FactWords | undefined): Ahead | null {
  if (!fact?.emptied) return null;
  const begins = t('play-foretold', { sphere: named(`sphere-${fact.emptied}`) });
  const { dues, site, ends } = fact.ahead ?? { dues: [], site: null, ends: null };
  const words = site && { realm: placeName(content, site.realm), team: teamName(site.team) };
  const joins =
    words && !site.stays
      ? [t('play-foretold-fortress', { ...words, points: site.points, instead: site.instead })]
      : [];
  const stays = words && site.stays ? [t(`unscored-${site.stays}`, words)] : [];
  return {
    brings: [begins, ...dues.map(dueTold), ...joins],
    warnings: [...stays, ...(ends && ends !== 'fragment' ? [t('play-foretold-ends', { why: ends })] : [])],
  };
}

/** What a team earns, as far as that is known, and why it is. */
function dueTold({ team, may, meets }: AheadWords['dues'][number]): string {
  const words = { team: teamName(team), what: eitherOf(may.map(shareTold)) };
  if (may.length > 1) return t('play-foretold-may', words);
  const earns = named('play-foretold-earns', words);
  return String(paragraph(meets ? [earns, named('play-foretold-sure', { meets })] : [earns]));
}

function shareTold({ fragment, points, wheel }: ShareWords): Name {
  if (!fragment) return named('play-foretold-none', { wheel });
  const id = fragment === 'capping' ? 'play-foretold-capping' : 'play-foretold-fragment';
  return named(id, { fragment: named(`fragment-${fragment}`), points, wheel });
}

/** What comes on top of what can be foreseen, which ends where it is asked whether the bonus is wanted. */
export function stillToCome({ ahead, taken }: Pick<FactWords, 'ahead' | 'taken'>): string {
  const bonus = ahead?.bonus ? [named('play-later-bonus', { sphere: named(`sphere-${ahead.bonus}`) })] : [];
  const incomes = ahead?.incomes.map(({ wp, why }) =>
    named('play-later-power', { wp, why: reasonName(why) }),
  );
  const earned = ahead?.earned.map(({ intention, points }) =>
    named('play-later-points', { points, intention: named(`intention-${intention}`) }),
  );
  const what = [...bonus, ...(incomes ?? []), ...(earned ?? [])];
  if (!what.length) return '';
  const gained = ahead?.incomes.reduce((sum, { wp }) => sum + wp, 0);
  const all =
    gained && taken ? [named('play-later-sum', { wp: named('price-wp', { count: taken + gained }) })] : [];
  return String(paragraph([named('play-later', { what: listed(what) }), ...all]));
}

/** The Spheres that come to lie beside a Spirit by a choice which turns the Origin; nothing where it does not. */
export function originAhead(content: Content, { ahead }: Pick<FactWords, 'ahead'>): string {
  const comes = ahead?.beside.map(({ sphere, wp, realm, team }) =>
    named('play-turns-to', {
      sphere: named(`sphere-${sphere}`),
      wp,
      realm: placeName(content, realm),
      team: team ? teamName(team) : 'none',
    }),
  );
  return comes?.length ? t('play-turns', { comes: listed(comes) }) : '';
}

/** What can be done from where a choice takes a Spirit, action by action; nothing where that is nothing. */
export function reachAhead(content: Content, view: ViewWords, ways: readonly WayWords[]): string {
  const reached = new Map<string, Map<string, Name>>();
  for (const { path, options } of ways) {
    const places = reached.get(path[0] ?? '') ?? new Map<string, Name>();
    for (const option of options) {
      const place = thingTold(content, view, option);
      if (place) reached.set(path[0] ?? '', places.set(String(place), place));
    }
  }
  const what = [...reached].flatMap(([choice, places]) => {
    const action = actionName(content, choice);
    return action ? [named('play-reach-action', { action, places: listed([...places.values()]) })] : [];
  });
  return what.length ? t('play-reach', { what: listed(what) }) : '';
}

/** What lies still on the board, in short: the Emotion on a slot, or where that is, a Sphere, a site. */
function thingTold(content: Content, view: ViewWords, option: string): Name | null {
  const { slot, sphere, kind, realm } = partsOf(option);
  const emotion = slot === undefined ? null : view.slots[slot];
  if (emotion) return cardTold(content, emotion.card);
  if (slot !== undefined) return placeOfSlot(content, slot);
  if (sphere) return named(`sphere-${sphere}`);
  return kind === 'site' && realm ? placeName(content, realm) : null;
}

/** What whoever comes next could empty then, and what that would bring for a Fortress; nothing where they could not. */
export const chancesAhead = (content: Content, { ahead }: Pick<FactWords, 'ahead'>): string[] =>
  (ahead?.chances ?? []).map(({ spirit, sphere, realm, team, points, instead, frontiers, space }) => {
    const chance = named('play-chance', {
      spirit: spiritName(content, spirit),
      sphere: named(`sphere-${sphere}`),
      realm: placeName(content, realm),
      team: team ? teamName(team) : 'none',
      points,
      instead,
      frontiers,
    });
    const where = space && placeName(content, space);
    const moves = where ? [named('play-chance-move', { spirit: spiritName(content, spirit), where })] : [];
    return String(paragraph([...moves, chance]));
  });

/** What whoever comes next could score at once, as far as that lies open; nothing where that is none. */
export function repliesAhead(content: Content, { ahead }: Pick<FactWords, 'ahead'>): string {
  const replies = ahead?.replies ?? [];
  const [first] = replies;
  if (!first) return '';
  const spirit = spiritName(content, first.spirit);
  const isChain = replies.length > 1 && first.further !== first.points;
  if (!isChain)
    return t('play-replies', {
      spirit,
      what: listed(replies.map(({ intention, points }) => intentionWorth(intention, points))),
    });
  // What the first of them brings is the same for all.
  return t('play-replies-chain', {
    spirit,
    what: listed(replies.map(({ intention }) => named(`intention-${intention}`))),
    points: first.points,
    further: first.further,
  });
}

/** What a Fortress that a choice builds or raises is good for; nothing where it does neither. */
export const fortressPromise = ({ raised }: Pick<FactWords, 'raised'>): string =>
  raised ? t('play-foretold-built', { points: raised.points }) : '';

/** That a choice takes the last Fragment of a kind, so that the next one that is due ends the game. */
export const lastFragment = ({ numbers }: Content, { last }: Pick<FactWords, 'last'>): string =>
  last
    ? t('play-foretold-last', { fragment: named(`fragment-${last}`), points: numbers.points.capping ?? 0 })
    : '';

/** That a Fortress which counts as new by a choice brings nothing in this turn, where a Revelation may still come. */
export const exaltWarning = ({ raised }: Pick<FactWords, 'raised'>): string =>
  raised?.is_renewed ? t('play-foretold-exalted') : raised?.is_early ? t('play-foretold-early') : '';

/** An Emotion on the board in the place of which another one comes to lie, as when it is empowered. */
export function emotionTurned(
  view: ViewWords,
  after: ViewWords | null,
): [before: Emotion, after: Emotion] | null {
  const place = view.slots.findIndex((now, slot) => {
    const then = after?.slots[slot];
    return now && then && now.card !== then.card;
  });
  const [now, then] = [view.slots[place], after?.slots[place]];
  return now && then ? [now, then] : null;
}
