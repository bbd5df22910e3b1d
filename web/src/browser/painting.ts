/** Do something once what has changed by now is on the screen; what is returned calls it off. */
export function afterPainting(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** When what has changed by now is on the screen. */
export const painted = () => new Promise<void>((done) => afterPainting(done));
