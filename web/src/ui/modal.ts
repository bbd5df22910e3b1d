import { goBeside, trailOf } from './lost-focus';

/**
 * Opens a dialog before everything else, and goes to what comes first in it; what it answers closes it again. A browser
 * gives the focus back only where the dialog is still there, and what had it may be gone by then.
 */
export function openModal(dialog: HTMLDialogElement, first: string): () => void {
  const before = trailOf(document.activeElement);
  dialog.showModal();
  dialog.querySelector<HTMLElement>(first)?.focus();
  return () => {
    dialog.close();
    if (document.activeElement === document.body) goBeside(before);
  };
}
