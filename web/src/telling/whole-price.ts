/** All that a choice takes: its price, and what leaves one's hands with it. */

import type { FactWords, PriceWords, ViewWords } from '../api/schema';

type Paid = Pick<FactWords, 'price' | 'leads_on'>;

/** What goes besides a price, and if it is Essence, of which kind, where that is known. */
interface Besides {
  what: 'wp' | 'essence';
  count: number;
  kind?: string | null | undefined;
  /** Whether more, or less of one's own, may be chosen later at the same price. */
  isOpen: boolean;
}

/** The price of a choice, with the Essence that goes onto an Emotion by it, or the Willpower that becomes Essence. */
export function wholePrice(view: ViewWords, choice: string, fact: Paid | undefined): PriceWords | null {
  const price = fact?.price;
  if (!price) return null;
  const besides = besidesOf(view, choice, fact);
  if (!besides) return price;
  const { what, count, kind, isOpen } = besides;
  const whole = { ...price, is_fixed: price.is_fixed && !isOpen };
  if (what === 'wp')
    return { ...whole, wp: price.wp + count, parts: [...price.parts, ['exchanged', count, 0]] };
  return kind
    ? { ...whole, essence: { ...price.essence, [kind]: (price.essence[kind] ?? 0) + count } }
    : { ...whole, either: price.either + count };
}

function besidesOf(view: ViewWords, choice: string, { price, leads_on: leadsOn }: Paid): Besides | null {
  const { kind: asked = '', about, seat = '' } = view.decision ?? {};
  const [word = '', number] = choice.split(' ');
  const action = asked === 'turn' ? word : asked;
  const payer = view.seats[seat];
  if (action === 'harvest') {
    const most = (payer?.wp ?? 0) - (price?.wp ?? 0);
    return { what: 'wp', count: Number(number ?? 1), isOpen: !number && most > 1 };
  }
  if (!action.startsWith('intensify')) return null;
  const slot = view.slots[Number(word === 'slot' ? number : about?.slot)];
  const kinds = Object.keys(payer?.essence ?? {});
  const kind = kinds.length > 1 ? slot?.aligned : kinds[0];
  if (word !== 'amount') return { what: 'essence', count: 1, kind, isOpen: false };
  // Another Emotion may lend some of what is named, or all.
  const isLent = leadsOn || asked === 'intensify-lent';
  return { what: 'essence', count: isLent ? 0 : Number(number), kind, isOpen: isLent };
}
