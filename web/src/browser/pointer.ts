/**
 * Where the pointer is, and whether there is one: what appears under one at rest was not gone to, and need not say
 * anything.
 */

let at = { x: -1, y: -1 };
let areKeysUsed = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => (at = { x, y }));
  const notes: [string, (event: Event) => void][] = [
    ['pointerdown', () => (areKeysUsed = false)],
    ['keydown', () => (areKeysUsed = true)],
    // Whoever has others press for them, as screen readers do, presses neither.
    ['click', (event) => (areKeysUsed ||= (event as MouseEvent).detail === 0)],
  ];
  for (const [name, note] of notes) window.addEventListener(name, note, { capture: true });
}

/** Whether a pointer has come to something without having moved. Asked where an event arrives first, before the window. */
export const isAtRest = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) =>
  at.x === clientX && at.y === clientY;

/** Whether somebody goes by keys: no pointer was used after the last of them. */
export const isByKeys = () => areKeysUsed;
