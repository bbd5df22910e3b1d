/** Where in the page one is: the path, and what stands after the #. */

let path = $state(location.pathname);
let hash = $state(place());

/** What stands after the #, or after the ? for those who lost what they need not send. */
function place(): string {
  return (location.hash || location.search.replace(/=$/, '')).slice(1);
}

function read() {
  path = location.pathname;
  hash = place();
}

window.addEventListener('popstate', read);
window.addEventListener('hashchange', read);

export const route = {
  get path() {
    return path;
  },
  get hash() {
    return hash;
  },
  /** The parts of the path: `/table/abc` is `['table', 'abc']`. */
  get parts() {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  },
};

/** Where something within a screen is: after the ? as well, which the server is told, so that it can show where a link leads. */
export const within = (place: string) => `?${place}#${place}`;

export function go(to: string, { replaces = false } = {}) {
  if (replaces) history.replaceState(null, '', to);
  else history.pushState({ from: location.pathname }, '', to);
  read();
  window.scrollTo(0, 0);
}

/** From which path of ours somebody has come to this one, if they have. */
export const cameFrom = (): string | undefined => (history.state as { from?: string } | null)?.from;

/** Note in the address where within a screen one is, without going anywhere. */
export function keepPlace(place: string) {
  history.replaceState(history.state, '', `#${place}`);
  hash = place;
}

/** Let a plain click on a link of ours stay within the page. */
export function followLinks(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
