/** Fills in what a language lacks. */

import { UNTRANSLATED } from '../src/text/books.ts';

/** The messages of a catalogue as they are written, by their ids; without remarks. */
export function messagesOf(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [message, id = ''] of source.matchAll(/^(-?[A-Za-z][\w-]*) *=.*\n?(?:(?:[ \t].*)?\n)*/gm))
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
