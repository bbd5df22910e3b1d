/** The options of a game, in words. */

import type { ClockWords, LapseWords } from '../api/schema';
import { EDITION, TOLD_APART } from '../content/content';
import type { Name } from './naming';
import { inOrder, named, t } from './texts';

export interface Fact {
  name: string;
  text: string;
}

/** A length of time in its largest whole unit. */
export function spanWords(seconds: number): Name {
  const [unit, length] =
    seconds && seconds % 86_400 === 0
      ? (['day', 86_400] as const)
      : seconds && seconds % 3600 === 0
        ? (['hour', 3600] as const)
        : seconds && seconds % 60 === 0
          ? (['minute', 60] as const)
          : (['second', 1] as const);
  return named(`home-span-${unit}`, { count: seconds / length });
}

export function clockWords(clock: ClockWords | null): string {
  if (!clock) return t('home-clock-none');
  return t(clock.rests ? 'home-clock-words-resting' : 'home-clock-words', {
    reserve: spanWords(clock.reserve),
    turn: spanWords(clock.per_turn),
  });
}

/** What was agreed for when somebody plays no longer: at once where their time is out, otherwise after some days. */
export function lapseWords({ then, after }: LapseWords, clock: ClockWords | null): string {
  return clock
    ? t(`home-lapse-${then}-at-once`)
    : t(`home-lapse-${then}-after`, { days: spanWords(after * 86_400) });
}

/** What is worth saying about options that the server completed: the usual goes without saying. */
export function factsOf(options: Record<string, unknown>): Fact[] {
  const text = (name: string) => String(options[name] ?? '');
  // An edition that is told apart has one mode and one way to start.
  const isApart = TOLD_APART.includes(text('edition'));
  const facts: Fact[] = isApart ? [] : [{ name: 'mode', text: t(`home-mode-${text('mode')}`) }];
  if (options.edition !== EDITION)
    facts.push({ name: 'edition', text: t(`home-edition-${text('edition')}`) });
  if (options.balance) facts.push({ name: 'teams', text: t('home-balance-with') });
  if (options.ego)
    facts.push(
      { name: 'ego', text: t(`team-${text('ego')}`) },
      { name: 'difficulty', text: difficultyWords((options.difficulty as string[] | undefined) ?? []) },
    );
  else {
    if (!isApart) facts.push({ name: 'start', text: t(`home-start-places-${text('start')}`) });
    facts.push({
      name: 'first',
      text: text('first') === 'random' ? t('home-first-random') : t(`team-${text('first')}`),
    });
  }
  if (text('team_side') !== 'A')
    facts.push({ name: 'team-side', text: t('home-side', { side: text('team_side') }) });
  if (text('spirit_side') !== 'A')
    facts.push({ name: 'spirit-side', text: t('home-side', { side: text('spirit_side') }) });
  const decks = decksWords(options.decks);
  if (decks) facts.push({ name: 'decks', text: decks });
  if (options.card_set !== 'standard') {
    const set = options.card_set as { name?: string } | null;
    facts.push({ name: 'card-set', text: set?.name ?? '' });
  }
  return facts;
}

/** How hard Ego plays: the level that brings just these steps, or the steps. */
export function difficultyWords(steps: readonly string[]): string {
  if (!steps.length) return t('difficulty-medium');
  const kind = steps[0]!.startsWith('easier') ? 'easier' : 'harder';
  if (steps.every((_, i) => steps.includes(`${kind}-${i + 1}`)))
    return t(`difficulty-${kind}`, { step: steps.length });
  return String(inOrder(steps.map((step) => named(`difficulty-${step}`))));
}

/** Decks other than the starter ones. */
function decksWords(decks: unknown): string {
  if (typeof decks !== 'object' || decks === null) return '';
  const all = Object.entries(decks);
  if (all.length && all.every(([, deck]) => deck === 'spirit')) return t('home-fact-decks-spirits');
  const told = all
    .filter(([, deck]) => deck !== 'starter')
    .map(([spirit, deck]) =>
      named('home-fact-deck', {
        spirit: named(`spirit-${spirit}`),
        deck: named(typeof deck === 'string' ? `home-deck-${deck}` : 'home-deck-own'),
      }),
    );
  return String(inOrder(told));
}
