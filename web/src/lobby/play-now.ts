/** A game at once: oneself against a program, without a form. */

import { api, signIn } from '../api/http';
import { person } from '../api/person.svelte';
import { t } from '../text/texts';
import { keepLinks } from './links';

export const QUICK_MODES = ['basic', 'full'] as const;
const OPPONENT = 'greedy';

/** Opens the table, starts the game and gives back the table; whoever has no name yet gets this one. */
export async function playNow(mode: (typeof QUICK_MODES)[number], name: string): Promise<string> {
  if (!person.current) await signIn(name);
  const { table, links } = await api.newTable({
    title: t(`home-quick-title-${mode}`),
    game: { players: 2, mode },
    seats: [{ kind: 'me' }, { kind: 'program', program: OPPONENT }],
  });
  keepLinks(table.id, links);
  await api.start(table.id);
  return table.id;
}
