/** What a game is played with, as its table and its views tell. */

import type { TableWords, ViewWords } from '../api/schema';
import type { Side, Team } from '../api/view';
import { content } from './content';

/** The side of the Spirits' boards that is played with. */
export function sideOf(table: Pick<TableWords, 'options'> | null): Side {
  return (table?.options.spirit_side as Side | undefined) ?? 'A';
}

/** The teams that play, in their usual order. */
export function teamsIn(view: Pick<ViewWords, 'teams'>): Team[] {
  return content.teams.filter((team) => view.teams[team]);
}
