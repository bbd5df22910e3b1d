/**
 * Hears what happens within an element that is nothing to press itself, such as walking by arrows over what it holds:
 * `{@attach hearing({ keydown: walk })}`. What is pressed inside is a button or a link, and has its keys.
 */

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

export function hearing(listeners: Listeners): Attachment<Element> {
  return (element) => {
    const ends = Object.entries(listeners).map(([name, listener]) =>
      on(element, name, listener as EventListener),
    );
    return () => ends.forEach((end) => end());
  };
}
