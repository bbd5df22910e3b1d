/** Looking at a choice without making it: by pointer, focus, or a long press. */

import type { Attachment } from 'svelte/attachments';
import type { Deciding } from './deciding.svelte';

const LONG_PRESS = 420;

export function considering(deciding: Deciding, choice: string): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let isLong = false;
    const consider = () => deciding.consider(choice);
    const leave = () => {
      clearTimeout(timer);
      // The focus is also lost while the button is being taken away, when nothing may change.
      queueMicrotask(() => {
        if (deciding.considered === choice && !isLong) deciding.consider(null);
      });
    };
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && consider();
    const press = (event: PointerEvent) => {
      isLong = false;
      deciding.prepare(choice);
      if (event.pointerType === 'mouse') return;
      timer = window.setTimeout(() => {
        isLong = true;
        consider();
      }, LONG_PRESS);
    };
    // A finger that has rested to look does not choose when it is lifted.
    const click = (event: MouseEvent) => {
      clearTimeout(timer);
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const still = (event: Event) => event.preventDefault();
    const heard: [string, EventListener][] = [
      ['pointerenter', enter as EventListener],
      ['pointerleave', leave],
      ['pointercancel', leave],
      ['pointerdown', press as EventListener],
      ['focus', consider],
      ['blur', leave],
      ['contextmenu', still],
    ];
    for (const [name, listener] of heard) node.addEventListener(name, listener);
    node.addEventListener('click', click, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}
