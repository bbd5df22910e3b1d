/**
 * Opens a dialog before everything else, and goes to what comes first in it; what it answers closes it again. A browser
 * gives the focus back only where the dialog is still there, and in a game others may have taken it.
 */
export function openModal(dialog: HTMLDialogElement, first: string): () => void {
  const before = document.activeElement as HTMLElement | null;
  dialog.showModal();
  dialog.querySelector<HTMLElement>(first)?.focus();
  return () => {
    dialog.close();
    if (document.activeElement === document.body) before?.focus();
  };
}
