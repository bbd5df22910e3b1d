import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { books } from './plugins/books.ts';
import { chunkOf } from './plugins/chunks.ts';
import { pack } from './plugins/packing.ts';
import { pages } from './plugins/pages.ts';
import { sceneryOnly } from './plugins/scenery.ts';
import { worker } from './plugins/worker.ts';

/**
 * Most tests share what they load with others: to load the page anew for each file takes longer than all tests. Whatever
 * puts something of its own in place of a module or a part of the browser runs alone.
 */
function companyOf(test: string): 'together' | 'alone' {
  const source = readFileSync(`test/${test}`, 'utf-8');
  const replacing = /\bvi\.(mock|doMock|stubGlobal|resetModules)\b|\bglobalThis\.\w+ =|\} from '.\/browser'/;
  return replacing.test(source) ? 'alone' : 'together';
}

const TESTS = readdirSync('test').filter((file) => file.endsWith('.test.ts'));
const projects = (['together', 'alone'] as const).map((company) => ({
  extends: true as const,
  test: {
    name: company,
    include: TESTS.filter((test) => companyOf(test) === company).map((test) => `test/${test}`),
    isolate: company === 'alone',
  },
}));

const { CEREBRIA_LINES: LINES } = process.env;

export default defineConfig({
  plugins: [svelte(), books(), sceneryOnly(), pages(), worker(), pack()],
  base: '/',
  // What is printed on the components is taken as a whole.
  json: { namedExports: false, stringify: false },
  // The catalogues of texts lie in the Python package.
  server: {
    fs: { allow: ['..'] },
    // A server elsewhere, for work on the page alone.
    proxy: process.env.CEREBRIA_API ? { '/api': { target: process.env.CEREBRIA_API, ws: true } } : {},
  },
  // The licences of what goes into the page go with it.
  build: {
    outDir: '../src/cerebria/server/page',
    emptyOutDir: true,
    modulePreload: {
      // Every browser that can show the page knows it by itself.
      polyfill: false,
      // What asks for more files is in a page that has these already: they need not be named to be fetched with them.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/^assets\/(index|page|rolldown-runtime)-/.test(file)),
    },
    license: { fileName: 'licences.md' },
    // How long the bundler took is no warning to people who only want to play.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // We make no elements of our own, but nothing says that what makes them may be left out.
      treeshake: { moduleSideEffects: [{ test: /svelte.*custom-element\.js$/, sideEffects: false }] },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] },
        // Every page brings the names of all the others: seven letters tell two versions of a file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  // Components are tested as a browser gets them.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    projects,
    restoreMocks: true,
    environment: './test/environment.ts',
    setupFiles: './test/setup.ts',
    // Some read the styles that all share; those of components ask for more of a page than there is.
    css: { include: /\/src\/styles\// },
    // Decisions of whole games, which take minutes (tests/test_reachable.py).
    provide: { lines: LINES ? JSON.parse(readFileSync(LINES, 'utf-8')) : [] },
  },
});
