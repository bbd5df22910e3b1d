/** Texts as they are read aloud: shapes and short words are left to whoever sees them. */

import { t } from '../text/texts';
import { unmarked } from './marks';

/** A text to be read aloud: without shapes, arrows and letters in brackets, and with Willpower in full. */
export function spoken(text: string): string {
  const inFull = (_: string, count?: string, ending = '') =>
    (count === undefined
      ? t('short-willpower', {}, 'aloud')
      : t('price-wp', { count: Number(count) }, 'aloud')) + ending;
  // What bends a short word stands behind a hyphen.
  const short = new RegExp(`(?:(\\d+)\\s)?${t('short-willpower')}(?:-(\\p{L}+))?(?!\\p{L})`, 'gu');
  return (
    unmarked(text)
      .replaceAll(/ \[\p{L}\]/gu, '')
      .replaceAll(short, inFull)
      .replaceAll(' → ', () => `, ${t('play-then', {}, 'aloud')} `)
      // A sentence that ends with another one ends once.
      .replaceAll(/([.!?])\.(?!\.)/gu, '$1')
  );
}

const ENDED = /[.!?:…]$/u;

/** What stands in lines of its own, read aloud: each line is a sentence. */
export const spokenLines = (lines: readonly string[]): string =>
  spoken(
    lines
      .filter(Boolean)
      .map((line) => (ENDED.test(line) ? line : `${line}.`))
      .join(t('between-sentences')),
  );
