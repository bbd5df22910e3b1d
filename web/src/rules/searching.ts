/** Finding passages of the rules by any word, also by words that the rules do not use. */

import { plainly, undivided } from '../text/markup';
import { t } from '../text/texts';
import { allMessages, placeOf, type Chapter } from './chapters';

/** A paragraph, a heading or anything else that can be found, and where it stands. */
export interface Passage {
  place: string;
  text: string;
}

/** The title of a chapter and its paragraphs, one by one. */
export const passagesOf = (chapter: Chapter): Passage[] =>
  allMessages(chapter).map((id) => ({ place: placeOf(id), text: undivided(plainly(t(id))) }));

/** A word is shortened to find others of its family, but not to less than this. */
const SHORTEST = 4;
/** How much of what the best passage has of a search others need to have. */
const ENOUGH = 0.75;

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}+]+/u).filter(Boolean); // prettier-ignore

/** By word that people use, the words that the rules use instead: a line of the catalogue for each. */
function meantBy(): Map<string, string[]> {
  const lines = t('rules-search-words')
    .split('\n')
    .map((line) => line.split(':').map(wordsOf));
  return new Map(lines.flatMap(([said = [], meant = []]) => said.map((word) => [word, meant] as const)));
}

/** What a search found, the words that it went by, and the passages. */
export interface Finds<P extends Passage> {
  words: string[];
  found: P[];
}

/** The passages that have most of what was asked for, in their order: rare words weigh more than common ones. */
export function searched<P extends Passage>(passages: readonly P[], search: string): Finds<P> {
  const lower = passages.map(({ text }) => text.toLowerCase());
  const within = (words: string[]) => lower.map((text) => words.some((word) => text.includes(word)));
  const meant = meantBy();
  const filler = wordsOf(t('rules-search-filler'));
  const all = wordsOf(search).filter((word) => word.length > 1);
  const telling = all.filter((word) => !filler.includes(word));
  const asked = (telling.length ? telling : all)
    .map((word) => lookUp(word, meant, lower))
    .filter((words) => words.length);
  const scores = passages.map(() => 0);
  for (const words of asked) {
    const has = within(words);
    const weight = Math.log(1 + passages.length / has.filter(Boolean).length);
    has.forEach((isIn, i) => (scores[i]! += isIn ? weight : 0));
  }
  const least = Math.max(...scores, 0) * ENOUGH;
  return { words: asked.flat(), found: passages.filter((_, i) => scores[i]! > 0 && scores[i]! >= least) };
}

/** The words to look for in place of one: itself, shortened where it is found nowhere, and what is meant by it. */
function lookUp(word: string, meant: Map<string, string[]>, texts: string[]): string[] {
  const others = meant.get(word) ?? [];
  const isFound = (part: string) => texts.some((text) => text.includes(part));
  let part = word;
  while (!others.length && part.length > SHORTEST && !isFound(part)) part = part.slice(0, -1);
  return [part, ...others].filter(isFound);
}
