/** How teams look: their colours, as the styles name them, and whether what is theirs glows in the dark. */

import type { Team } from '../api/view';

type Shade = 'deep' | 'soft' | 'drop' | 'drop-line' | 'far' | 'mid' | 'near' | 'lit' | 'river';

/** The colour of a team; where there is none, another one that the styles name. */
export function teamColour(team: string | null | undefined, otherwise = 'nobody'): string {
  return `var(--${team ?? otherwise})`;
}

/** A shade of a team's colour, or of nobody's. */
export function teamShade(team: string | null | undefined, shade: Shade): string {
  return `var(--${team ?? 'nobody'}-${shade})`;
}

const NOCTURNAL: Record<Team, boolean> = { bliss: false, gloom: true, balance: false };

/** Whether the Emotions of a team glow in the dark, slender and sharp, rather than stand in the light. */
export const isNocturnal = (team: Team) => NOCTURNAL[team];
