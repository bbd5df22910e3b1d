/** Heads of Emotions: their outline, what grows around it, and what it bears. The Vibe decides, the name varies it. */

import type { Vibe } from '../api/view';
import type { Chance } from './chance';
import type { Look, Palette } from './palette';
import { blade, curve, DROP, n, p, polar, star, type Point } from './paths';
import { group, oval, shape, stroke } from './svg';
import { LIGHT } from './teams';

/** How far an angle lies from another, in degrees. */
const between = (angle: number, from: number) => Math.abs(((angle - from + 540) % 360) - 180);
/** A bump of the outline: 1 at its place, falling off within so many degrees. */
const bump = (angle: number, at: number, width: number) => Math.exp(-((between(angle, at) / width) ** 2));
const ripple = (angle: number, count: number) => Math.cos((angle * count * Math.PI) / 180);

/** Heads: a flame, a scalloped sun, a leaf with its tip for a chin, a wave that has risen, a plain orb. */
export function headRadius(vibe: Vibe, chance: Chance): (angle: number) => number {
  const tip = chance.between(-12, 12);
  const high = chance.between(9, 15);
  const cheeks = chance.between(-1.5, 2);
  const second = chance.pick(-1, 1) * chance.between(28, 42);
  const cheek = (angle: number) => cheeks * (bump(angle, 115, 30) + bump(angle, 245, 30));
  switch (vibe) {
    case 'red':
      return (angle) =>
        34 + high * bump(angle, tip, 13) + high * 0.34 * bump(angle, second, 9) + cheek(angle);
    case 'yellow': {
      const lobes = chance.pick(8, 10, 12, 14);
      return (angle) => 34.6 + 1.8 * ripple(angle, lobes) + cheek(angle) * 0.6;
    }
    case 'green': {
      const ears = chance.pick(0, 0, 7);
      const ear = (angle: number) => ears * (bump(angle, 62, 9) + bump(angle, 298, 9));
      return (angle) =>
        33.4 + high * bump(angle, 180, 19) + 4 * bump(angle, 0, 12) + cheek(angle) + ear(angle);
    }
    case 'blue': {
      const waves = chance.pick(12, 15);
      return (angle) =>
        34.4 +
        3 * bump(angle, second, 26) +
        (between(angle, 180) < 75 ? 1.7 + 1.9 * ripple(angle, waves) : cheek(angle));
    }
    default:
      return () => 35;
  }
}

/** What grows around a head: tongues, rays, leaves, curls; soft for Bliss, sharp for Gloom. */
export function wreath(card: Look, chance: Chance, colour: string, reach: number): string {
  const isDark = LIGHT[card.team].isNocturnal;
  const parts: string[] = [];
  const each = (count: number, spread: number, draw: (turn: number, i: number) => string) => {
    for (let i = 0; i < count; i++) {
      const turn = spread < 360 ? -spread / 2 + (i * spread) / (count - 1) : (i * 360) / count;
      parts.push(group(`rotate(${n(turn)})`, draw(turn, i)));
    }
  };
  const style = chance.pick(0, 1, 2);
  const count = Math.round(chance.between(0, 3));
  const lean = chance.between(4, 11) * chance.pick(-1, 1);
  const stalk = (y: number) => `transform="translate(0 ${y})"`;
  switch (card.vibe) {
    case 'red':
      // Tongues over the crown, a mane swept to one side, or a ring of fire.
      each(7 + 2 * count, [200, 250, 360][style] ?? 360, (turn, i) => {
        const tall = reach * (i % 2 ? 0.78 : 1.08);
        const sway = style === 1 ? lean * 1.8 : -turn * 0.07 + (i % 2 ? lean : -lean) * 0.5;
        return shape(blade(isDark ? 7 : 11, tall, sway), colour, stalk(-24));
      });
      break;
    case 'yellow':
      // Pointed rays, round ones, or rays with a spark between them.
      each(10 + 2 * count, 360, (_, i) => {
        const tall = reach * (i % 2 ? 0.74 : 1);
        if (style === 1 && !isDark) return oval(0, -26 - tall / 2, 4.4, tall / 2, colour);
        if (style === 2 && i % 2) return oval(0, -33 - tall / 2, 2.6, 2.6, colour);
        return shape(blade(isDark ? 6 : 9, tall + 5, isDark ? lean : 0), colour, stalk(-25));
      });
      break;
    case 'green':
      // Leaves, tendrils, or a crown of petals.
      each(7 + count, [230, 270, 360][style] ?? 360, (turn, i) => {
        if (style === 1)
          return (
            stroke(
              `M0,-26C${n(-lean)},${n(-30 - reach * 0.4)} ${n(lean * 1.3)},${n(-26 - reach * 0.7)} ${n(lean)},${n(-27 - reach * 0.9)}`,
              colour,
              2.6,
            ) +
            (isDark
              ? shape(star(3, 5, 1.6), colour, `transform="translate(${n(lean)} ${n(-27 - reach * 0.9)})"`)
              : oval(lean, -27 - reach * 0.9, 3.8, 3.8, colour))
          );
        const side = Math.sign(turn) || 1;
        return shape(
          blade(isDark ? 6 : 11, reach * (i % 2 ? 0.86 : 1.08), side * lean * (isDark ? 1.5 : 0.7)),
          colour,
          stalk(-25),
        );
      });
      break;
    case 'blue':
      // Curls, drops that hang in the air, or fins.
      each(8 + count, [240, 300, 360][style] ?? 360, (_, i) => {
        const far = 32 + reach * (i % 2 ? 0.3 : 0.52);
        const way = Math.sign(lean);
        if (style === 0)
          return stroke(
            `M${-7 * way},-30C${-9 * way},${n(-far)} ${8 * way},${n(-far - 10)} ${9 * way},${n(-far + 3)}C${9 * way},${n(-far + 9)} ${2 * way},${n(-far + 8)} ${3 * way},${n(-far + 3)}`,
            colour,
            isDark ? 2.8 : 4.4,
          );
        if (style === 1)
          return shape(
            DROP,
            colour,
            `transform="translate(0 ${n(-far - 5)}) scale(${i % 2 ? 0.7 : 0.95} ${isDark ? 1.35 : 1}) rotate(${isDark ? 180 : 0})"`,
          );
        return shape(blade(isDark ? 7 : 13, reach * (i % 2 ? 0.8 : 1), lean * 1.6), colour, stalk(-26));
      });
      break;
    default:
      each(isDark ? 24 : 16, 360, (_, i) =>
        isDark
          ? oval(0, -40 - reach * (i % 3 ? 0.06 : 0.26), i % 3 ? 1.4 : 2.2, i % 3 ? 1.4 : 2.2, colour)
          : stroke(`M0,-41V${n(-42 - reach * (i % 2 ? 0.2 : 0.5))}`, colour, 2.6),
      );
  }
  return parts.join('');
}

/** What the head itself bears: veins of a leaf, a grain of the flame, foam of the wave. */
export function grain(card: Look, chance: Chance, colours: Palette): string {
  const { light, shade } = colours;
  switch (card.vibe) {
    case 'green':
      return stroke(
        'M0,-34V-14M0,-29L-9,-25M0,-29L9,-25M0,-22L-13,-19M0,-22L13,-19',
        shade,
        1.2,
        'stroke-opacity=".45"',
      );
    case 'blue':
      return stroke(
        `M-27,${n(24 + chance.between(-2, 3))}q5,-5 10,0t10,0M9,30q5,-5 10,0t8,-1`,
        light,
        1.8,
        'stroke-opacity=".7"',
      );
    case 'red':
      return shape(
        blade(5, 17, chance.between(-4, 4)),
        light,
        'transform="translate(0 -20)" fill-opacity=".75"',
      );
    case 'yellow':
      return [-1, 1]
        .map((side) =>
          stroke(`M${21 * side},-19q${6 * side},7 ${6 * side},15`, light, 2, 'stroke-opacity=".8"'),
        )
        .join('');
    default:
      return '';
  }
}

/** The half of a face that lies away from the light, down the line of the nose. */
export function farSide(radius: (angle: number) => number): string {
  const edge = Array.from({ length: 31 }, (_, i) => polar(i * 6, radius(i * 6)));
  return `${curve(edge)}C-6,28 7,16 5,8C3,1 -2,-12 ${p(edge[0] as Point)}Z`;
}
