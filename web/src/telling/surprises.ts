/** What a choice does besides what it is for, in sentences: one reads it before, and is asked about it. */

import type { FactWords, ShownWords } from '../api/schema';
import type { Side } from '../api/view';
import type { Content } from '../content/content';
import { t } from '../text/texts';
import { neededText } from './choices';
import { cardTold, spiritName, teamName } from './names';

/** The tokens that it needs, what will be seen and by whom, and that this cannot be taken back; `then`: how that is told. */
export function neededOf(
  content: Content,
  side: Side,
  spirit: string,
  fact: FactWords | undefined,
  then: 'play-for-good' | 'play-for-good-asked' | 'play-for-good-at-once' = 'play-for-good',
): string[] {
  if (!fact) return [];
  const needed = fact.price?.tokens.map((placing) => neededText(content, side, spirit, placing)) ?? [];
  const shown = [
    ...fact.shown.map((one) => shownText(content, one)),
    ...(fact.emptied ? [t('play-shows-revelation')] : []),
    ...(fact.ends_game ? [t('play-ends-game')] : []),
  ];
  if (fact.asks_back && !needed.length && !shown.length) shown.push(t('play-shows-unknown'));
  return [...needed, ...shown, ...(shown.length && !fact.is_sure ? [t(then)] : [])];
}

const shownText = (content: Content, { kind, whose, card }: ShownWords) =>
  t(`play-shows-${kind}`, {
    whose: content.spirits[whose] ? spiritName(content, whose) : teamName(whose),
    card: card ? cardTold(content, card) : 'none',
  });
