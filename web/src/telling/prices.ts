/** Prices in words, with the reasons behind them. */

import type { PriceWords } from '../api/schema';
import type { Upgrade } from '../content/content';
import { Amount, type Name } from '../text/naming';
import { hasText, named } from '../text/texts';
import { reasonName, teamName } from './names';

/** By kind. */
export type Essence = Record<string, number>;
type Sum = Pick<PriceWords, 'wp' | 'ambition' | 'essence'> & { either?: number };
export type Parts = readonly (readonly [string, number, number])[];
/** What is paid, and why. */
export type Paid = Sum & { parts: Parts };

const sumOf = (essence: Essence) => Object.values(essence).reduce((sum, amount) => sum + amount, 0);
const plus = (first: Name, next: Name) => named('price-sum', { first, next });

/** Whether nothing is to be paid. */
export const isFree = ({ wp, ambition, essence, either }: Sum) =>
  !(wp || ambition || sumOf(essence) || either);

/** How much Essence; of whoever may hold several kinds, how much of each. */
export function essenceAmount(essence: Essence, kinds: readonly string[] = []): Amount | number {
  const told = kinds
    .filter((kind) => essence[kind])
    .map((kind) => named('essence-of-kind', { count: essence[kind] ?? 0, team: teamName(kind) }));
  const sum = sumOf(essence);
  return kinds.length > 1 && told.length ? new Amount(sum, told.reduce(plus)) : sum;
}

/** A price in short words, and for whoever holds several kinds of Essence, of which it is; nothing to pay is free. */
export function priceText({ wp, ambition, essence, either = 0 }: Sum, kinds: readonly string[] = []): Name {
  const parts = [
    ...(wp ? [named('price-wp', { count: wp })] : []),
    ...(ambition ? [named('price-ambition', { count: ambition })] : []),
    ...(kinds.length > 1
      ? essenceParts(essence, either, kinds)
      : essenceParts({ any: sumOf(essence) + either })),
  ];
  return parts.length ? parts.reduce(plus) : named('price-free');
}

const essenceParts = (essence: Essence, either = 0, kinds: readonly string[] = []): Name[] => [
  ...(sumOf(essence) ? [named('price-essence', { count: essenceAmount(essence, kinds) })] : []),
  ...(either ? [named('price-either', { count: either })] : []),
];

/** Whether an upgrade makes an action dearer; what it takes off is part of its text. */
export const addsToPrice = ({ wp, ambition }: Upgrade) => wp > 0 || ambition > 0;

/** What an upgrade adds to a price. */
export const upgradePrice = ({ wp, ambition }: Upgrade) => priceText({ wp, ambition, essence: {} });

/** The upgrade without which an action is not possible now, where it makes it dearer than it usually is. */
export function dearerBy({ is_fixed, parts }: PriceWords): string | undefined {
  if (!is_fixed) return undefined;
  // First stands what the action itself costs, which has the name of an upgrade where it is one.
  return parts
    .slice(1)
    .find(([word, wp, ambition]) => (wp > 0 || ambition > 0) && hasText(`upgrade-${word}`))?.[0];
}

/** A price; the cheapest one where several ways are open. */
export function shortPrice(price: PriceWords, kinds: readonly string[] = []): Name {
  if (price.is_fixed) return priceText(price, kinds);
  return named('price-from', {
    price: isFree(price) ? named('price-wp', { count: 0 }) : priceText(price, kinds),
  });
}

/** Whether a sum is more than one number. */
export const hasReasons = (parts: Parts) => parts.filter(([, wp, ambition]) => wp || ambition).length > 1;

/** What has to be paid, with the reasons for it. */
export function costText(price: PriceWords, kinds: readonly string[] = []): Name {
  if (!price.is_fixed) return named('cost', { price: shortPrice(price, kinds) });
  if (isFree(price) && !hasReasons(price.parts)) return named('cost-nothing');
  return named('cost', { price: sumText(price, kinds) });
}

/** A price; where there are several reasons for it, as a sum: what it is made of, and what it comes to. */
export function sumText(sum: Paid, kinds: readonly string[] = []): Name {
  if (!hasReasons(sum.parts)) return priceText(sum, kinds);
  const price = isFree(sum) ? named('price-wp', { count: 0 }) : priceText(sum, kinds);
  return named('price-equals', { terms: termsText(sum, kinds), price });
}

/** Each part with its reason, and the Essence, which has none. */
function termsText({ parts, essence, either = 0 }: Paid, kinds: readonly string[]): Name {
  const terms = parts
    .filter(([, wp, ambition]) => wp || ambition)
    .map(([word, wp, ambition]) => ({
      isLess: wp < 0 || ambition < 0,
      term: named('price-term', {
        price: priceText({ wp: Math.abs(wp), ambition: Math.abs(ambition), essence: {} }),
        reason: reasonName(word),
      }),
    }));
  const drops = { wp: 0, ambition: 0, essence, either };
  if (!isFree(drops)) terms.push({ isLess: false, term: priceText(drops, kinds) });
  return terms
    .slice(1)
    .reduce(
      (sum, { isLess, term }) => named(isLess ? 'price-less' : 'price-sum', { first: sum, next: term }),
      terms[0]?.term ?? named('price-free'),
    );
}
