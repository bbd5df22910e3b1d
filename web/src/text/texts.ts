/** Texts for people, from the same catalogues as everything else in Cerebria. */

import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import placeOf, { LANGUAGES } from 'virtual:books';
import { ENGLISH } from '../browser/language';
import type { Book, Printed } from './books';
import { FUNCTIONS, Name } from './naming';

export { LANGUAGES };

const bundleIn = (language: string) =>
  new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });

let spoken = ENGLISH;
let own = bundleIn(ENGLISH);
/** What is not translated yet, said as English says it: its plurals are other ones. */
let untranslated = own;
const fetched = new Map<Book, Promise<void>>();

/** Speak a language from now on, before any text is learned; one that is unknown is English. */
export function speak(language: string): void {
  spoken = LANGUAGES.includes(language) ? language : ENGLISH;
  own = bundleIn(spoken);
  untranslated = spoken === ENGLISH ? own : bundleIn(ENGLISH);
  fetched.clear();
}

/** Know the texts of some books, which are fetched once, in the language that is spoken. */
export async function learn(...books: Book[]): Promise<void> {
  await Promise.all(
    books.map((book) => {
      const known = fetched.get(book) ?? fetchBook(book);
      fetched.set(book, known);
      return known;
    }),
  );
}

async function fetchBook(book: Book): Promise<void> {
  try {
    const answer = await fetch(placeOf(spoken, book));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    read((await answer.json()) as Printed);
  } catch (error) {
    // It may be there next time.
    fetched.delete(book);
    throw error;
  }
}

/** Take in the texts of a book. */
export function read(book: Printed): void {
  own.addResource({ body: book.own });
  untranslated.addResource({ body: book.english });
}

const bundleWith = (id: string) => [own, untranslated].find((bundle) => bundle.hasMessage(id));

export type Words = Record<string, FluentVariable>;

/** The text of a message, in another form where it has that and it is asked for. */
export function t(id: string, args: Words = {}, form = ''): string {
  const bundle = bundleWith(id);
  const message = bundle?.getMessage(id);
  const pattern = message?.attributes[form] ?? message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : missing(id);
}

/** What stands for a text that is not there: whoever works on the page is to see it. */
function missing(id: string): string {
  if (!import.meta.env.DEV) return id;
  console.warn(`no text is called ${id}`);
  return `⟦${id}⟧`;
}

/** Whether there is a text under this id. */
export function hasText(id: string): boolean {
  return bundleWith(id) !== undefined;
}

/** What a sentence calls a thing: the text of a message, in the form that the sentence wants. */
export function named(id: string, args: Words = {}, mark = ''): Name {
  return new Name((form) => mark + t(id, args, form));
}

/** Things in a row, “and” before the last of them; a sentence can want all of them in another form. */
export const listed = (items: readonly (Name | string)[]) => inARow(items, 'conjunction');

/** Things of which one is chosen, “or” before the last of them. */
export const eitherOf = (items: readonly (Name | string)[]) => inARow(items, 'disjunction');

/** Things in a row, one after the other; in most languages browsers know of no row without an “and”. */
export const inOrder = (items: readonly (Name | string)[]) =>
  new Name((form) => items.map((item) => inForm(item, form)).join(t('between-things', {}, form)));

/** Sentences that follow each other. */
export const paragraph = (sentences: readonly (Name | string)[]) =>
  new Name((form) => sentences.map((sentence) => inForm(sentence, form)).join(t('between-sentences')));

const rows = new Map<string, Intl.ListFormat>();

/** Making one takes long. */
function rowOf(language: string, type: Intl.ListFormatType): Intl.ListFormat {
  const key = `${language} ${type}`;
  const row = rows.get(key) ?? new Intl.ListFormat(language, { type });
  rows.set(key, row);
  return row;
}

const inForm = (item: Name | string, form: string) => (item instanceof Name ? item.inForm(form) : item);

function inARow(items: readonly (Name | string)[], type: Intl.ListFormatType): Name {
  return new Name((form) => rowOf(locale(), type).format(items.map((item) => inForm(item, form))));
}

/** The language that is spoken. */
export const language = () => spoken;

/** The same, as dates, lists and the order of words want it. */
export const locale = () => (spoken === ENGLISH ? 'en-GB' : spoken);
