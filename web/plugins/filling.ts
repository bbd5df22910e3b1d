/** Fills in what a language lacks, and takes books apart. */

import { FluentResource } from '@fluent/bundle';
import type { Printed } from '../src/text/books.ts';

/** Stands in a book before what is not translated and so is told in English; to Fluent it is a remark. */
const UNTRANSLATED = '### en';

/** The messages of a catalogue as they are written, by their ids; without remarks. A brace may close at the margin. */
export function messagesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [message, id = ''] of source.matchAll(/^(-?[A-Za-z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*/gm))
    found.set(id, `${message.trimEnd()}\n`);
  return found;
}

const written = (messages: Map<string, string>) => [...messages.values()].join('');

/**
 * A book in a language, and then in English what is in none of its books, with the terms that may be mentioned there.
 */
export function filled(own: string, english: string, allOwn: string): string {
  const translated = messagesOf(allOwn);
  const book = messagesOf(english);
  const missing = [...book.keys()].filter((id) => !translated.has(id));
  for (const id of book.keys()) if (!id.startsWith('-') && translated.has(id)) book.delete(id);
  return written(messagesOf(own)) + (missing.length ? `${UNTRANSLATED}\n${written(book)}` : '');
}

/** A book as a page reads it. */
export function printed(book: string): Printed {
  const [own, english] = book.split(`${UNTRANSLATED}\n`).map((part) => new FluentResource(part).body);
  return { own: own ?? [], english: english ?? [] };
}
