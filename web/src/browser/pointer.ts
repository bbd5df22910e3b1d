/** Where the pointer is: what appears under one at rest was not gone to, and need not say anything. */

let at = { x: -1, y: -1 };
if (typeof window !== 'undefined')
  window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => (at = { x, y }));

/** Whether a pointer has come to something without having moved. Asked where an event arrives first, before the window. */
export const isAtRest = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) =>
  at.x === clientX && at.y === clientY;
