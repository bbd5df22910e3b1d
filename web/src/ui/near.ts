/** Says once when an element comes near what is seen of the page: within a window's height of it. */
export function near(tell: () => void) {
  return (element: Element) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
