/** What a game is played with, as its table and its views tell. */

import type { TableWords, ViewWords } from '../api/schema';
import type { Side, Team } from '../api/view';
import type { Content } from './content';

/** Ego's Spirits, as the turns go. */
export const EGO: readonly string[] = ['gatekeeper', 'influencer'];

/** The side of the Spirits' boards that is played with. */
export function sideOf(table: Pick<TableWords, 'options'> | null): Side {
  return (table?.options.spirit_side as Side | undefined) ?? 'A';
}

/** The side of the team boards that is played with: which Intentions count. */
export function teamSideOf(table: Pick<TableWords, 'options'> | null): Side {
  return (table?.options.team_side as Side | undefined) ?? 'A';
}

/** Whether other people play too; programs agree to everything. */
export function hasOthers(table: Pick<TableWords, 'seats'> | null): boolean {
  return table?.seats.some(({ state, is_yours }) => state === 'person' && !is_yours) ?? false;
}

/** What is said for each team, in the teams' usual order. */
export function byTeam<Words>(
  { teams }: Pick<Content, 'teams'>,
  said: Record<string, Words>,
): [Team, Words][] {
  return teams.flatMap((team): [Team, Words][] => {
    const words = said[team];
    return words === undefined ? [] : [[team, words]];
  });
}

/** The teams that play, in their usual order. */
export function teamsIn(content: Pick<Content, 'teams'>, view: Pick<ViewWords, 'teams'>): Team[] {
  return byTeam(content, view.teams).map(([team]) => team);
}

/** The teams that are compared in Aspirations; the others have conditions of their own for them. */
export function teamsCompared(
  content: Pick<Content, 'teams'>,
  view: Pick<ViewWords, 'teams' | 'conditions'>,
): Team[] {
  return teamsIn(content, view).filter((team) => !(team in view.conditions));
}

/** The place in the order of turns of whoever is at it: before the first turn, of whoever decides. */
export function placeAtTurn(
  content: Pick<Content, 'set_up'>,
  { decision, order, place }: Pick<ViewWords, 'decision' | 'order' | 'place'>,
): number {
  return decision && content.set_up.includes(decision.kind) ? order.indexOf(decision.seat) : place;
}
