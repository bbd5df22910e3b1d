/** A deed in one short row of words, with the numbers of slots that the board shows with it. */

import type { ViewWords } from '../api/schema';
import type { Team } from '../api/view';
import type { Content } from '../content/content';
import { actionName } from '../telling/actions';
import { cardTold, fortressName, placeName, reasonName, spiritName, teamName } from '../telling/names';
import { priceText } from '../telling/prices';
import type { Name } from '../text/naming';
import { hasText, inOrder, named, t } from '../text/texts';
import { eventsOf, type Deed } from './deeds';
import { pictureOf, type Change, type Gain, type Picture } from './picture';

/** Who did what, with what it took and gave. */
export const rowOf = (content: Content, deed: Deed): string =>
  t('deed-by', { spirit: deed.seat ? spiritName(content, deed.seat) : 'none', row: rowName(content, deed) });

/** What was done, with what it took and gave; whose deed it is stands elsewhere. */
export const rowName = (content: Content, deed: Deed): Name => {
  const picture = pictureOf(content, deed);
  const parts = [
    ...picture.gains.map((gain) => gainName(content, gain)),
    ...picture.changes.map((change) => changeName(content, change)),
    ...upgradesUsed(deed),
  ];
  return named('deed-row', {
    deed: deedName(content, deed, picture),
    count: parts.length,
    parts: parts.length ? inOrder(parts) : 'none',
  });
};

/** What a deed is called in short: its action. */
export function titleOf(content: Content, { what, parts }: Deed): Name | string {
  const own = `deed-title-${what}`;
  if (hasText(own)) return named(own);
  const ego = parts
    .flatMap(({ events }) => events)
    .find(({ kind }) => kind === 'ego-acts' || kind === 'ego-fails');
  const action = ego ? String(ego.data.action) : what;
  return actionName(content, action) ?? reasonName(action);
}

/** What it was about, in as few words as can be. */
export function targetName(content: Content, { target }: Picture): Name | null {
  const { map } = content;
  switch (target.kind) {
    case 'emotion':
      return named(`emotion-${target.emotion.card}`);
    case 'spirit':
      return placeShort(map, target.to);
    case 'fortress':
      return placeShort(map, target.realm);
    case 'sphere':
    case 'origin':
      return named(`sphere-${target.sphere}`);
    case 'token':
      return named(`row-${target.row}`);
    case 'schemes':
      return named(`scheme-aim-${target.aim}`);
    case 'cards': {
      const known = target.cards.filter((card) => card !== null);
      return known.length
        ? inOrder(known.map((card) => named(`emotion-${card}`)))
        : named('deed-good-cards', { count: target.cards.length });
    }
    case 'sign':
      return null;
  }
}

/** A Realm by its short name, a Frontier by those of both that it lies between. */
function placeShort({ realms, spaces }: Content['map'], place: string): Name {
  if (realms.includes(place)) return named(`realm-short-${place}`);
  const here = spaces.indexOf(place);
  const beside = (by: number) => named(`realm-short-${spaces[(here + by + spaces.length) % spaces.length]}`);
  return named('deed-between', { one: beside(-1), other: beside(1) });
}

/** The action whose sign stands for a deed, where it is one. */
export function actionOf({ what, parts }: Pick<Deed, 'what' | 'parts'>): string {
  if (what !== 'ego-acts' && what !== 'ego-fails') return what;
  const found = parts.flatMap(({ events }) => events).find(({ kind }) => kind === what);
  return String(found?.data.action ?? what);
}

function deedName(content: Content, deed: Deed, { target }: Picture): Name {
  const action = named('deed-what', { title: titleOf(content, deed) });
  const failed = eventsOf(deed).some(({ kind }) => kind === 'ego-fails');
  if (failed) return named('deed-fails', { action });
  switch (target.kind) {
    case 'emotion': {
      const { emotion, slot, to, was, isGone } = target;
      const words = { action, card: cardTold(content, emotion.card), slot, is: emotion.intensity };
      if (to !== null) return named('deed-moves', { ...words, to });
      if (isGone) return named('deed-leaves', words);
      if (!was || was.card !== emotion.card || was.intensity === emotion.intensity)
        return named('deed-enters', words);
      return named('deed-changes', { ...words, was: was.intensity });
    }
    case 'spirit':
      return named('deed-goes', { action, to: placeName(content, target.to) });
    case 'fortress': {
      const { realm, fortress } = target;
      return named('deed-fortress', {
        action,
        realm: named(`realm-short-${realm}`),
        fortress: fortress ? fortressName(fortress) : 'none',
      });
    }
    case 'sphere': {
      const { sphere, was, is } = target;
      return named('deed-sphere', {
        action,
        sphere: named(`sphere-${sphere}`),
        was: was ?? 'none',
        is: is ?? 'none',
      });
    }
    case 'cards': {
      const known = target.cards.filter((card) => card !== null);
      return named('deed-cards', {
        action,
        count: target.cards.length,
        cards: known.length ? inOrder(known.map((card) => cardTold(content, card))) : 'none',
      });
    }
    case 'origin':
      return named('deed-origin', { action, sphere: named(`sphere-${target.sphere}`) });
    case 'token':
      return named('deed-token', {
        action,
        row: named(`row-${target.row}`),
        colour: named(`vibe-${target.colour}`),
      });
    case 'schemes':
      return named('deed-schemes', { action, aim: named(`scheme-aim-${target.aim}`) });
    case 'sign':
      return action;
  }
}

/** So much more or less of something. */
export function gainName(content: Content, { good, amount, team, spirit }: Gain): Name {
  const count = Math.abs(amount);
  const what =
    good === 'willpower' || good === 'ambition' || good === 'essence'
      ? priceText({
          wp: good === 'willpower' ? count : 0,
          ambition: good === 'ambition' ? count : 0,
          essence: good === 'essence' ? { [String(team)]: count } : {},
        })
      : named(`deed-good-${good}`, { count });
  return named('deed-gain', {
    sign: amount < 0 ? 'less' : 'more',
    what,
    team: good === 'points' && team ? teamName(team) : 'none',
    spirit: spirit ? spiritName(content, spirit) : 'none',
  });
}

export function changeName(content: Content, change: Change): Name {
  switch (change.kind) {
    case 'control':
      return named('deed-control', { place: placeName(content, change.place), team: teamName(change.team) });
    case 'intensity': {
      const { card, slot, was, is } = change;
      return named('deed-intensity', { card: cardTold(content, card), slot, was, is });
    }
    case 'token':
      return named('deed-gets-token', {
        row: named(`row-${change.row}`),
        colour: named(`vibe-${change.colour}`),
      });
    case 'power':
      return named('deed-power', { why: reasonName(change.power), count: -change.amount });
    case 'works':
      return named('deed-works', { spirit: spiritName(content, change.spirit) });
    case 'ends':
      return named('deed-ends');
  }
}

/** A deed as it is heard: what was done, to what, and why it came to so much; null where that is said otherwise. */
export function deedAloud(content: Content, deed: Deed): Name | null {
  if (UNSAID.has(deed.what)) return null;
  const picture = pictureOf(content, deed);
  const words = { deed: deedName(content, deed, picture) };
  const parts = deed.what === 'ends-turn' ? takenAtEnd(content, picture) : madeBy(content, deed, picture);
  if (!parts.length) return deed.what === 'ends-turn' ? null : named('deed-aloud', words);
  return named('deed-aloud-with', { ...words, parts: inOrder(parts) });
}

/** The key of a Sphere of which a deed says all that has changed between two moments. */
export function sphereTold(content: Content, deed: Deed, before: ViewWords, after: ViewWords): string[] {
  const { target } = pictureOf(content, deed);
  if (target.kind !== 'sphere') return [];
  const { sphere, was, is } = target;
  const isAll = was === before.spheres[sphere]?.wp && is === after.spheres[sphere]?.wp;
  return isAll ? [`sphere ${sphere}`] : [];
}

/** What the end of a turn gave. */
const takenAtEnd = (content: Content, { gains }: Picture): Name[] =>
  gains.filter(({ amount }) => amount > 0).map((gain) => gainName(content, gain));

/** The Essence that was taken off at once, tokens that were placed for it, and the upgrades that it was paid with. */
function madeBy(content: Content, deed: Deed, { changes }: Picture): Name[] {
  const events = eventsOf(deed);
  const lost = events
    .filter(({ kind, data }) => kind === 'loses' && data.why === deed.what && Number(data.amount) > 1)
    .map(({ data }) => named('deed-loses', { count: Number(data.amount) }));
  const tokens = changes.filter(({ kind }) => kind === 'token').map((change) => changeName(content, change));
  return [...lost, ...tokens, ...upgradesUsed(deed)];
}

/** The upgrades that a deed was paid with, which say why it cost so much. */
const upgradesUsed = (deed: Deed): Name[] =>
  eventsOf(deed)
    .filter(({ kind }) => kind === 'pays')
    .flatMap(({ data }) => (data.parts as [string, number][]).map(([word]) => `upgrade-${word}`))
    .filter((id) => hasText(id))
    .map((id) => named(id));

/** Powers that have worked in a deed, as they are heard. */
export const powersAloud = (content: Content, deed: Deed): Name[] =>
  eventsOf(deed)
    .filter(({ kind }) => kind === 'works')
    .map(({ data }) =>
      named('event-works', { seat: spiritName(content, String(data.seat)), how: String(data.how) }),
    );
/** Its scene or the change of turns tells it. */
const UNSAID = new Set(['revelation', 'starts', 'begins', 'over', 'round']);

/** Whose team it is. */
export const teamOf = ({ spirits }: Content, spirit: string | null, ego: Team | null = null): Team | null =>
  spirit ? (spirits[spirit]?.team ?? ego) : null;
