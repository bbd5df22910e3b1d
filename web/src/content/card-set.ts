/** Card sets: a table of somebody's own making may print other numbers and powers on the Emotions. */

import type { TableWords } from '../api/schema';
import { tables } from '../api/tables';
import { contentOf, type Card, type Content } from './content';

/** What is printed on the components of this table: its edition's content, with the Emotions of its card set. */
export async function contentAt({ id, options }: Pick<TableWords, 'id' | 'options'>): Promise<Content> {
  const printed = await contentOf(String(options.edition), {
    hasBalance: options.balance === true,
    ego: options.ego as string | undefined,
  });
  if (options.card_set === 'standard') return printed;
  return { ...printed, emotions: (await tables.emotions(id)) as Record<string, Card> };
}
