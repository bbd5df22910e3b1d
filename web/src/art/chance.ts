/** Chance that is the same on every machine, so that a card keeps its face. */

/** A number from a name (FNV-1a). */
export function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) value = Math.imul(value ^ name.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

export interface Chance {
  /** A number from low to high. */
  between(low: number, high: number): number;
  /** One of the things given. */
  pick<T>(...things: [T, ...T[]]): T;
}

/** A stream of numbers that depends on the name alone (mulberry32). */
export function chanceOf(name: string): Chance {
  let state = hash(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (...things) => things[Math.floor(next() * things.length)] ?? things[0],
  };
}
