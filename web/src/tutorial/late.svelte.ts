/** How long somebody waits for a lesson before they are offered a way out, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Whether something is waited for too long, for as long as the component lives that calls this. Whatever the question
 * reads begins the time anew when it changes.
 */
export function lateness(isWaiting: () => boolean): { readonly isLate: boolean } {
  let isLate = $state(false);
  $effect(() => {
    isLate = false;
    if (!isWaiting()) return;
    const timer = setTimeout(() => (isLate = true), PATIENCE);
    return () => clearTimeout(timer);
  });
  return {
    get isLate() {
      return isLate;
    },
  };
}
