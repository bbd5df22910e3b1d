/**
 * Where the focus goes when what had it goes away, as a seat's choice of programs does once one is chosen. Whoever goes by
 * keys goes on beside that, and not from the top of the page.
 */

import { isByKeys } from '../browser/pointer';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** What knows better where the focus belongs. */
const GUIDED = '[data-guided]';

let guide: (() => void) | null = null;

/** Have the focus led by this within what is guided, as long as it is there; what is returned ends that. */
export function guideFocus(lead: () => void): () => void {
  guide = lead;
  return () => {
    if (guide === lead) guide = null;
  };
}

/** A thing and all that lies around it, so that its place is known once it is gone. */
export function trailOf(thing: Element | null): Element[] {
  const trail: Element[] = [];
  for (let part = thing; part && part !== document.body; part = part.parentElement) trail.push(part);
  return trail;
}

function goTo(part: Element | null | undefined): boolean {
  (part as HTMLElement | null | undefined)?.focus();
  return document.activeElement !== document.body;
}

/** Go back to a thing, or to what is nearest to the place where it was. */
export function goBeside(trail: readonly Element[]): void {
  const left = trail.filter((part) => part.isConnected);
  if (goTo(left[0] === trail[0] ? left[0] : null) || !isByKeys()) return;
  if (guide && trail.some((part) => part.matches(GUIDED))) return guide();
  for (const part of left) {
    // Around the page itself there is nothing to go on with.
    if (part.matches('main')) return void goTo(part);
    const first = part.querySelector('[data-first]');
    if ([first, ...part.querySelectorAll(CONTROLS)].some((found) => found && goTo(found))) return;
  }
}

/** See to it, for as long as the page lives. */
export function keepFocus(): () => void {
  let trail: Element[] = [];
  const note = ({ target }: FocusEvent) => (trail = trailOf(target as Element));
  const observer = new MutationObserver(() => {
    const isLost = trail[0]?.isConnected === false && document.activeElement === document.body;
    if (isLost) goBeside(trail);
  });
  document.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
