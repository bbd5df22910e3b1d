/** The decision in one sentence, and each of its choices in words. The same texts as in the terminal. */

import type { FactWords, ViewWords } from '../api/schema';
import type { Row, Side } from '../api/view';
import { cardOf, content } from '../content/content';
import { spiritsOn } from '../content/map';
import { hasText, t } from '../text/texts';
import { actionName } from './actions';
import {
  cardName,
  cardWithVibe,
  listed,
  placeName,
  slotName,
  spiritName,
  TEAM_MARKS,
  teamName,
} from './names';

const NEEDS_POWER_TEXT = new Set(['invoke', 'savour', 'empower-card']);

// The decision.

const ABOUT: Record<string, (value: never) => string> = {
  row: (row: string) => t(`row-${row}`),
  colour: (colour: string) => t(`vibe-${colour}`),
  sphere: (sphere: string) => t(`sphere-${sphere}`),
  card: cardName,
  slot: slotName,
  other: spiritName,
};

/** What is to be decided, in one sentence. */
export function question(view: ViewWords): string {
  const { decision } = view;
  if (!decision) return '';
  const words: Record<string, string | number> = {
    spirit: spiritName(decision.seat),
    team: teamName(view.seats[decision.seat]?.team),
    actions: view.actions,
  };
  for (const [name, value] of Object.entries(decision.about)) {
    if (value === null || value === undefined) continue;
    words[name] = ABOUT[name]?.(value as never) ?? (value as string | number);
  }
  if (decision.about.sphere) words.bonus = t(`sphere-${String(decision.about.sphere)}-text`);
  return t(`decision-${decision.kind}`, words);
}

// Choices.

/** What is known beyond the view: the side of the boards, and what the server said of each choice. */
export interface Known {
  side: Side;
  facts?: Record<string, FactWords>;
}

type Teller = (view: ViewWords, words: string[], known: Known) => string;

/** A choice in words, with what a player wants to know about it. */
export function choiceWords(view: ViewWords, choice: string, known: Known): string {
  const [kind = '', ...words] = choice.split(' ');
  return TELLERS[kind]?.(view, words, known) ?? plainWords(view, choice);
}

/** An action, an ability, yes or no. */
function plainWords(view: ViewWords, choice: string): string {
  const own = `choice-${choice}-${view.decision?.kind}`;
  if (hasText(own)) return t(own);
  return actionName(choice) ?? t(`choice-${choice}`);
}

const tellToken: Teller = (view, [colour = '', row = '', column = '0'], { side }) => {
  if (colour === 'none') return t('choice-token-none');
  const upgrade = content.boards[side][view.decision?.seat ?? '']?.[row as Row]?.[Number(column) - 1];
  return t('choice-token', {
    colour: t(`vibe-${colour}`),
    letter: t(`vibe-letter-${colour}`),
    row: t(`row-${row}`),
    upgrade: upgrade ? t(`upgrade-${upgrade.name}`) : 'none',
  });
};

const tellCard: Teller = (view, [name = '']) => {
  if (!tellsPower(view)) return cardWithVibe(name);
  const { intensity, power, numbers } = cardOf(name);
  const intensities = intensity.join('/');
  const threshold = thresholdIn(view, name);
  return t('choice-card', {
    card: cardWithVibe(name),
    numbers: threshold ? t('card-numbers', { intensities, threshold }) : intensities,
    power: t(`power-${power}`, numbers),
  });
};

/** Whether one wants to know what a card can do before choosing it. */
const tellsPower = ({ decision }: ViewWords) => NEEDS_POWER_TEXT.has(decision?.kind ?? '');

/** The Essence an Emotion needs to be empowered; null where that cannot be. */
function thresholdIn(view: ViewWords, name: string): number | null {
  const { kind, threshold } = cardOf(name);
  return kind === 'mild' && view.features.includes('empower') ? threshold : null;
}

const tellSlot: Teller = (view, [word = '']) => {
  const slot = Number(word);
  const emotion = view.slots[slot];
  if (!emotion) return t('choice-slot-empty', { slot: slotName(slot) });
  return t('choice-slot', {
    slot: slotName(slot),
    card: `${TEAM_MARKS[emotion.aligned]} ${cardWithVibe(emotion.card)}`,
    essence: emotion.essence,
    spaces: cardOf(emotion.card).intensity.length,
    intensity: emotion.intensity,
  });
};

const tellSpace: Teller = (view, [space = '']) =>
  t('choice-space', { space: placeName(space), ...aroundSpace(view, space) });

/** What lies and stands at a space: its slots, the Spheres in reach with their Willpower, Spirits. */
function aroundSpace(view: ViewWords, space: string) {
  const { map, spheres } = content;
  const slots = map.space_of_slot.flatMap((found, slot) => (found === space ? [slot] : []));
  const near = (map.realms_by_space[space] ?? []).flatMap((realm) =>
    spheres.filter((sphere) => view.spheres[sphere]?.realm === realm),
  );
  return {
    slots: slots.join(', '),
    spheres: listed(near.map((sphere) => `${t(`sphere-${sphere}`)} ${view.spheres[sphere]?.wp}`)),
    spirits: listed(spiritsOn(view, space).map(spiritName)) || 'none',
  };
}

const tellSite: Teller = (view, [realm = '']) => {
  const fortress = view.fortresses[realm];
  if (!fortress) return t('choice-site-empty', { realm: t(`realm-${realm}`) });
  return t('choice-site', {
    realm: t(`realm-${realm}`),
    fortress: `${teamName(fortress.team)} ${t(`fragment-${fortress.kind}`)}`,
  });
};

const tellSpirit: Teller = (view, [spirit = '']) => {
  const seat = view.seats[spirit];
  return t('choice-spirit', {
    spirit: spiritName(spirit),
    space: placeName(seat?.at ?? ''),
    wp: seat?.wp ?? 0,
    essence: seat?.essence[seat.team] ?? 0,
  });
};

const tellSphere: Teller = (view, [sphere = ''], { facts = {} }) => {
  const known = facts[`sphere ${sphere}`];
  return t('choice-sphere', {
    sphere: t(`sphere-${sphere}`),
    realm: t(`realm-${view.spheres[sphere]?.realm}`),
    wp: view.spheres[sphere]?.wp ?? 0,
    taken: known?.taken ?? 0,
    empties: known?.is_revelation ? 1 : 0,
    bonus: t(`sphere-${sphere}-text`),
  });
};

const tellAspiration: Teller = (view, [name = '']) =>
  t('choice-aspiration', {
    aspiration: t(`aspiration-${name}`),
    text: t(`aspiration-${name}-text`),
    counts: countsText(view.counts[name] ?? {}),
  });

/** What each team counts, by its shape. */
export function countsText(counts: Record<string, number>): string {
  return content.teams
    .filter((team) => team in counts)
    .map((team) => `${TEAM_MARKS[team]}${counts[team]}`)
    .join(' ');
}

const MOURNED: Record<string, string> = { cards: 'cards', essence: 'essence', willpower: 'wp' };
const tellTake: Teller = ({ decision }, [what = '']) => {
  if (decision?.kind !== 'mourn-take') return t(`choice-take-${what}`);
  const { numbers } = cardOf(String(decision.about.card));
  return t(`choice-mourn-${what}`, { count: numbers[MOURNED[what] ?? ''] ?? 0 });
};

const TELLERS: Record<string, Teller> = {
  token: tellToken,
  use: (_, words) =>
    words[0] === 'none' ? t('choice-use-none') : listed(words.map((word) => t(`upgrade-${word}`))),
  card: tellCard,
  reveal: tellCard,
  slot: tellSlot,
  space: tellSpace,
  site: tellSite,
  spirit: tellSpirit,
  sphere: tellSphere,
  amount: ({ decision }, [count]) => t(`choice-amount-${decision?.kind}`, { count: Number(count) }),
  aspiration: tellAspiration,
  row: (_, [row]) => t(`row-${row}`),
  colour: (_, [colour]) => t(`vibe-${colour}`),
  essence: (_, [team]) => teamName(team),
  take: tellTake,
};

// Choices as a screen shows them: a name, and below it in small what is known of it.

export interface Shown {
  title: string;
  detail: string;
  /** The Emotion it is about, whose Vibe is drawn. */
  card?: string;
}

export function shownChoice(view: ViewWords, choice: string, known: Known): Shown {
  const [kind = '', word = ''] = choice.split(' ');
  if (kind === 'card' || kind === 'reveal') return shownCard(view, word);
  if (kind === 'slot') return shownSlot(view, Number(word));
  if (kind === 'space')
    return { title: placeName(word), detail: t('play-choice-space', aroundSpace(view, word)) };
  return { title: choiceWords(view, choice, known), detail: '' };
}

function shownCard(view: ViewWords, card: string): Shown {
  const { intensity, power, numbers } = cardOf(card);
  const facts = { intensities: intensity.join(', '), threshold: thresholdIn(view, card) ?? 0 };
  const detail = [t('play-choice-card', facts), ...(tellsPower(view) ? [t(`power-${power}`, numbers)] : [])];
  return { title: cardName(card), detail: detail.join(' '), card };
}

function shownSlot(view: ViewWords, slot: number): Shown {
  const emotion = view.slots[slot];
  const place = placeName(content.map.space_of_slot[slot] ?? '');
  if (!emotion) return { title: place, detail: t('play-choice-slot-empty', { slot }) };
  const { card, aligned, essence, intensity } = emotion;
  const spaces = cardOf(card).intensity.length;
  return {
    title: `${TEAM_MARKS[aligned]}${cardName(card)}`,
    detail: t('play-choice-slot', { place, slot, essence, spaces, intensity }),
    card,
  };
}
