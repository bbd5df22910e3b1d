/** Which scripts come together in one file. */

import { resolve } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

export const idOf = (name: string) => resolve(import.meta.dirname, '../src', name).replaceAll('\\', '/');
const MAIN = idOf('main.ts');
export const START = idOf('start.ts');
export const HOME = [
  'screens/HomeScreen.svelte',
  'screens/home/InnerWorld.svelte',
  'screens/home/OwnTables.svelte',
].map(idOf);
export const TABLE = ['screens/TableScreen.svelte', 'game/GameScreen.svelte'].map(idOf);
/** What shows cards, boards or tables without a game being played at them. */
const OTHERS = [
  'screens/CardsScreen.svelte',
  'screens/DecksScreen.svelte',
  'screens/JoinScreen.svelte',
  'screens/NewTableScreen.svelte',
  'screens/ReplayScreen.svelte',
  'screens/RulesScreen.svelte',
  'screens/waiting/WaitingRoom.svelte',
].map(idOf);
/** What comes when the first question of a table stands there. */
const AFTERWARDS = [idOf('game/Foretold.svelte')];
/** The home page's own form, with what all forms are made of. */
const FORMS = [idOf('screens/home/AgainstEgo.svelte')];

/** All that comes at once with a module. */
function together(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) together(next, modules, seen);
  return seen;
}

/**
 * What every screen needs is one file, but for the little that comes first and asks for all the others, and the home page
 * is another. A game being played has two: what other screens show as well, and the rest; and one more, which comes later,
 * when its first question stands there. Many small files are larger than one, and over a long line each waits for its turn.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const isIn = (roots: string[]) => roots.some((root) => together(root, modules).has(id));
  if (isIn([MAIN])) return 'index';
  if (isIn([START])) return 'page';
  if (isIn(HOME)) return isIn([...TABLE, ...OTHERS]) ? 'page' : 'home';
  if (isIn(TABLE)) return isIn(OTHERS) ? 'table' : 'game';
  if (isIn(AFTERWARDS)) return isIn(OTHERS) ? null : 'later-game';
  return isIn(FORMS) ? 'forms' : null;
}
