/** A finger that rests on something looks at it, and does not choose it when it is lifted. */

const LONG = 420;

export class LongPress {
  #timer = 0;
  /** Whether the finger that is down, or was just lifted, has rested. */
  isLong = false;

  /** A finger or a mouse has gone down; only a finger rests. */
  begin({ pointerType }: PointerEvent, look: (() => void) | null) {
    this.isLong = false;
    this.end();
    if (pointerType === 'mouse' || !look) return;
    this.#timer = window.setTimeout(() => {
      this.isLong = true;
      look();
    }, LONG);
  }

  end() {
    clearTimeout(this.#timer);
  }

  /** Whether a click only comes from a finger that has rested; then nobody else hears it. */
  swallows(event: MouseEvent): boolean {
    this.end();
    if (!this.isLong) return false;
    this.isLong = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }
}
