/** Names of decks: each is somebody's only one of that name. */

export const MOST_LETTERS = 40;

/** A name that no other deck has: this one, or this one with a number. */
export function freeName(wanted: string, taken: string[]): string {
  const name = wanted.trim().slice(0, MOST_LETTERS);
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const numbered = name.slice(0, MOST_LETTERS - end.length) + end;
    if (!taken.includes(numbered)) return numbered;
  }
}
