/**
 * What pictures are drawn by where nobody plays or reads: the map and the looks of the Emotions, a quarter of what is
 * printed for an edition; `virtual:scenery` has it.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Content } from '../src/content/content.ts';
import type { Scenery } from '../src/content/scenery.ts';
import { idOf } from './chunks.ts';

const MODULE = 'virtual:scenery';
const PRINTED = idOf('content/final.json');

function scenery({ teams, spheres, map, numbers, emotions }: Content): Scenery {
  const looks = Object.entries(emotions).map(([name, { team, vibe, kind }]) => [name, { team, vibe, kind }]);
  return {
    teams,
    spheres,
    map,
    numbers: { sphere_wp: numbers.sphere_wp },
    emotions: Object.fromEntries(looks),
  };
}

export function sceneryOnly(): Plugin {
  return {
    name: 'scenery',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      this.addWatchFile(PRINTED);
      return `export default ${JSON.stringify(scenery(JSON.parse(readFileSync(PRINTED, 'utf8')) as Content))}`;
    },
  };
}
