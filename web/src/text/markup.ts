/** The few marks that long texts use: links to chapters and pages, terms, and words that stand out. */

export type Piece =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'term'; text: string; term: string };

const MARK = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<goal>[#~/][\w/#-]+)\)/g;

/** A text in pieces. `#chapter` and `/page` are links, `~term` names a term. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) found.push({ kind: 'plain', text: text.slice(end, match.index) });
    found.push(marked(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: 'plain', text: text.slice(end) });
  return found;
}

function marked({ strong, words = '', goal = '' }: Record<string, string | undefined>): Piece {
  if (strong) return { kind: 'strong', text: strong };
  if (goal.startsWith('~')) return { kind: 'term', text: words, term: goal.slice(1) };
  return { kind: 'link', text: words, to: goal.startsWith('#') ? `/rules${goal}` : goal };
}

/** A text as it is read, without its marks. */
export const plainly = (text: string) => pieces(text).map((piece) => piece.text).join(''); // prettier-ignore

/** A text without the marks that say where its long words may be divided. */
export const undivided = (text: string) => text.replaceAll('\u00ad', '');

/** A text cut where a search finds its words: every second part is a find. */
export function finds(text: string, search: string): string[] {
  const words = wordsOf(undivided(search)).map((word) =>
    [...word].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join('\u00ad?'),
  );
  return words.length ? text.split(new RegExp(`(${words.join('|')})`, 'gi')) : [text];
}

const wordsOf = (search: string) => search.trim().split(/\s+/).filter(Boolean);

/** Whether all words of a search are in a text. */
export function matches(text: string, search: string): boolean {
  const lower = undivided(text).toLowerCase();
  return wordsOf(undivided(search).toLowerCase()).every((word) => lower.includes(word));
}
