/**
 * The face of an Emotion, made from its name, Vibe, team and kind, as SVG markup in a box of 100 around the origin.
 * The Vibe gives the head its outline and the wreath its shape; Bliss has bright heads with dark features, Gloom
 * dark heads with features that glow, Balance heads half in the light and half in the shade; a Strong Emotion wears a second wreath and a jewel.
 */

import { chanceOf } from './chance';
import { expressionOf } from './expressions';
import { brow, eye, more, mouth } from './features';
import { farSide, grain, headRadius, wreath } from './heads';
import { VIBE_SHAPE } from './marks';
import { paletteOf, type Look } from './palette';
import { n, outline, polar } from './paths';
import { group, oval, shape, stroke } from './svg';
import { LIGHT } from './teams';

const FACES = new Map<string, string>();

/** The markup of a face; the same name and look always give the same. */
export function faceOf(name: string, card: Look): string {
  const key = `${name} ${card.team} ${card.vibe} ${card.kind}`;
  const known = FACES.get(key);
  if (known !== undefined) return known;
  const chance = chanceOf(name);
  const colours = paletteOf(name, card);
  const expression = expressionOf(name, card.team);
  const { isNocturnal: isDark, shaded } = LIGHT[card.team];
  const isStrong = card.kind === 'strong';
  const radius = headRadius(card.vibe, chance);
  const head = outline(radius, 60);
  const wide = chance.between(0.95, 1.03);
  const tilt = chance.between(-6, 6);
  const apart = chance.between(12.6, 14.4);
  const lift = chance.pick(0, 0, 0, 2.6);

  const far = isStrong ? group('rotate(9)', wreath(card, chanceOf(name), colours.wreathFar, 34)) : '';
  const near = wreath(card, chanceOf(name), colours.wreath, isStrong ? 24 : 22);
  const features =
    [1, -1]
      .map((side) =>
        group(
          `translate(${n(apart * side)} -3) scale(${side} 1)`,
          `<g class="eye">${eye(expression, side, colours)}</g>` +
            brow(expression.brows, side > 0 ? lift : 0, colours.ink),
          `style="--side:${side}"`,
        ),
      )
      .join('') +
    stroke('M1.6,-1Q4.4,6 .4,9.4', colours.ink, 1.5, 'stroke-opacity=".4"') +
    group('translate(0 19)', mouth(expression.mouth, colours)) +
    more(expression.more, colours);
  const jewel = isStrong
    ? group(
        'translate(0 -30)',
        shape('M0,-9L7.6,0L0,9L-7.6,0Z', colours.shade) +
          group('scale(.42)', shape(VIBE_SHAPE[card.vibe], colours.white)),
      )
    : '';
  const rim = isDark ? `stroke="${colours.wreath}" stroke-width="1.6"` : '';

  const markup = group(
    `scale(${isStrong ? 0.82 : 0.86}) rotate(${n(tilt)})`,
    far +
      near +
      group(
        `scale(${wide.toFixed(2)} 1)`,
        shape(head, colours.shade, rim) +
          shape(head, colours.head, 'transform="translate(-1 -1.2) scale(.95)"') +
          shape(
            farSide(radius),
            colours.shade,
            `transform="translate(-1 -1.2) scale(.95)" fill-opacity="${shaded}"`,
          ) +
          oval(-15, -17, 12, 8, colours.light, 'fill-opacity=".5" transform="rotate(-36 -15 -17)"') +
          grain(card, chance, colours),
      ) +
      features +
      jewel,
  );
  FACES.set(key, markup);
  return markup;
}

/** Points of light around a face, for the art of a whole card. */
export function sparks(name: string, card: Look, count: number): string {
  const chance = chanceOf(`${name} sparks`);
  const { wreathFar } = paletteOf(name, card);
  return Array.from({ length: count }, () => {
    const [x, y] = polar(chance.between(0, 360), chance.between(44, 74));
    const size = chance.between(0.7, 2.1);
    return oval(x, y, size, size, wreathFar, `fill-opacity="${n(chance.between(0.4, 0.9))}"`);
  }).join('');
}
