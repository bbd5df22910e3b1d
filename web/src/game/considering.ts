/** Looking at a choice without making it: by pointer, focus, or a long press. */

import type { Attachment } from 'svelte/attachments';
import { isAtRest } from '../browser/pointer';
import { LongPress } from './long-press';
import type { Previewing } from './previewing.svelte';

export function considering(preview: Previewing, choice: string): Attachment<HTMLElement> {
  return (node) => {
    const finger = new LongPress();
    const consider = () => preview.consider(choice);
    // What a finger presses has the focus, too, and is only pressed.
    const arrive = () => node.matches(':focus-visible') && consider();
    const leave = () => {
      finger.end();
      // The focus is also lost while the button is being taken away, when nothing may change.
      queueMicrotask(() => {
        if (preview.considered === choice && !finger.isLong) preview.consider(null);
      });
    };
    // Not when it appears under a pointer at rest: whoever has just pressed something there goes elsewhere next.
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !isAtRest(event)) preview.point(choice);
    };
    const part = (event: PointerEvent) => (event.pointerType === 'mouse' ? preview.point(null) : leave());
    const press = (event: PointerEvent) => finger.begin(event, consider);
    const lift = (event: PointerEvent) => finger.lift(event);
    const click = (event: MouseEvent) => finger.swallows(event);
    const still = (event: Event) => event.preventDefault();
    const heard: [string, EventListener][] = [
      ['pointermove', move as EventListener],
      ['pointerleave', part as EventListener],
      ['pointercancel', leave],
      ['pointerdown', press as EventListener],
      ['pointerup', lift as EventListener],
      ['focus', arrive],
      ['blur', leave],
      ['contextmenu', still],
    ];
    for (const [name, listener] of heard) node.addEventListener(name, listener);
    node.addEventListener('click', click, { capture: true });
    return () => {
      finger.end();
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}
