/** Lets the rules be read where one is: whoever sits at a table is not led away from it. */

type Reader = (place: string) => void;
let reader: Reader | null = null;

/** Have the rules opened by this as long as it is there; what is returned ends that. */
export function readHere(open: Reader): () => void {
  reader = open;
  return () => {
    if (reader === open) reader = null;
  };
}

/** Whether links that lead elsewhere are to open beside what is on the screen. */
export const staysHere = () => reader !== null;

const RULES = /^\/rules(?:\/[\w-]+)?#?([\w-]*)$/;

/** Open a place of the rules here, if it is one and there is a reader. */
export function read(event: MouseEvent, address: string): boolean {
  const found = RULES.exec(address);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!found || !reader || !isPlain) return false;
  event.preventDefault();
  reader(found[1] ?? '');
  return true;
}
