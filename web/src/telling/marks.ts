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

/** A text in parts: what lies before the first shape of a team, and each shape with what comes after it. */
export function markedParts(text: string): { before: string; marked: { team: Team; after: string }[] } {
  const [before = '', ...parts] = text.split(MARK);
  const marked = [];
  for (let i = 0; i < parts.length; i += 2)
    marked.push({ team: TEAM_OF_MARK.get(parts[i]!.trim())!, after: parts[i + 1]! });
  return { before, marked };
}

/** A text without the shapes of teams. */
export function unmarked(text: string): string {
  const { before, marked } = markedParts(text);
  return before + marked.map(({ after }) => after).join('');
}
