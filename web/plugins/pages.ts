/**
 * The page as the server sends it: a file for each screen that people come to first, and one for all the others. In each
 * the screen is drawn already, with its styles, and all that it will need is named, so that it is fetched at once.
 */

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Drawings } from '../src/drawings.ts';
import type { Frames } from '../src/frames.ts';
import type { Book } from '../src/text/books.ts';
import { bookOf, books, ENGLISH, languages } from './books.ts';
import { HOME, idOf, START, TABLE } from './chunks.ts';
import { copyLetters } from './letters.ts';
import { sceneryOnly } from './scenery.ts';
import { WORDY, wordingOf } from './wording.ts';

interface First {
  /** The file that it is sent in. */
  file: string;
  modules: string[];
  texts: Book[];
}

const CONTENT = idOf('content/final.json');
const FIRST: Record<keyof Frames, First> = {
  home: { file: 'index.html', modules: HOME, texts: ['page', 'home'] },
  table: { file: 'table.html', modules: [...TABLE, CONTENT], texts: ['page', 'tables', 'game'] },
  other: { file: 'other.html', modules: [], texts: ['page'] },
};
/** Where what draws the screens is built, to be used once. */
const WORKSHOP = resolve(import.meta.dirname, '../node_modules/.frames');
/** The letters of the two typefaces that every language has. */
const FONT = /(?:figtree|fraunces)-latin-wght-normal.*\.woff2$/;
const STYLESHEET = /^ *<link rel="stylesheet"[^>]* href="\/([^"]+)">\n/gm;
/** The book that every screen needs, in a language. */
const PAGE_BOOK = /^assets\/page\.([\w-]+)-(\w+)\.json$/g;
const SCRIPT = /(?:src|href)="\/([^"]+\.js)"/g;

/** As much of a browser as screens look for before they are seen. */
const BROWSER = {
  window: new EventTarget(),
  location: new URL('http://localhost/'),
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
};

/** The screens, by language, as they are drawn when nothing has been heard from the server yet; and what it draws with. */
async function drawn(): Promise<[Record<string, Frames>, Drawings]> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'warn',
    plugins: [svelte(), books(), sceneryOnly()],
    build: {
      ssr: true,
      rolldownOptions: { input: ['src/frames.ts', 'src/drawings.ts'] },
      outDir: WORKSHOP,
      emptyOutDir: true,
      copyPublicDir: false,
    },
    ssr: { noExternal: true },
  });
  Object.assign(globalThis, BROWSER);
  const built = (name: string) => import(pathToFileURL(join(WORKSHOP, name)).href);
  const { frames } = (await built('frames.js')) as typeof import('../src/frames.ts');
  const { drawings } = (await built('drawings.js')) as typeof import('../src/drawings.ts');
  const screens = Object.fromEntries(
    languages().map((language) => [
      language,
      frames(
        language,
        (['page', 'home', 'tables'] as const).map((book) => bookOf(language, book)),
      ),
    ]),
  );
  const pieces = await drawings();
  for (const name of Object.keys(BROWSER)) Reflect.deleteProperty(globalThis, name);
  await rm(WORKSHOP, { recursive: true });
  return [screens, pieces];
}

/** What a browser runs while it reads the page: as short as it can be written. */
const source = async (name: string) =>
  (await readFile(resolve(import.meta.dirname, '../src', name), 'utf8')).replace(/^ *\/\/.*\n/gm, '').trim();

/** What runs first, and fetches these books in the language of the page: each language with the number of its books. */
const firstLook = async (numbers: Record<string, string>, fetched: Book[]) =>
  (await source('first-look.js'))
    .replaceAll('LANGUAGES', JSON.stringify(numbers))
    .replaceAll('BOOKS', JSON.stringify(fetched));

type Bundle = Rolldown.OutputBundle;

/** The files that come with some modules. */
function filesWith(modules: string[], bundle: Bundle): { scripts: Set<string>; styles: Set<string> } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  function add(chunk: Rolldown.OutputChunk) {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(name);
    for (const name of chunk.imports) add(bundle[name] as Rolldown.OutputChunk);
  }
  for (const id of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`${id} is in no file`);
    add(chunk);
  }
  return { scripts, styles };
}

/** A style in the page itself. Whoever is about to fetch it finds a link; one that is disabled is not followed. */
const style = (name: string, bundle: Bundle) =>
  `<style>${String((bundle[name] as Rolldown.OutputAsset).source).trim()}</style>` +
  `<link rel="stylesheet" href="/${name}" disabled>`;

const ahead =
  (rel: string, more = '') =>
  (name: string) =>
    `<link rel="${rel}" href="/${name}" ${more} crossorigin>`;

/** What stands in the page before any script has run: a screen in English, and what others read there. */
function frameOf(screen: keyof Frames, frames: Record<string, Frames>, press: string): string {
  const inAll = <Part>(part: (drawn: Frames[typeof screen]) => Part) =>
    Object.fromEntries(Object.entries(frames).map(([language, drawn]) => [language, part(drawn[screen])]));
  const wording = wordingOf(
    ENGLISH,
    inAll(({ html }) => html),
  );
  const words = JSON.stringify({ ...wording, nobody: inAll(({ nobody }) => nobody) });
  return [
    `<div id="frame" lang="${ENGLISH}">${frames[ENGLISH]![screen].html}</div>`,
    `<script id="wording" type="application/json">${words.replaceAll('<', '\\u003c')}</script>`,
    `<script>${press}</script>`,
  ].join('\n    ');
}

/** What stands in the head of a page: all its styles, and what is to be fetched. */
function headOf({ modules }: First, always: string[], known: Set<string>, bundle: Bundle) {
  const names = Object.keys(bundle);
  const { scripts, styles } = filesWith([START, ...modules], bundle);
  return [
    ...new Set([...always, ...styles].map((name) => style(name, bundle))),
    ...[...scripts].filter((name) => !known.has(name)).map(ahead('modulepreload')),
    ...names.filter((name) => FONT.test(name)).map(ahead('preload', 'as="font" fetchpriority="low"')),
  ];
}

export function pages(): Plugin {
  return {
    name: 'pages',
    // Whoever works on the page gets it as it is written, but for what runs first.
    async transformIndexHtml(_, { server }) {
      if (!server) return [];
      const numbers = Object.fromEntries(languages().map((language) => [language, '']));
      return [{ tag: 'script', children: await firstLook(numbers, []), injectTo: 'head-prepend' }];
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const index = await readFile(join(dir, 'index.html'), 'utf8');
        const always = [...index.matchAll(STYLESHEET)].map(([, name = '']) => name);
        const known = new Set([...index.matchAll(SCRIPT)].map(([, name = '']) => name));
        const [frames, pieces] = await drawn();
        await writeFile(join(dir, 'drawings.json'), JSON.stringify(pieces));
        await copyLetters(join(dir, 'letters'));
        const numbers = Object.fromEntries(
          Object.keys(bundle).flatMap((name) =>
            [...name.matchAll(PAGE_BOOK)].map(([, language, number]) => [language, number]),
          ),
        );
        const press = (await source('first-presses.js')).replaceAll('WORDY', JSON.stringify(WORDY));
        for (const [screen, first] of Object.entries(FIRST)) {
          const look = await firstLook(numbers, first.texts);
          const head = [`<script>${look}</script>`, ...headOf(first, always, known, bundle)].join('\n    ');
          const body = frameOf(screen as keyof Frames, frames, press);
          const page = index
            .replaceAll(STYLESHEET, '')
            .replace('</head>', () => `  ${head}\n  </head>`)
            .replace('<div id="app">', () => `${body}\n    <div id="app">`);
          await writeFile(join(dir, first.file), page);
        }
      },
    },
  };
}
