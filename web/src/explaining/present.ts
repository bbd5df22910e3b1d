/** Puts an explanation beside what it explains, and takes it away again. */

import { mount, unmount } from 'svelte';
import type { Content } from '../content/content';
import { explanationOf, type Subject } from '../telling/explanations';
import { spokenLines } from '../telling/spoken';
import Explanation from './Explanation.svelte';

let last = 0;

/** Show it; what is returned takes it away. */
export function present(
  node: Element,
  content: Content,
  { kind, name, board, team, now }: Subject,
  isAsked: boolean,
  onclose: () => void,
  onleave: () => void,
  onstay: () => void,
) {
  const id = `explanation-${++last}`;
  const explanation = explanationOf(content, kind, name, board, team);
  const doing = now?.() ?? [];
  // What can be done with it is told first, as it would be without all this.
  const hint = node.getAttribute('aria-description') ?? '';
  const heard = spokenLines([hint, ...doing, explanation.text, ...explanation.facts]);
  const props = { id, explanation, heard, now: doing, anchor: node, isAsked, onclose, onleave, onstay };
  // Before a dialog that is open, nothing outside it can be pressed.
  const target = node.closest('dialog') ?? document.body;
  const shown = mount(Explanation, { target, props });
  const described = node.getAttribute('aria-describedby');
  node.setAttribute('aria-describedby', [described, `${id}-heard`].filter(Boolean).join(' '));
  return () => {
    if (described === null) node.removeAttribute('aria-describedby');
    else node.setAttribute('aria-describedby', described);
    void unmount(shown);
  };
}
