/** How hard Ego plays: steps that make it harder or easier, as levels of a ladder. */

export const MEDIUM = 'medium';

/** The levels from the easiest to the hardest. */
export function ladder({ difficulty }: { difficulty: string[] }): string[] {
  const alike = (kind: string) => difficulty.filter((step) => step.startsWith(kind));
  return [...alike('easier').reverse(), MEDIUM, ...alike('harder')];
}

/** The steps that a level brings: all between it and the middle. */
export function stepsOf(levels: string[], level: string): string[] {
  const [middle, at] = [levels.indexOf(MEDIUM), levels.indexOf(level)];
  return at < middle ? levels.slice(at, middle) : levels.slice(middle + 1, at + 1);
}
