/** Looking at a choice without making it: by pointer, focus, or a long press. */

import type { Attachment } from 'svelte/attachments';
import type { Deciding } from './deciding.svelte';
import { LongPress } from './long-press';

export function considering(deciding: Deciding, choice: string): Attachment<HTMLElement> {
  return (node) => {
    const finger = new LongPress();
    const consider = () => deciding.consider(choice);
    const leave = () => {
      finger.end();
      // The focus is also lost while the button is being taken away, when nothing may change.
      queueMicrotask(() => {
        if (deciding.considered === choice && !finger.isLong) deciding.consider(null);
      });
    };
    const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';
    const enter = (event: Event) => isMouse(event) && deciding.point(choice);
    const part = (event: Event) => (isMouse(event) ? deciding.point(null) : leave());
    const press = (event: PointerEvent) => finger.begin(event, consider);
    const lift = (event: PointerEvent) => finger.lift(event);
    const click = (event: MouseEvent) => finger.swallows(event);
    const still = (event: Event) => event.preventDefault();
    const heard: [string, EventListener][] = [
      ['pointerenter', enter],
      ['pointerleave', part],
      ['pointercancel', leave],
      ['pointerdown', press as EventListener],
      ['pointerup', lift as EventListener],
      ['focus', consider],
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
