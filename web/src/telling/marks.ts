/** The shapes of teams in texts. */

import type { Team } from '../api/view';

/** The shapes that stand for the teams in running text; screens draw them. */
export const TEAM_MARKS: Record<Team, string> = { bliss: '▲', gloom: '▼', balance: '◆' };

export const isTeam = (word: string): word is Team => word in TEAM_MARKS;

const MARK = new RegExp(`([${Object.values(TEAM_MARKS).join('')}] ?)`);
const TEAM_OF_MARK = new Map(
  Object.keys(TEAM_MARKS)
    .filter(isTeam)
    .map((team) => [TEAM_MARKS[team], team]),
);

/** A text in parts: the shapes of teams that stand in it, and what lies between them. */
export const markedParts = (text: string) =>
  text.split(MARK).map((part) => ({ part, team: TEAM_OF_MARK.get(part.trim()) }));

/** A text without the shapes of teams, to be read aloud. */
export const unmarked = (text: string) =>
  markedParts(text)
    .map(({ part, team }) => (team ? '' : part))
    .join('');
