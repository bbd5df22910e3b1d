/**
 * Where the focus goes while somebody plays by keys. The choice that had it goes away with its decision; so the focus goes
 * on to the next decision: to the choice of the same name or the first one, or to the sentence while others decide, and
 * from there back to the choices. It is led only while it is with the decision or nowhere, and never away from a dialog or a menu.
 */

import { untrack } from 'svelte';
import { isByKeys } from '../browser/pointer';
import { guideFocus } from '../ui/lost-focus';
import type { Deciding } from './deciding.svelte';

/** The id of the part of the page where decisions are made. */
export const DECISION = 'decision';

/** Of a space that is picked already, its colours are asked for. */
const CHOICES = '[data-choice], .open[data-target]:not([aria-pressed="true"]), [data-read-on], [data-result]';
const SENTENCE = '.sentence';

type Place = HTMLElement | SVGElement;
const nameOf = ({ dataset }: Place) => dataset.choice ?? dataset.target ?? '';

/** What is to be done next where no Action is left. */
const ENDS = ['take ambition', 'end-turn'];

/** Which of the choices has the focus next, after one was made, or `then` where that is not offered any more. */
export const nextOf = <Name>(
  offered: readonly Name[],
  made: Name | null,
  then: readonly Name[] = [],
): Name | undefined =>
  offered.find((name) => name === made) ?? offered.find((name) => then.includes(name)) ?? offered[0];

/** Go to the choices, or to what is said while there are none. */
export function focusDecision(made: string | null = null, then: readonly string[] = []): void {
  const area = document.getElementById(DECISION);
  const choices = [...(area?.querySelectorAll<Place>(CHOICES) ?? [])];
  const next = nextOf(choices.map(nameOf), made, then);
  const place = choices.find((choice) => nameOf(choice) === next) ?? area?.querySelector<Place>(SENTENCE);
  place?.focus();
}

/**
 * Lead the focus for as long as the component lives that calls this. `changes` reads all that may take away what has
 * the focus; `isWith`: whether it is with the decision from the beginning.
 */
export function leadFocus(deciding: Deciding, changes: () => unknown, isWith: () => boolean): void {
  let isHeld = untrack(isWith);
  /** While the focus goes from one thing to another, nothing has it, and nothing is lost. */
  let isMoving = false;
  let made: string | null = null;

  const area = () => document.getElementById(DECISION);
  const listeners: [string, (event: Event) => void][] = [
    ['pointerdown', () => (isHeld = false)],
    ['blur', arrive],
    [
      'focusin',
      ({ target }) => {
        // A dialog gives the focus back.
        if (!(target as Element).closest('dialog'))
          isHeld = isByKeys() && Boolean(area()?.contains(target as Node));
      },
    ],
  ];
  $effect(() => {
    for (const [name, listener] of listeners) document.addEventListener(name, listener, { capture: true });
    return () => {
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener, { capture: true });
    };
  });

  $effect(() => {
    if (deciding.choosing.sent === null || !isByKeys()) return;
    made = deciding.choosing.sent;
    isHeld = true;
  });

  function arrive() {
    if (isMoving) return;
    isMoving = true;
    setTimeout(() => {
      isMoving = false;
      lead();
    });
  }

  function lead() {
    if (isMoving) return;
    const at = document.activeElement;
    const isLost = at === document.body && isByKeys();
    if (!(isHeld || isLost) || document.querySelector('dialog[open], [role="menu"]')) return;
    if (at && area()?.contains(at) && !at.matches(SENTENCE)) return;
    const { view } = deciding.live;
    focusDecision(made, view?.decision?.kind === 'turn' && !view.actions ? ENDS : []);
    made = null;
  }
  $effect(() => {
    changes();
    untrack(lead);
  });
  $effect(() => guideFocus(lead));
  // Some choices are drawn by what is fetched when they come.
  $effect(() => {
    const observer = new MutationObserver(
      () => document.activeElement?.matches(`body, ${SENTENCE}`) && lead(),
    );
    const drawn = area();
    if (drawn) observer.observe(drawn, { childList: true, subtree: true });
    return () => observer.disconnect();
  });
}
