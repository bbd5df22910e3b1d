/** Makes the worker that keeps the page for when there is no network; it is told what was built. */

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const WORKER = resolve(import.meta.dirname, '../worker/worker.ts');
const BOOK = /^assets\/\w+\.([\w-]+)-\w{8}\.json$/;
/** The pages in which a screen is drawn, each with an address that leads to it. */
const PAGES = { 'index.html': '/', 'table.html': '/table', 'other.html': '/other' };
/** What is fetched when somebody needs it: letters of few languages, what says how it was made, what is packed; and what
    the server draws with. */
const LEFT_OUT =
  /-(?:latin-ext|vietnamese|cyrillic|cyrillic-ext|greek)-|\.(?:br|html|md)$|^worker\.js$|^letters\/|^drawings\.json$/;

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const found = await readdir(dir, { recursive: true, withFileTypes: true });
        const names = found
          .filter((entry) => entry.isFile())
          .map((entry) => resolve(entry.parentPath, entry.name).slice(resolve(dir).length + 1))
          .map((name) => name.replaceAll('\\', '/'))
          .filter((name) => !LEFT_OUT.test(name))
          .sort();
        const books: Record<string, string[]> = {};
        for (const name of names) {
          const [, language] = BOOK.exec(name) ?? [];
          if (language) (books[language] ??= []).push(`/${name}`);
        }
        const files = [
          ...Object.values(PAGES),
          ...names.filter((name) => !BOOK.test(name)).map((name) => `/${name}`),
        ];
        // All other files bear what is in them in their names.
        const hash = createHash('sha256').update(JSON.stringify({ files, books }));
        for (const page of Object.keys(PAGES)) hash.update(await readFile(join(dir, page)));
        const name = hash.digest('hex').slice(0, 8);
        await build({
          configFile: false,
          logLevel: 'warn',
          define: { BUILT: JSON.stringify({ name, files, books }) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'worker.js' } },
          },
        });
      },
    },
  };
}
