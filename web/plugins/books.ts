/** Makes the books of texts, a file for each and each language; `virtual:books` says where they lie. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { BOOKS, type Book, type Printed } from '../src/text/books.ts';
import { filled, printed } from './filling.ts';

const LOCALES = resolve(import.meta.dirname, '../../src/cerebria/locales');
export const ENGLISH = 'en';
const MODULE = 'virtual:books';
const EVERY_BOOK = Object.keys(BOOKS) as Book[];

/** The languages that people are offered, English first: those that have what every screen needs. */
export function languages(): string[] {
  const isReady = (name: string) => filesOf(name, ['page']).length === BOOKS.page.length;
  const others = readdirSync(LOCALES).filter((name) => name !== ENGLISH && isReady(name));
  return [ENGLISH, ...others.sort()];
}

function filesOf(language: string, books: Book[]): string[] {
  return books
    .flatMap((book) => BOOKS[book].map((name) => join(LOCALES, language, `${name}.ftl`)))
    .filter((file) => existsSync(file));
}

const sourceOf = (language: string, books: Book[]) =>
  filesOf(language, books)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** A book as players get it. */
export function bookOf(language: string, book: Book): Printed {
  const own = sourceOf(language, [book]);
  return printed(
    language === ENGLISH
      ? filled(own, '', '')
      : filled(own, sourceOf(ENGLISH, [book]), sourceOf(language, EVERY_BOOK)),
  );
}

export function books(): Plugin {
  let isBuild = true;
  return {
    name: 'books',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      const edition = (language: string) => {
        if (!isBuild) return '';
        const sources = EVERY_BOOK.map((book) => JSON.stringify(bookOf(language, book)));
        const hash = createHash('sha256').update(sources.join()).digest('hex').slice(0, 8);
        for (const [i, source] of sources.entries())
          this.emitFile({
            type: 'asset',
            fileName: `assets/${EVERY_BOOK[i]}.${language}-${hash}.json`,
            source,
          });
        return hash;
      };
      const editions = Object.fromEntries(languages().map((language) => [language, edition(language)]));
      const place = isBuild
        ? '`/assets/${book}.${language}-${EDITIONS[language]}.json`'
        : '`/books/${language}/${book}.json`';
      // Every page brings this with it, so all books of a language have one number between them.
      return (
        `const EDITIONS = ${JSON.stringify(editions)};\n` +
        `export const LANGUAGES = Object.keys(EDITIONS);\nexport default (language, book) => ${place};`
      );
    },
    // Whoever works on the page sees what is not translated: here nothing is filled in.
    configureServer({ middlewares, watcher, ws }) {
      middlewares.use('/books', (request, response) => {
        const [, language = '', book = ''] = /^\/([\w-]+)\/(\w+)\.json/.exec(request.url ?? '') ?? [];
        if (!languages().includes(language) || !Object.hasOwn(BOOKS, book))
          return response.writeHead(404).end();
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify(printed(sourceOf(language, [book as Book]))));
      });
      watcher.add(LOCALES).on('change', (file) => {
        if (file.endsWith('.ftl')) ws.send({ type: 'full-reload' });
      });
    },
  };
}
