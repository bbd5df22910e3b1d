/** The decision in one sentence, and each of its choices in words. The same texts as in the terminal. */

import { partsOf } from '../api/choices';
import type { ChoiceWords, FactWords, PlacingWords as Placing, ViewWords } from '../api/schema';
import type { Side, Team, Vibe } from '../api/view';
import { cardOf, NO_POWER, spacesBefore, type Content } from '../content/content';
import { teamsCompared } from '../content/in-play';
import { spiritsOn } from '../content/map';
import type { Amount, Name } from '../text/naming';
import { hasText, inOrder, listed, named, paragraph, t, type Words } from '../text/texts';
import { actionName, idIn, textId } from './actions';
import { TEAM_MARKS } from './marks';
import {
  alignedCard,
  cardName,
  cardTold,
  cardWithVibe,
  fortressName,
  marksOf,
  placeName,
  placeOfSlot,
  reasonName,
  slotName,
  spiritName,
  teamName,
  thresholdText,
  upgradeName,
} from './names';
import { essenceAmount } from './prices';

const NEEDS_POWER_TEXT = new Set(['invoke', 'savour', 'empower-card', 'empower-into', 'keep-card']);
const OWN_ASPIRATIONS = new Set(['pick-hidden', 'arrange-aspirations']);

// The decision.

const ABOUT: Record<string, (value: never, content: Content) => Name | string> = {
  row: (row: string) => named(`row-${row}`),
  colour: (colour: string) => named(`vibe-${colour}`),
  sphere: (sphere: string) => named(`sphere-${sphere}`),
  card: (card: string, content) => cardTold(content, card),
  aspiration: (aspiration: string) => named(`aspiration-${aspiration}`),
  slot: (slot: number, content) => slotName(content, slot),
  other: (spirit: string, content) => spiritName(content, spirit),
  why: (reason: string) => reasonName(reason),
};

/** What is to be decided, in one sentence. */
export function question(content: Content, view: ViewWords): string {
  const { decision } = view;
  if (!decision) return '';
  const words: Words = {
    spirit: spiritName(content, decision.seat),
    team: teamName(view.seats[decision.seat]?.team),
    actions: view.actions,
    is_own: Number(ownerIn(view) === decision.seat),
  };
  for (const [name, value] of Object.entries(decision.about)) {
    if (value === null || value === undefined) continue;
    words[name] = ABOUT[name]?.(value as never, content) ?? (value as string | number);
  }
  if (decision.about.sphere) words.bonus = named(textId(content, `sphere-${String(decision.about.sphere)}`));
  return t(idIn(content, `decision-${decision.kind}`), words);
}

/** Whom the decision is about: the Spirit that it names, or else that of whoever decides. */
export const ownerIn = ({ decision }: Pick<ViewWords, 'decision'>) =>
  String(decision?.about.other ?? decision?.seat ?? '');

// Choices.

/** What is known beyond the view: what is printed, the side of the boards, and what the server said of each choice. */
export interface Known {
  content: Content;
  side: Side;
  facts?: Record<string, FactWords>;
}

type Teller = (view: ViewWords, parts: ChoiceWords, known: Known) => Name;

/** A choice in words, with what a player wants to know about it. */
export function choiceWords(view: ViewWords, choice: string, known: Known): Name {
  const parts = partsOf(choice);
  return TELLERS[parts.kind]?.(view, parts, known) ?? plainWords(view, choice, known);
}

/** An action, an ability, yes or no. */
function plainWords(view: ViewWords, choice: string, { content }: Known): Name {
  const own = `choice-${choice}-${view.decision?.kind}`;
  if (hasText(own)) return named(own);
  return actionName(content, choice) ?? named(`choice-${choice}`);
}

const tellToken: Teller = (view, { colour, row = '', column = 0 }, { content, side }) => {
  if (!colour) return named('choice-token-none');
  return named('choice-token', {
    colour: named(`vibe-${colour}`),
    row: named(`row-${row}`),
    upgrade: upgradeName(content, side, ownerIn(view), row, column),
  });
};

/** The upgrades of which an action needs one to be possible at all; none where a token only unlocks its row. */
export function neededUpgrades({ boards, numbers }: Content, side: Side, spirit: string, { tokens }: Placing): string[] {
  const names = tokens.map((token) => {
    const { row = '', column = 0 } = partsOf(token);
    const upgrades = boards[side][spirit]?.[row] ?? [];
    return upgrades[column - spacesBefore({ numbers }, upgrades)]?.name;
  });
  return names.every((name) => name !== undefined) ? [...new Set(names)] : [];
} // prettier-ignore

/** What has to be placed and discarded for an action that is not possible otherwise. */
export function neededText(content: Content, side: Side, spirit: string, { tokens, cards }: Placing): string {
  const spots = tokens.map(partsOf);
  const [{ colour = '', row = '' } = {}] = spots;
  const upgrades = new Map(
    spots.map(({ column = 0 }) => {
      const upgrade = upgradeName(content, side, spirit, row, column);
      return [String(upgrade), upgrade];
    }),
  );
  const isOnly = tokens.length === 1 && cards.length === 1;
  return t('token-needed', {
    row: named(`row-${row}`),
    upgrades: upgrades.has('none') ? 'none' : inOrder([...upgrades.values()]),
    colour: named(`vibe-${colour}`),
    card: isOnly ? cardTold(content, cards[0] ?? '') : 'none',
  });
}

const tellCard: Teller = (view, { card: name = '' }, { content }) => {
  if (!tellsPower(view)) return cardWithVibe(content, name);
  const { intensity, power, numbers } = cardOf(content, name);
  const intensities = intensity.join('/');
  const threshold = thresholdIn(content, view, name);
  const words = {
    card: cardWithVibe(content, name),
    numbers: threshold ? named('card-numbers', { intensities, threshold }) : intensities,
  };
  if (power === NO_POWER) return named('choice-card-plain', words);
  return named('choice-card', { ...words, power: named(`power-${power}`, numbers) });
};

/** Whether one wants to know what a card can do before choosing it. */
const tellsPower = ({ decision }: ViewWords) => NEEDS_POWER_TEXT.has(decision?.kind ?? '');

/** The Essence an Emotion needs to be empowered; null where that cannot be. */
const thresholdIn = (content: Content, view: ViewWords, name: string): Amount | number | null =>
  cardOf(content, name).kind === 'mild' && view.features.includes('empower')
    ? thresholdText(content, name)
    : null;

const tellSlot: Teller = (view, { slot = 0 }, { content }) => {
  const emotion = view.slots[slot];
  if (!emotion) return named('choice-slot-empty', { slot: slotName(content, slot) });
  const { team, intensity: spaces } = cardOf(content, emotion.card);
  const { vibe, aligned } = emotion;
  const mark = `${marksOf(team, aligned)} `;
  return named('choice-slot', {
    slot: slotName(content, slot),
    card:
      team === aligned
        ? cardWithVibe(content, emotion.card, { vibe, mark })
        : alignedCard(cardWithVibe(content, emotion.card, { vibe }), aligned, mark),
    essence: emotion.essence,
    spaces: spaces.length,
    intensity: emotion.intensity,
    token: emotion.token,
  });
};

const tellSpace: Teller = (view, { space = '' }, { content }) =>
  named('choice-space', { space: placeName(content, space), ...aroundSpace(content, view, space) });

/** What lies and stands at a space: its slots, the Spheres in reach with their Willpower, Spirits. */
function aroundSpace(content: Content, view: ViewWords, space: string) {
  const { map, spheres } = content;
  const slots = map.space_of_slot.flatMap((found, slot) => (found === space ? [slot] : []));
  const near = (map.realms_by_space[space] ?? []).flatMap((realm) =>
    spheres.filter((sphere) => view.spheres[sphere]?.realm === realm),
  );
  const spirits = spiritsOn(view, space).map((spirit) => spiritName(content, spirit));
  return {
    slots: inOrder(slots.map(String)),
    count: slots.length,
    spheres: listed(near.map((sphere) => sphereWithWp(sphere, view.spheres[sphere]?.wp ?? 0))),
    spirits: spirits.length ? listed(spirits) : 'none',
  };
}

/** A Sphere, where it is, what it holds, and what it gives. */
export const sphereTold = (content: Content, sphere: string, spheres: ViewWords['spheres']): Name =>
  named('web-sphere', {
    sphere: named(`sphere-${sphere}`),
    realm: named(`realm-${spheres[sphere]?.realm}`),
    wp: spheres[sphere]?.wp ?? 0,
    bonus: named(textId(content, `sphere-${sphere}`)),
  });

const sphereWithWp = (sphere: string, wp: number) =>
  named('sphere-with-wp', { sphere: named(`sphere-${sphere}`), wp });

const tellSite: Teller = (view, { realm = '' }) => {
  const fortress = view.fortresses[realm];
  if (!fortress) return named('choice-site-empty', { realm: named(`realm-${realm}`) });
  return named('choice-site', {
    realm: named(`realm-${realm}`),
    fortress: fortressName(fortress),
  });
};

const tellSpirit: Teller = (view, { spirit = '' }, { content }) => {
  const seat = view.seats[spirit];
  if (seat && !seat.at) return spiritName(content, spirit);
  if (view.ego && seat?.team === view.ego.team)
    return named('choice-spirit-ego', {
      spirit: spiritName(content, spirit),
      space: placeName(content, seat.at ?? ''),
    });
  return named('choice-spirit', {
    spirit: spiritName(content, spirit),
    space: placeName(content, seat?.at ?? ''),
    wp: seat?.wp ?? 0,
    essence: essenceAmount(seat?.essence ?? {}, Object.keys(seat?.essence ?? {})),
  });
};

const tellSphere: Teller = (view, { sphere = '' }, { content, facts = {} }) => {
  const known = facts[`sphere ${sphere}`];
  const bonus = named(textId(content, `sphere-${sphere}`));
  if (view.decision?.kind === 'bounty')
    return named('choice-sphere-bounty', { sphere: named(`sphere-${sphere}`), bonus });
  return named('choice-sphere', {
    sphere: named(`sphere-${sphere}`),
    realm: named(`realm-${view.spheres[sphere]?.realm}`),
    wp: view.spheres[sphere]?.wp ?? 0,
    taken: known?.taken ?? 0,
    empties: Number(Boolean(known?.emptied)),
    bonus,
  });
};

const tellAspiration: Teller = (view, { aspiration: name = '' }, { content }) =>
  named('choice-aspiration', {
    aspiration: named(`aspiration-${name}`),
    text: conditionsText(view, name) ?? named(`aspiration-${name}-text`),
    counts: countsText(content, view, name),
  });

/** Whether a team chooses among its own Aspirations. */
export const areOwnAspirations = ({ decision }: Pick<ViewWords, 'decision'>) =>
  OWN_ASPIRATIONS.has(decision?.kind ?? '');

/** Where a team that has conditions chooses among its own Aspirations: what they are, and whether they hold. */
export function conditionsText(view: ViewWords, name: string): Name | null {
  if (!areOwnAspirations(view)) return null;
  const team = view.seats[view.decision?.seat ?? '']?.team ?? '';
  const conditions = conditionsOf(view, team, name);
  return conditions.length ? paragraph(conditions.map(conditionText)) : null;
}

/** What a team needs for an Aspiration in place of being ahead, and whether it is so now. */
export interface Condition {
  name: string;
  text: Name;
  holds: boolean;
}

export function conditionsOf(
  { conditions }: Pick<ViewWords, 'conditions'>,
  team: string,
  name: string,
): Condition[] {
  return Object.entries(conditions[team]?.[name] ?? {}).map(([condition, holds]) => ({
    name: condition,
    text: named(condition === 'tie' ? 'condition-tie' : `condition-${name}`),
    holds,
  }));
}

/** A condition, with a sign of whether it holds. */
export const conditionText = ({ text, holds }: Condition) =>
  named('condition', { holds: Number(holds), text });

/** What each team that is compared counts, by its shape. */
export function countsText(content: Content, view: ViewWords, name: string): string {
  return teamsCompared(content, view)
    .map((team) => `${TEAM_MARKS[team]}${view.counts[name]?.[team] ?? 0}`)
    .join(' ');
}

const MOURNED: Record<string, string> = { cards: 'cards', essence: 'essence', willpower: 'wp' };
const tellTake: Teller = ({ decision }, { what = '' }, { content }) => {
  if (decision?.kind !== 'mourn-take') return named(`choice-take-${what}`);
  const { numbers } = cardOf(content, String(decision.about.card));
  return named(`choice-mourn-take-${what}`, { count: numbers[MOURNED[what] ?? ''] ?? 0 });
};

const TELLERS: Record<string, Teller> = {
  token: tellToken,
  use: (_, { upgrades = [] }) =>
    upgrades.length
      ? listed(upgrades.map((upgrade) => named(`upgrade-${upgrade}`)))
      : named('choice-use-none'),
  card: tellCard,
  reveal: tellCard,
  slot: tellSlot,
  space: tellSpace,
  site: tellSite,
  spirit: tellSpirit,
  sphere: tellSphere,
  amount: ({ decision }, { amount = 0 }) => named(`choice-amount-${decision?.kind}`, { count: amount }),
  aspiration: tellAspiration,
  row: (_, { row }) => named(`row-${row}`),
  colour: (_, { colour }) => named(`vibe-${colour}`),
  essence: (_, { team }) => named('choice-essence', { team: teamName(team) }),
  take: tellTake,
};

// Choices as a screen shows them: a name, and below it in small what is known of it.

interface Told {
  title: Name;
  detail: Name | null;
  /** The Vibe of the Emotion that it is about, or the one that is chosen. */
  vibe?: Vibe;
  /** The kind of Essence that is chosen. */
  essence?: Team;
}

export interface Shown extends Omit<Told, 'title' | 'detail'> {
  title: string;
  detail: string;
}

export function shownChoice(view: ViewWords, choice: string, known: Known): Shown {
  const { title, detail, ...rest } = toldChoice(view, choice, known);
  return { title: String(title), detail: String(detail ?? ''), ...rest };
}

export function toldChoice(view: ViewWords, choice: string, known: Known): Told {
  const { kind, card, slot, space, team, colour } = partsOf(choice);
  if (card !== undefined) return toldCard(known.content, view, card);
  if (slot !== undefined) return toldSlot(known.content, view, slot);
  if (space !== undefined)
    return {
      title: placeName(known.content, space),
      detail: named('play-choice-space', aroundSpace(known.content, view, space)),
    };
  const title = choiceWords(view, choice, known);
  if (team !== undefined) return { title, detail: null, essence: team };
  return { title, detail: null, ...(kind === 'colour' && colour && { vibe: colour }) };
}

function toldCard(content: Content, view: ViewWords, card: string): Told {
  const { intensity, power, numbers, vibe } = cardOf(content, card);
  const facts = {
    intensities: inOrder(intensity.map(String)),
    threshold: thresholdIn(content, view, card) ?? 'none',
  };
  const hasPower = power !== NO_POWER && tellsPower(view);
  const detail = [named('play-choice-card', facts), ...(hasPower ? [named(`power-${power}`, numbers)] : [])];
  return { title: cardName(card), detail: paragraph(detail), vibe };
}

function toldSlot(content: Content, view: ViewWords, slot: number): Told {
  const emotion = view.slots[slot];
  const place = placeOfSlot(content, slot);
  if (!emotion) return { title: place, detail: named('play-choice-slot-empty', { slot }) };
  const { card, vibe, aligned, essence, intensity } = emotion;
  const { team, intensity: spaces } = cardOf(content, card);
  return {
    title: cardName(card, marksOf(team, aligned)),
    detail: named('play-choice-slot', { place, slot, essence, spaces: spaces.length, intensity }),
    vibe,
  };
}
