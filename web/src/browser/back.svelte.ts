/** The way back of the browser, where somebody means by it to close what lies open, and only then to leave. */

interface Held {
  isHeld: boolean;
}

/** For as long as the component lives that calls this, going back stays here, and something is done instead. */
export function holdBack(isWanted: () => boolean, step: () => void): void {
  const hold = () => {
    if (!(history.state as Held | null)?.isHeld) history.pushState({ isHeld: true } satisfies Held, '');
  };
  $effect(() => {
    if (!isWanted()) return;
    const { pathname } = location;
    hold();
    const back = () => {
      if (location.pathname !== pathname) return;
      hold();
      step();
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  });
}
