/** As much of what is printed as pictures are drawn by. */

import type { Card, Content } from './content';

export type Scenery = Pick<Content, 'teams' | 'spheres' | 'map'> & {
  numbers: Pick<Content['numbers'], 'sphere_wp'>;
  emotions: Record<string, Pick<Card, 'team' | 'vibe' | 'kind'>>;
};
