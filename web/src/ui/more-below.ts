/** Marks what scrolls as long as more of it lies below what is seen: `{@attach moreBelow}`. */
export function moreBelow(element: HTMLElement) {
  const look = () =>
    element.toggleAttribute(
      'data-more',
      element.scrollHeight - element.scrollTop - element.clientHeight > HARDLY_SEEN,
    );
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(look);
  sizes.observe(element);
  parts.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    element.removeEventListener('scroll', look);
  };
}

/** Less than a line, in pixels. */
const HARDLY_SEEN = 6;
