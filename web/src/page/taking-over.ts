/** From what stands in the page before any script has run to what has been drawn anew in its place. */

/** The screen as the page came with it; what was pressed there last waits to be done. */
type Frame = HTMLElement & { pressed?: HTMLElement };

const partsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a, button, input, select')];

/** Put what was drawn last into the place of what was drawn first, with all that somebody has begun there meanwhile. */
export function takeOver(page: HTMLElement): void {
  const frame = document.getElementById('frame') as Frame | null;
  if (!frame) return;
  const parts = partsOf(page);
  const begun = partsOf(frame);
  const heirOf = (part: Element | null | undefined) => parts[begun.indexOf(part as HTMLElement)];
  for (const part of begun) {
    const heir = heirOf(part);
    if (!(part instanceof HTMLInputElement && heir instanceof HTMLInputElement)) continue;
    if (part.value === part.defaultValue) continue;
    heir.value = part.value;
    heir.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const active = document.activeElement;
  const [focused, pressed] = [heirOf(active), heirOf(frame.pressed)];
  frame.remove();
  focused?.focus();
  if (active instanceof HTMLInputElement && focused instanceof HTMLInputElement)
    focused.setSelectionRange(active.selectionStart, active.selectionEnd);
  pressed?.click();
}
