/** What is written in a part of the page, line by line, as whoever listens is told it together. */

const LINES = 'h3, p, li';

/** Its lines, without what is not to be heard there. */
export function linesIn(part: Element, unsaid: string): string[] {
  return [...part.querySelectorAll(LINES)]
    .filter((line) => !line.closest(unsaid))
    .map((line) => {
      const copy = line.cloneNode(true) as Element;
      for (const left of copy.querySelectorAll(unsaid)) left.remove();
      return copy.textContent.replaceAll(/\s+/g, ' ').trim();
    });
}
