/** Prices in words, with the reasons behind them. */

import type { PriceWords } from '../api/schema';
import { t } from '../text/texts';
import { reasonName } from './names';

type Sum = Pick<PriceWords, 'wp' | 'ambition' | 'essence'>;
export type Parts = readonly (readonly [string, number, number])[];

/** A price in short words; nothing to pay is free. */
export function priceText({ wp, ambition, essence }: Sum): string {
  const parts = [
    ...(wp ? [t('price-wp', { count: wp })] : []),
    ...(ambition ? [t('price-ambition', { count: ambition })] : []),
    ...(essence ? [t('price-essence', { count: essence })] : []),
  ];
  return parts.length ? parts.join(' + ') : t('price-free');
}

/** A price; the cheapest one where several ways are open. */
export function shortPrice(price: PriceWords): string {
  if (price.is_fixed) return priceText(price);
  const isFree = !(price.wp || price.ambition || price.essence);
  return t('price-from', { price: isFree ? t('price-wp', { count: 0 }) : priceText(price) });
}

/** The reasons of a sum, each with what it adds or takes off. */
export function partsText(parts: Parts): string {
  return parts
    .map(([word, wp, ambition]) => ({ word, amounts: amountsText(wp, ambition) }))
    .filter(({ amounts }) => amounts)
    .map(({ word, amounts }) => `${reasonName(word)} ${amounts}`)
    .join(', ');
}

function amountsText(wp: number, ambition: number): string {
  return [['part-wp', wp] as const, ['part-ambition', ambition] as const]
    .filter(([, amount]) => amount)
    .map(([id, amount]) => t(id, { sign: amount > 0 ? '+' : '−', count: Math.abs(amount) }))
    .join(' ');
}

/** Whether a sum is more than one number. */
export const hasReasons = (parts: Parts) => parts.filter(([, wp, ambition]) => wp || ambition).length > 1;

/** A price with the sum behind it, where there is more to say than the price. */
export function wholePrice(price: PriceWords): string {
  if (!price.is_fixed || !hasReasons(price.parts)) return shortPrice(price);
  return t('price-with-parts', { price: priceText(price), parts: partsText(price.parts) });
}
