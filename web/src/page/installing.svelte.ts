/** Keeps the page for when there is no network, and offers a newer one, which nobody has to take. */

import { settings } from '../browser/settings.svelte';
import { locale, t } from '../text/texts';
import { notes } from '../ui/toasts.svelte';
import { isOutdated, newer } from './newer';

/** How often it is asked for a newer page, at most: when somebody comes back to this one. */
const EVERY = 3_600_000;

/** What surrounds the page has the colour of the page, in either theme. */
function colourFrame(): void {
  const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const [light = '', dark = ''] = colours.map(({ content }) => content);
  $effect.root(() => {
    $effect(() => {
      for (const colour of colours) colour.content = settings.theme === 'light' ? light : dark;
    });
  });
}

/** Another page waits: those that are open go on as they are until somebody wants it. */
function offer(next: ServiceWorker): void {
  notes.say(t('home-newer'), false, {
    label: t('home-newer-load'),
    go() {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      next.postMessage({ takeOver: true });
    },
  });
}

async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  const found = await serviceWorker.register('/worker.js');
  if (found.waiting) offer(found.waiting);
  found.addEventListener('updatefound', () => {
    const next = found.installing;
    // The first one takes nobody's place.
    if (!serviceWorker.controller) return;
    next?.addEventListener('statechange', () => next.state === 'installed' && offer(next));
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < EVERY) return;
    asked = Date.now();
    found.update().catch(() => undefined);
  });
  (await serviceWorker.ready).active?.postMessage({ speak: locale() });
}

export function install(): void {
  colourFrame();
  // What was to be fetched later is gone with the build that it was of.
  window.addEventListener('vite:preloadError', () => {
    isOutdated().then(
      (isSo) =>
        isSo &&
        !newer.isTold &&
        notes.say(t('home-newer'), true, { label: t('home-newer-load'), go: () => location.reload() }),
      () => undefined,
    );
  });
  // A page that comes over a plain connection from elsewhere cannot be kept, nor can one that is being worked on.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) keep().catch(() => undefined);
}
