/**
 * Calls whoever looks elsewhere: the title and the icon of the tab say which of their tables wait for them, and a chime
 * does, if wanted. It is fetched when the page is hidden for the first time.
 */

import { HEARD } from '../api/heard';
import { person } from '../api/person.svelte';
import type { TableLine } from '../api/schema';
import { route } from '../browser/router.svelte';
import { settings } from '../browser/settings.svelte';
import { ring } from '../browser/tones';
import { t } from '../text/texts';
import { ownTables, waits } from './own-tables';

const EVERY = 10_000;
/** Several things may be heard at once, from a program that plays on. */
const SETTLING = 700;

/** Those that wait and were not waiting before; nobody is called for what they knew when they turned away. */
export const newIn = (now: TableLine[], known: ReadonlySet<string> | null) =>
  known ? now.filter(({ id }) => !known.has(id)) : [];

export function call(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const head = document.querySelector('title');
  let title = document.title;
  let told = '';
  let waiting: TableLine[] = [];
  let known: Set<string> | null = null;
  let soon = 0;

  async function look() {
    // A moment without the server is no news: the next look will tell.
    const found = person.current && (await ownTables().catch(() => null));
    if (!found) return;
    waiting = found.filter(waits);
    const isCalled = document.hidden && newIn(waiting, known).length > 0;
    known = new Set(waiting.map(({ id }) => id));
    tell();
    if (isCalled && settings.current.calls === 'chime') ring(['turn'], settings.current.volume);
  }

  function tell() {
    // What is before one's eyes need not be told.
    const shown = waiting.filter(({ id }) => document.hidden || id !== route.parts[1]);
    told = shown.length ? t('home-title-waits', { count: shown.length, table: shown[0]?.title ?? '' }) : '';
    document.title = told || title;
    if (icon) icon.href = told ? '/icon-waits.svg' : '/icon.svg';
  }

  /** What a screen calls itself is said again when no table waits any more. */
  function heed() {
    if (document.title === told) return;
    title = document.title;
    if (told) tell();
  }

  if (head) new MutationObserver(heed).observe(head, { childList: true });
  document.addEventListener('visibilitychange', () => void look());
  window.addEventListener(HEARD, () => {
    clearTimeout(soon);
    soon = window.setTimeout(look, SETTLING);
  });
  setInterval(look, EVERY);
  void look();
}
