/**
 * Lets Tab lead to one thing of a group, and arrows to the others: `{@attach roving('button')}`. Tab comes back to where
 * one was last.
 */

import type { Attachment } from 'svelte/attachments';

/** The place to which a key leads among so many; null: it is no key for walking. */
export function stepped(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

export function roving(selector: string): Attachment<HTMLElement> {
  return (group) => {
    let visited: Element | null = null;
    const things = () => [...group.querySelectorAll<HTMLElement>(selector)];
    const settle = () => {
      const all = things();
      const stop = all.find((thing) => thing === visited) ?? all[0];
      for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
    };
    const arrive = ({ target }: FocusEvent) => {
      if (!(target as Element).matches(selector)) return;
      visited = target as Element;
      settle();
    };
    const walk = (event: KeyboardEvent) => {
      const all = things();
      const now = all.indexOf(event.target as HTMLElement);
      if (now < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = stepped(event.key, now, all.length);
      if (next === null) return;
      event.preventDefault();
      event.stopPropagation();
      all[next]?.focus();
    };
    const observer = new MutationObserver(settle);
    observer.observe(group, { childList: true, subtree: true });
    group.addEventListener('focusin', arrive);
    group.addEventListener('keydown', walk);
    settle();
    return () => {
      observer.disconnect();
      group.removeEventListener('focusin', arrive);
      group.removeEventListener('keydown', walk);
    };
  };
}
