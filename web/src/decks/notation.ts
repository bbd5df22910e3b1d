/**
 * Decks as text, as the command line reads them from files: a name a line, a number of copies in front if wanted, `#`
 * for remarks. Whether the names are right is for the server to say.
 */

import type { Team } from '../api/view';
import type { Content } from '../content/content';
import { copiesOf } from './pile';

/** A card of a text, and the line it stands on. */
export interface Written {
  line: number;
  card: string;
}

export interface ReadText {
  written: Written[];
  /** Lines that cannot be read. */
  wrong: { line: number; text: string }[];
}

/** As long as the server takes a name; nothing in the game comes near it. */
const MOST_LETTERS = 40;
const LINE = /^(?:(?<copies>\d{1,2})\s+)?(?<name>\D.*)$/u;

/** The cards of a text, in the game's own spelling, and the lines that are none. */
export function readDeck({ numbers }: Content, text: string): ReadText {
  const found: ReadText = { written: [], wrong: [] };
  text.split(/\r?\n/).forEach((whole, index) => {
    const line = index + 1;
    const words =
      whole
        .replace(/^\uFEFF/, '')
        .split('#')[0]
        ?.trim() ?? '';
    if (!words) return;
    const { copies = '1', name = '' } = LINE.exec(words)?.groups ?? {};
    const card = name.toLowerCase().split(/\s+/).join('-');
    const count = Number(copies);
    if (
      !card ||
      card.length > MOST_LETTERS ||
      count < 1 ||
      count > Math.max(...Object.values(numbers.deck_size))
    )
      found.wrong.push({ line, text: words.slice(0, MOST_LETTERS) });
    else found.written.push(...Array.from({ length: count }, () => ({ line, card })));
  });
  return found;
}

/** The team that most of the cards belong to. */
export function teamOf({ emotions, teams }: Content, cards: string[]): Team | null {
  const found = cards.flatMap((card) => emotions[card]?.team ?? []);
  const counted = teams.map((team) => ({ team, count: found.filter((one) => one === team).length }));
  const [first] = counted.sort((a, b) => b.count - a.count);
  return first?.count ? first.team : null;
}

/** The name of a deck that was written as text: its first line, if that is a remark. */
export const titleOf = (text: string) => /^\uFEFF?#[ \t]*(\S.*)/.exec(text)?.[1]?.trim() ?? '';

/** A deck as text, with its name as a remark. */
export function writeDeck(content: Content, { name, cards }: { name: string; cards: string[] }): string {
  const lines = [...copiesOf(content, cards)].map(([card, count]) => `${count} ${card}`);
  return [`# ${name.replaceAll(/[\r\n]/g, ' ')}`, ...lines, ''].join('\n');
}
