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

/** How the Emotions of a team are drawn. */
interface Light {
  /** Whether they glow in the dark, slender and sharp, rather than stand in the light. */
  isNocturnal: boolean;
  /** The hue of the sky behind them, where it is not that of their Vibe. */
  sky: number | null;
  /** How dark the half of a face is that lies away from the light. */
  shaded: number;
}

/** By day, by night, and half in each. */
export const LIGHT: Record<Team, Light> = {
  bliss: { isNocturnal: false, sky: null, shaded: 0.3 },
  gloom: { isNocturnal: true, sky: 252, shaded: 0.5 },
  balance: { isNocturnal: false, sky: 163, shaded: 0.66 },
};
