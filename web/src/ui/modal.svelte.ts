import { untrack } from 'svelte';
import { goBeside, trailOf } from './lost-focus';

let open = $state(0);

/** Whether something lies before everything else: of what is behind it nothing is heard. */
export const isModalOpen = () => open > 0;

/**
 * Opens a dialog before everything else, and goes to what comes first in it; what it answers closes it again. A browser
 * gives the focus back only where the dialog is still there, and what had it may be gone by then.
 */
export function openModal(dialog: HTMLDialogElement, first: string): () => void {
  const before = trailOf(document.activeElement);
  dialog.showModal();
  untrack(() => open++);
  dialog.querySelector<HTMLElement>(first)?.focus();
  return () => {
    open--;
    dialog.close();
    if (document.activeElement === document.body) goBeside(before);
  };
}
