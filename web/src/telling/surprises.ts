/** What a choice does besides what it is for, in sentences: so one may be asked again before it is made. */

import type { FactWords, ShownWords } from '../api/schema';
import type { Side } from '../api/view';
import type { Content } from '../content/content';
import { t } from '../text/texts';
import { neededText } from './choices';
import { cardTold, spiritName, teamName } from './names';

/** The tokens that it needs. */
export const neededOf = (
  content: Content,
  side: Side,
  spirit: string,
  fact: FactWords | undefined,
): string[] => fact?.price?.tokens.map((placing) => neededText(content, side, spirit, placing)) ?? [];

/** All that somebody is asked about who is to choose it once more. */
export function surprisesOf(
  content: Content,
  side: Side,
  spirit: string,
  fact: FactWords | undefined,
): string[] {
  const needed = neededOf(content, side, spirit, fact);
  const shown = [
    ...(fact?.shown.map((one) => shownText(content, one)) ?? []),
    ...(fact?.is_revelation ? [t('play-shows-revelation')] : []),
  ];
  const isForGood = shown.length || !needed.length;
  return [...needed, ...shown, t(isForGood ? 'play-confirm-hidden' : 'play-confirm')];
}

const shownText = (content: Content, { kind, whose, card }: ShownWords) =>
  t(`play-shows-${kind}`, {
    whose: content.spirits[whose] ? spiritName(content, whose) : teamName(whose),
    card: card ? cardTold(content, card) : 'none',
  });
