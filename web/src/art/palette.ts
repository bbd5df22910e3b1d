/** The colours of an Emotion's art. */

import type { Vibe } from '../api/view';
import type { Card } from '../content/content';
import { chanceOf } from './chance';
import { n } from './paths';
import { LIGHT } from './teams';

export interface Palette {
  head: string;
  light: string;
  shade: string;
  /** Features: dark on Bliss, glowing on Gloom. */
  ink: string;
  /** The white of an eye and teeth. */
  white: string;
  pupil: string;
  wreath: string;
  wreathFar: string;
  blush: string;
  /** Grounds of the card, from the top to the bottom, and the glow behind the head. */
  sky: string;
  ground: string;
  glow: string;
}

interface Tone {
  hue: number;
  /** How vivid the hue may be before it turns shrill. */
  vivid: number;
  /** Which way on the circle of colours its shadows lie. */
  dusk: number;
}

const TONES: Record<Vibe, Tone> = {
  red: { hue: 9, vivid: 1, dusk: -18 },
  yellow: { hue: 42, vivid: 1, dusk: -16 },
  green: { hue: 128, vivid: 0.52, dusk: 26 },
  blue: { hue: 206, vivid: 0.88, dusk: 22 },
  none: { hue: 45, vivid: 0.8, dusk: -10 },
  wild: { hue: 290, vivid: 0.6, dusk: 20 },
};

/** What of a card shows in its art. */
export type Look = Pick<Card, 'team' | 'vibe' | 'kind'>;

/** The colours of a card's art; the same in every theme, as a printed card's are. */
export function paletteOf(name: string, card: Look): Palette {
  const chance = chanceOf(`${name} colours`);
  const { isNocturnal: isDark, sky } = LIGHT[card.team];
  const { vivid, dusk, hue: base } = TONES[card.vibe];
  const hue =
    (isDark && card.vibe === 'none' ? 256 : base) + (card.vibe === 'none' ? 0 : chance.between(-9, 9));
  const hsl = (turn: number, saturation: number, lightness: number) =>
    `hsl(${n((hue + turn * dusk + 360) % 360)} ${n(saturation * vivid)}% ${lightness}%)`;
  const lips = card.vibe === 'red' ? 'hsl(352 70% 52%)' : 'hsl(4 78% 62%)';
  return isDark
    ? {
        head: hsl(0.5, 48, card.vibe === 'none' ? 36 : 28),
        light: hsl(-0.2, 52, card.vibe === 'none' ? 52 : 42),
        shade: hsl(1.2, 56, 12),
        ink: hsl(-0.4, 96, 81),
        white: hsl(-0.5, 100, 88),
        pupil: hsl(1.4, 60, 9),
        wreath: hsl(0, 68, 46),
        wreathFar: hsl(0.9, 56, 33),
        blush: lips,
        sky: `hsl(${n((sky ?? hue) + chance.between(-12, 12))} 44% 22%)`,
        ground: hsl(1, 52, 11),
        glow: hsl(0.8, 44, 18),
      }
    : {
        head: hsl(0, 86, 67),
        light: hsl(-0.7, 98, 80),
        shade: hsl(1, 70, 46),
        ink: hsl(1.2, 66, 15),
        white: '#fffaf0',
        pupil: hsl(1.2, 66, 15),
        wreath: hsl(0.3, 88, 57),
        wreathFar: hsl(-0.8, 92, 73),
        blush: lips,
        ...(sky === null
          ? { sky: hsl(-0.6, 84, 88), ground: hsl(0.5, 72, 70), glow: hsl(-0.9, 98, 94) }
          : { sky: `hsl(${sky} 40% 74%)`, ground: `hsl(${sky} 34% 48%)`, glow: `hsl(${sky} 52% 90%)` }),
      };
}
