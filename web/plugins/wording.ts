/** The same screen in several languages: drawn once, with the words of the others beside it. */

/** What may hold words, besides texts between tags (first-presses.js puts them there in the same order). */
export const WORDY = ['aria-label', 'placeholder', 'title', 'value'];

/** A tag, or a text between two. */
const PIECE = /<(?:"[^"]*"|[^">])*>|[^<]+/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const readable = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

/** A place for words: all that is drawn around it, and what stands there. */
interface Places {
  around: string;
  words: string[];
}

/** All places for words in a screen, in their order. */
function placesIn(html: string): Places {
  const words: string[] = [];
  const around = html.replaceAll(PIECE, (piece) => {
    if (!piece.startsWith('<')) {
      words.push(readable(piece));
      return '\0';
    }
    const held = WORDY.map((name) => [name, new RegExp(` ${name}="([^"]*)"`).exec(piece)?.[1]] as const);
    words.push(...held.flatMap(([, found]) => (found === undefined ? [] : [readable(found)])));
    return held.reduce((tag, [name]) => tag.replace(new RegExp(` ${name}="[^"]*"`), ` ${name}`), piece);
  });
  return { around, words };
}

export interface Wording {
  /** The places, of all there are for words, whose words are not the same in every language. */
  at: number[];
  /** What stands there, by language. */
  told: Record<string, string[]>;
}

/** What other languages say on a screen that is drawn with the words of one. */
export function wordingOf(drawnIn: string, screens: Record<string, string>): Wording {
  const { [drawnIn]: own, ...others } = Object.fromEntries(
    Object.entries(screens).map(([language, html]) => [language, placesIn(html)]),
  );
  for (const [language, { around }] of Object.entries(others))
    if (around !== own!.around) throw new Error(`the first picture is another one in ${language}`);
  const differs = (place: number) =>
    Object.values(others).some(({ words }) => words[place] !== own!.words[place]);
  const at = [...own!.words.keys()].filter(differs);
  const told = Object.entries(others).map(([language, { words }]) => [
    language,
    at.map((place) => words[place]!),
  ]);
  return { at, told: Object.fromEntries(told) };
}
