/** Which scripts come together in one file, and what the browser may fetch before any script says so. */

import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const idOf = (name: string) => resolve(import.meta.dirname, '../src', name).replaceAll('\\', '/');
const MAIN = idOf('main.ts');
const START = idOf('start.ts');
const HOME = idOf('screens/HomeScreen.svelte');
const SCREENS = idOf('screens/');

/** All that comes at once with a module. */
function together(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) together(next, modules, seen);
  return seen;
}

/**
 * What every screen needs is one file, but for the little that comes first and asks for all the others. What the home page
 * needs besides, but is no part of a screen, is another: nearly every screen needs some of it, and many small files
 * are larger than one.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (together(MAIN, modules).has(id)) return null;
  if (together(START, modules).has(id)) return 'page';
  return together(HOME, modules).has(id) && !id.startsWith(SCREENS) ? 'common' : null;
}

/** The letters of the two typefaces that every language has. */
const FONT = /(?:figtree|fraunces)-latin-wght-normal.*\.woff2$/;

/** Names in the page itself what every screen will need. */
export function foretell(): Plugin {
  return {
    name: 'foretell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.values(bundle);
        const page = files.find((file) => file.type === 'chunk' && file.moduleIds.includes(START));
        if (page?.type !== 'chunk') throw new Error('nothing starts the page');
        const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: '' },
          injectTo: 'head',
        });
        return [
          link({ rel: 'modulepreload', href: `/${page.fileName}` }),
          ...[...(page.viteMetadata?.importedCss ?? [])].map((css) =>
            link({ rel: 'stylesheet', href: `/${css}` }),
          ),
          ...files
            .filter(({ fileName }) => FONT.test(fileName))
            .map(({ fileName }) =>
              link({ rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2' }),
            ),
        ];
      },
    },
  };
}
