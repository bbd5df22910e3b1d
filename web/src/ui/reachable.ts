/** Lets Tab lead to something that scrolls: `{@attach reachable}`. Arrows then scroll it, without anything to press in it. */
export function reachable(element: HTMLElement) {
  element.tabIndex = 0;
}
