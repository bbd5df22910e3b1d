/**
 * A finger that rests on something looks at it, and does not choose it when it is lifted. How long it was down is said by
 * the events themselves: a device with much to do hears of them late, and a timer may have run out meanwhile.
 */

const LONG = 420;

export class LongPress {
  #timer = 0;
  #since = 0;
  #look: (() => void) | null = null;
  /** Whether the finger that is down, or was just lifted, has rested. */
  isLong = false;

  /** A finger or a mouse has gone down; only a finger rests. */
  begin({ pointerType, timeStamp }: PointerEvent, look: (() => void) | null) {
    this.isLong = false;
    this.end();
    this.#look = pointerType === 'mouse' ? null : look;
    this.#since = timeStamp;
    if (this.#look) this.#timer = window.setTimeout(() => this.#rest(), LONG);
  }

  #rest() {
    this.isLong = true;
    this.#look?.();
  }

  /** It is lifted where it went down. */
  lift({ timeStamp }: PointerEvent) {
    this.end();
    const wasLong = this.#look !== null && timeStamp - this.#since >= LONG;
    if (wasLong && !this.isLong) this.#rest();
    this.isLong = wasLong;
  }

  /** It chooses nothing here, such as one that scrolls. */
  end() {
    clearTimeout(this.#timer);
  }

  /** It goes elsewhere while it is down: it looks at nothing. */
  stray() {
    this.end();
    this.#look = null;
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
