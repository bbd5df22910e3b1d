/** Packs what was built as small as it can be; the server sends what is packed to whoever can unpack it. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const WORDS = /^assets\/.*\.(?:css|js|json)$|^[^/]*\.html$/;
/** Bytes below which packing a file gains nothing. */
const WORTH_PACKING = 1000;
const brotli = promisify(brotliCompress);

export function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    // After the pages are written.
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = '' }) {
        const files = (await readdir(dir, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
        await Promise.all(
          files
            .filter((name) => WORDS.test(name))
            .map(async (name) => {
              const words = await readFile(join(dir, name));
              if (words.length > WORTH_PACKING) await writeFile(join(dir, `${name}.br`), await brotli(words));
            }),
        );
      },
    },
  };
}
