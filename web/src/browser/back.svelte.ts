/** The way back of the browser, where somebody means by it to close what lies open, and only then to leave. */

interface Held {
  isHeld: boolean;
}

/**
 * For as long as the component lives that calls this, going back stays here, and something is done instead; `step` tells
 * whether there was anything.
 */
export function holdBack(isWanted: () => boolean, step: () => boolean): void {
  const hold = () => {
    if (!(history.state as Held | null)?.isHeld)
      history.pushState({ ...history.state, isHeld: true } satisfies Held, '');
  };
  $effect(() => {
    if (!isWanted()) return;
    const { pathname } = location;
    hold();
    const back = () => {
      if (location.pathname !== pathname) return;
      if (step()) hold();
      else history.back();
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  });
}

/** Close the dialog that lies on top; tells whether there was one. */
export function closeDialog(): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return dialog !== undefined;
}
