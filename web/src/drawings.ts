/** Draws what the server puts into pictures of its own, for links and to be kept. Only the build asks for it. */

import { faceOf, sparks } from './art/faces';
import { figureOf } from './art/figures';
import { TEAM_SHAPE } from './art/marks';
import { paletteOf } from './art/palette';
import { contentOf, PRINTED, type Card } from './content/content';

interface Emotion extends Pick<Card, 'team' | 'power' | 'numbers'> {
  /** The colours behind its drawing, which lies in a box of 132 by 100 around the origin. */
  sky: string;
  ground: string;
  drawing: string;
}

export interface Drawings {
  /** The shape of each team, in a box of 24 around the origin. */
  teams: Record<string, string>;
  /** With their feet at the origin. */
  spirits: Record<string, { team: string; power: string; drawing: string }>;
  emotions: Record<string, Emotion>;
}

function drawn(name: string, card: Card): Emotion {
  const { sky, ground } = paletteOf(name, card);
  const points = sparks(name, card, card.kind === 'strong' ? 26 : 14);
  const { team, power, numbers } = card;
  return { team, power, numbers, sky, ground, drawing: points + faceOf(name, card) };
}

/** All of them; the Emotions of each edition as the first one that has them prints them. */
export async function drawings(): Promise<Drawings> {
  const contents = await Promise.all(PRINTED.map((edition) => contentOf(edition, { hasBalance: true })));
  const cards = contents.flatMap(({ emotions }) => Object.entries(emotions));
  const spirits = contents.flatMap(({ spirits }) => Object.entries(spirits)).reverse();
  return {
    teams: TEAM_SHAPE,
    spirits: Object.fromEntries(
      spirits.map(([name, { team, power }]) => [name, { team, power, drawing: figureOf(name) }]),
    ),
    emotions: Object.fromEntries(cards.reverse().map(([name, card]) => [name, drawn(name, card)])),
  };
}
