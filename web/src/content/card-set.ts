/** Card sets: a table of somebody's own making may print other numbers and powers on the Emotions. */

import { api } from '../api/http';
import type { TableWords } from '../api/schema';
import { layCards, type Card } from './content';

/** From now on, draw and explain Emotions as this table prints them. `layCards()` goes back to the standard ones. */
export async function layCardsOf({ id, options }: TableWords): Promise<void> {
  layCards(options.card_set === 'standard' ? undefined : ((await api.emotions(id)) as Record<string, Card>));
}
