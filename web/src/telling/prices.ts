/** Prices in words, with the reasons behind them. */

import type { PriceWords } from '../api/schema';
import type { Name } from '../text/naming';
import { inOrder, named } from '../text/texts';
import { reasonName } from './names';

type Sum = Pick<PriceWords, 'wp' | 'ambition' | 'essence'>;
export type Parts = readonly (readonly [string, number, number])[];

/** A price in short words; nothing to pay is free. */
export function priceText({ wp, ambition, essence }: Sum): Name {
  const parts = [
    ...(wp ? [named('price-wp', { count: wp })] : []),
    ...(ambition ? [named('price-ambition', { count: ambition })] : []),
    ...(essence ? [named('price-essence', { count: essence })] : []),
  ];
  return parts.length
    ? parts.reduce((first, next) => named('price-sum', { first, next }))
    : named('price-free');
}

/** A price; the cheapest one where several ways are open. */
export function shortPrice(price: PriceWords): Name {
  if (price.is_fixed) return priceText(price);
  const isFree = !(price.wp || price.ambition || price.essence);
  return named('price-from', { price: isFree ? named('price-wp', { count: 0 }) : priceText(price) });
}

/** The reasons of a sum, each with what it adds or takes off. */
export function partsText(parts: Parts): Name {
  return inOrder(
    parts
      .filter(([, wp, ambition]) => wp || ambition)
      .map(([word, wp, ambition]) =>
        named('part', { reason: reasonName(word), amounts: amountsText(wp, ambition) }),
      ),
  );
}

function amountsText(wp: number, ambition: number): Name {
  if (wp && ambition)
    return named('part-both', { wp: amountsText(wp, 0), ambition: amountsText(0, ambition) });
  const amount = wp || ambition;
  const sign = amount > 0 ? '+' : '−';
  return named(wp ? 'part-wp' : 'part-ambition', { sign, count: Math.abs(amount) });
}

/** Whether a sum is more than one number. */
export const hasReasons = (parts: Parts) => parts.filter(([, wp, ambition]) => wp || ambition).length > 1;

/** A price with the sum behind it, where there is more to say than the price. */
export function wholePrice(price: PriceWords): Name {
  if (!price.is_fixed || !hasReasons(price.parts)) return shortPrice(price);
  return named('price-with-parts', { price: priceText(price), parts: partsText(price.parts) });
}
