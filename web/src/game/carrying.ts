/** A card of the hand that is carried to the board, by a finger or by the mouse, and laid where it may go. */

import type { WayWords } from '../api/schema';
import { isMeant } from '../board/fingers';
import { settings } from '../browser/settings.svelte';
import { overlap } from '../ui/freest';
import type { Game } from './context';

/** How far a pointer goes before it carries, in pixels: nobody holds quite still. */
const SLOP = 10;
/** How large a card is then, of what it is in the hand: it would hide too much of the board. */
const WHILE_CARRIED = 0.7;
/** How long it takes to put a card back, in milliseconds at normal speed. */
const BACK = 180;
const BOARD = '.table > .board';

const placeOf = (target: string) => document.querySelector(`${BOARD} [data-target="${target}"]`);
const haloOf = (target: string) => placeOf(target)?.querySelector('.halo')?.getBoundingClientRect();

/** Whether a place lies in the part of the board that is seen. */
function isSeen(target: string): boolean {
  const [board, halo] = [document.querySelector(BOARD)?.getBoundingClientRect(), haloOf(target)];
  return Boolean(board && halo && overlap(board, halo) > 0);
}

/** Where on the board a card may go now, and by which ways. */
function placesFor({ player, passing, deciding }: Game, card: string): Map<string, WayWords[]> {
  const places = new Map<string, WayWords[]>();
  if (!player.isDeciding || passing.isPending) return places;
  for (const way of deciding.reach.ways().filter(({ about }) => about.card === card))
    for (const place of way.options)
      if (placeOf(place)) places.set(place, [...(places.get(place) ?? []), way]);
  return places;
}

/** The place that a pointer is over, or so near to that it is meant; on the board alone. */
function placeUnder({ clientX, clientY }: PointerEvent, places: Iterable<string>): string | null {
  const board = document.querySelector(BOARD)?.getBoundingClientRect();
  if (!board || clientY < board.top || clientY > board.bottom || clientX > board.right) return null;
  const away = ({ left, top, width, height }: DOMRect) =>
    Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
  const near = [...places].flatMap((place) => {
    const halo = haloOf(place);
    return halo && isMeant(halo, clientX, clientY) ? [{ place, away: away(halo) }] : [];
  });
  return near.sort((a, b) => a.away - b.away)[0]?.place ?? null;
}

/** Follow the pointer that went down on a card until it is lifted. */
export function carry(game: Game, down: PointerEvent, card: string): void {
  const { looking, deciding } = game;
  const { preview, choosing } = deciding;
  const held = (down.target as Element).closest('li');
  if (down.button || !held) return;
  const isFinger = down.pointerType !== 'mouse';
  const listening = new AbortController();
  let carried: HTMLElement | null = null;
  let places = new Map<string, WayWords[]>();
  let over: string | null = null;

  /** Take the card up, where it may go anywhere; a card that may not is only read. */
  function lift() {
    places = placesFor(game, card);
    looking.inspected = places.size ? null : { card };
    if (!places.size) return end();
    const { left, top, width, height } = held!.getBoundingClientRect();
    carried = held!.cloneNode(true) as HTMLElement;
    carried.inert = true;
    Object.assign(carried.style, {
      position: 'fixed',
      inset: `${top}px auto auto ${left}px`,
      width: `${width}px`,
      height: `${height}px`,
      rotate: 'none',
      zIndex: 'var(--layer-notice)',
      pointerEvents: 'none',
      scale: String(WHILE_CARRIED),
      transition: 'none',
    });
    held!.after(carried);
    held!.style.opacity = '0.35';
    // Nothing else hears of a mouse on its way.
    held!.querySelector('button')?.setPointerCapture(down.pointerId);
    looking.pointed = [...places.keys()];
    if (![...places.keys()].some(isSeen)) looking.comeTo(null);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId || !event.buttons) return end();
    const [right, below] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!carried && Math.hypot(right, below) < SLOP) return;
    if (!carried) lift();
    if (!carried) return;
    // A finger hides what lies under it.
    const above = isFinger ? carried.offsetHeight / 2 : 0;
    carried.style.translate = `${right}px ${below - above}px`;
    const found = placeUnder(event, places.keys());
    if (found === over) return;
    over = found;
    const [way] = (over && places.get(over)) || [];
    if (over && way) preview.considerWay(over, way);
    else preview.consider(null);
  }

  /** Lay it where it is, as if that place were pressed for it. What lay there a moment ago may not be possible any more. */
  function drop(event: PointerEvent) {
    const ways = over && placesFor(game, card).get(over);
    const isLaid = carried && event.pointerId === down.pointerId && over && ways;
    if (carried) swallowClick();
    end(Boolean(isLaid));
    if (over && ways) choosing.propose(over, ways);
  }

  function end(isLaid = false) {
    listening.abort();
    if (!carried) return;
    const ghost = carried;
    carried = null;
    looking.pointed = [];
    held!.style.opacity = '';
    if (isLaid) return ghost.remove();
    preview.consider(null);
    const time = BACK * settings.pace;
    Object.assign(ghost.style, {
      transition: `translate ${time}ms, scale ${time}ms`,
      translate: '0 0',
      scale: '1',
    });
    setTimeout(() => ghost.remove(), time);
  }

  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', () => end(), { signal });
  window.addEventListener('pointerdown', () => end(), { signal, capture: true });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal, capture: true });
}

/** What is pressed by lifting the pointer is no press of the card. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
