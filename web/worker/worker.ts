/**
 * Stands between the page and the network once the page is installed: it keeps all files of one build, so that the page
 * opens at once and without a network, and what one has looked at of one's own games. The build says what there is.
 */

/** What was built: its name, the files that everybody needs, and by language its books of texts. */
declare const BUILT: { name: string; files: string[]; books: Record<string, string[]> };
const built = BUILT;
const worker = self as unknown as ServiceWorkerGlobalScope;

const KEPT = 'cerebria-';
const BUILD = KEPT + built.name;
/** The builds whose files are kept: a page of the one before may still be open. */
const BUILDS = 2;
/** Milliseconds between two files that are fetched. */
const PAUSE = 50;
const LOOKED_AT = 'looked-at';
/** In how many milliseconds the network has to answer where the same is kept here. */
const PATIENCE = 4000;
/** What the server says of finished games and of itself, as it last said it. */
const WORTH_KEEPING = /^\/api\/(?:options|tables(?:\/[\w-]+(?:\/(?:replay|life|emotions))?)?)$/;

const buildsKept = async () => (await caches.keys()).filter((name) => name.startsWith(KEPT));

/** Keep files, one after the other: nobody waits for them, and the server answers only so much at a time. */
async function keep(files: string[]): Promise<void> {
  const here = await caches.open(BUILD);
  for (const file of files) {
    if (await here.match(file)) continue;
    const bearsItsContent = file.startsWith('/assets/');
    let found = bearsItsContent ? await caches.match(file) : undefined;
    if (!found) {
      await new Promise((done) => setTimeout(done, PAUSE));
      found = await fetch(file, { cache: bearsItsContent ? 'default' : 'reload' });
    }
    if (!found.ok) throw new Error(`${file}: ${found.status}`);
    await here.put(file, found);
  }
}

/** The languages that are kept, besides English, from which others fill what they lack. */
async function languages(): Promise<string[]> {
  const found = await Promise.all(
    (await buildsKept()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  const isKept = (language: string) => found.flat().some((url) => url.includes(`/page.${language}-`));
  return Object.keys(built.books).filter((language) => isKept(language));
}

const booksOf = (spoken: string[]) => spoken.flatMap((language) => built.books[language] ?? []);

async function forgetOlder(): Promise<void> {
  const older = (await buildsKept()).slice(0, -BUILDS);
  await Promise.all(older.map((name) => caches.delete(name)));
}

worker.addEventListener('install', (event) => {
  event.waitUntil(languages().then((spoken) => keep([...built.files, ...booksOf(['en', ...spoken])])));
});

worker.addEventListener('activate', (event) => {
  // A page that was opened before there was a worker has one from now on.
  event.waitUntil(Promise.all([forgetOlder(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  const { takeOver, speak } = event.data as { takeOver?: boolean; speak?: string };
  if (takeOver) event.waitUntil(worker.skipWaiting());
  if (speak) event.waitUntil(keep(booksOf([speak])));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/api\/|\.\w+$/.test(pathname)) event.respondWith(page(request, pathname));
  } else if (WORTH_KEEPING.test(pathname)) event.respondWith(newest(request));
  else if (!pathname.startsWith('/api/')) event.respondWith(file(request));
});

/** A file by its name, whichever build it is of. */
const file = async (request: Request) => (await caches.match(request)) ?? fetch(request);

/** The page as it was built with everything else that is kept here. Whoever loads it again gets the newest, if they can. */
async function page(request: Request, path: string): Promise<Response> {
  const first = path.split('/')[1];
  const name = !first ? '/' : first === 'table' ? '/table' : '/other';
  const kept = await (await caches.open(BUILD)).match(name);
  if (!kept) return fetch(request);
  if (request.cache !== 'no-cache' && request.cache !== 'reload') return kept;
  const found = await soon(request);
  return found && found.status < 500 ? found : kept;
}

/** What the server says now, and what it said last where it cannot be reached. */
async function newest(request: Request): Promise<Response> {
  const kept = await caches.open(LOOKED_AT);
  const known = await kept.match(request);
  const found = await (known ? soon(request) : fetch(request));
  if (!found) return known!;
  if (found.ok) await kept.put(request, found.clone());
  return found;
}

/** What comes over the network, if it comes soon. */
const soon = (request: Request) =>
  fetch(request, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);

/** What a server has to say to somebody who looks elsewhere: in their words already, and where it leads. */
interface Told {
  text: string;
  path: string;
  about: string;
}

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

worker.addEventListener('push', (event) => {
  event.waitUntil(tell((event.data?.json() ?? []) as Told[]));
});

async function tell(told: Told[]): Promise<void> {
  const open = await windows();
  // What is before one's eyes need not be told.
  const isSeen = ({ path }: Told) =>
    open.some(
      ({ url, visibilityState, focused }) =>
        visibilityState === 'visible' && focused && new URL(url).pathname === path,
    );
  for (const { text, path, about } of told.filter((one) => !isSeen(one)))
    await worker.registration.showNotification('Cerebria', {
      body: text,
      tag: about,
      data: path,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
    });
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data as string));
});

/** Where it is open already, it is seen again; otherwise it is opened. */
async function goTo(path: string): Promise<void> {
  const open = (await windows()).find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}
