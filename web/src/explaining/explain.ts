/**
 * Lets a thing explain itself: `use:explain={{ kind, name }}`, in HTML and in drawings. The explanation opens when the
 * pointer or the focus rests on it, by the key `i` while it has the focus, by a tap where a tap does nothing else, and
 * when `askAbout` asks for it.
 * Only one is open at a time.
 */

import type { Action } from 'svelte/action';
import { keyOf } from '../browser/keys';
import { isAtRest } from '../browser/pointer';
import { settings } from '../browser/settings.svelte';
import type { Content } from '../content/content';
import { contentHere } from '../content/here';
import type { Kind, Subject } from '../telling/explanations';
import { learn } from '../text/texts';

interface Asked extends Subject {
  /** Whether one can tab to it; what can be pressed anyway needs no help. */
  isStop?: boolean;
  /** What a rest does: explain soon; late, where something is chosen meanwhile; or nothing, where something else tells. */
  rest?: 'soon' | 'late' | 'silent';
  /** Whether the focus counts as a rest too. */
  restsOnFocus?: boolean;
}

type Closer = () => void;

const ASKED = 'cerebria-explain';

const BEFORE_OPENING = { soon: 550, late: 1300, silent: Infinity };
const BEFORE_CLOSING = 180;
const PRESSABLE = 'a, button, input, [role="button"], [role="radio"]';

let open: { node: Element; isAsked: boolean; close: Closer } | null = null;
let closing = 0;

/** Let a thing explain itself that a finger rests on, which is no press. */
export const askAbout = (node: Element): boolean => node.dispatchEvent(new Event(ASKED));

/** Close whatever explains itself now. */
function closeExplanation() {
  clearTimeout(closing);
  open?.close();
  open = null;
}

/** `isAsked`: by a press or a key, rather than by resting there. */
async function show(node: Element, content: Content, subject: Subject, isAsked: boolean) {
  clearTimeout(closing);
  if (open?.node === node && open.isAsked >= isAsked) return;
  closeExplanation();
  const [{ present }] = await Promise.all([import('./present'), learn('game')]);
  if (!node.isConnected) return;
  open = {
    node,
    isAsked,
    close: present(node, content, subject, isAsked, closeExplanation, leaveSoon, stay),
  };
}

function leaveSoon() {
  clearTimeout(closing);
  closing = window.setTimeout(closeExplanation, BEFORE_CLOSING);
}

const stay = () => clearTimeout(closing);

export const explain: Action<Element, Asked> = (node, asked) => {
  // An action starts within its component, so that it can ask for the content there.
  const content = contentHere();
  let subject = asked;
  let timer = 0;
  const rest = () => {
    clearTimeout(timer);
    timer = 0;
  };
  const ask = () => {
    rest();
    void show(node, content, subject, false);
  };
  const askInAWhile = () => {
    const pause = BEFORE_OPENING[subject.rest ?? 'soon'];
    if (pause < Infinity) timer ||= window.setTimeout(ask, pause);
  };
  /** Whether a press has nothing else to do here. */
  const isForPresses = () => node.closest(PRESSABLE) === null || node.hasAttribute('data-explains');

  const listeners: Record<string, (event: never) => void> = {
    // Not when it appears under a pointer at rest: only whoever goes to it wants to know.
    pointermove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || isAtRest(event)) return;
      if (open?.node === node) stay();
      else askInAWhile();
    },
    // A finger leaves with being lifted, and only then has its hands free to read.
    pointerleave: ({ pointerType }: PointerEvent) => {
      rest();
      if (pointerType === 'mouse' && open?.node === node) leaveSoon();
    },
    click: () => {
      rest();
      if (isForPresses()) void show(node, content, subject, true);
      else closeExplanation();
    },
    [ASKED]: () => void show(node, content, subject, true),
    keydown: (event: KeyboardEvent) => {
      const key = keyOf(event, settings.current.keys);
      if (event.target !== node || (key !== 'i' && !(key === 'Enter' && isForPresses()))) return;
      event.preventDefault();
      rest();
      void show(node, content, subject, true);
    },
  };
  if (subject.isStop && !node.closest(PRESSABLE)) {
    node.setAttribute('tabindex', '0');
    node.setAttribute('data-explains', subject.kind);
  }
  // Only what keys lead to: some browsers let Tab come to whatever part of a drawing listens for the focus.
  if (node.hasAttribute('tabindex') || node.matches(PRESSABLE)) {
    // Whoever comes by the keyboard rests on a thing by its focus.
    listeners.focus = () => {
      if (subject.restsOnFocus && node.matches(':focus-visible')) askInAWhile();
    };
    listeners.blur = () => {
      rest();
      if (open?.node === node) leaveSoon();
    };
  }
  for (const [name, listener] of Object.entries(listeners))
    node.addEventListener(name, listener as EventListener);

  return {
    update(changed) {
      const isOther = changed.kind !== subject.kind || changed.name !== subject.name;
      subject = changed;
      if (isOther && open?.node === node) closeExplanation();
    },
    destroy() {
      rest();
      if (open?.node === node) closeExplanation();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
    },
  };
};

export type { Asked, Kind, Subject };
