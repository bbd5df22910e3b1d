/** What is carried over the board, by a finger or by the mouse, and laid where it may go: a card of the hand, or one's Spirit. */

import type { WayWords } from '../api/schema';
import { isMeant } from '../board/fingers';
import { settings } from '../browser/settings.svelte';
import { overlap } from '../ui/freest';
import type { Game } from './context';

/** How far a pointer goes before it carries, in pixels: nobody holds quite still. */
const SLOP = 10;
/** How large a card is then, of what it is in the hand: it would hide too much of the board. */
const WHILE_CARRIED = '0.7';
/** How long it takes to put something back, in milliseconds at normal speed. */
const BACK = 180;
const BOARD = '.table > .board';

/** What is carried: a card by its name, or else the Spirit. */
interface Load {
  node: HTMLElement | SVGElement;
  card?: string | undefined;
}

/** What is chosen by laying it somewhere, and all ways to that where the decision does not offer it itself. */
interface Laying {
  choice: string;
  ways: WayWords[];
}

const placeOf = (target: string) => document.querySelector(`${BOARD} [data-target="${target}"]`);
const haloOf = (target: string) => placeOf(target)?.querySelector('.halo')?.getBoundingClientRect();

/** Whether a place lies in the part of the board that is seen. */
function isSeen(target: string): boolean {
  const [board, halo] = [document.querySelector(BOARD)?.getBoundingClientRect(), haloOf(target)];
  return Boolean(board && halo && overlap(board, halo) > 0);
}

/** What can be carried where a pointer goes down. */
function loadAt({ target }: Event, spirit: string | null): Load | null {
  const card = (target as Element).closest('li');
  if (card) return { node: card, card: card.querySelector('button')?.dataset.emotion };
  const figure = (target as Element).closest<SVGElement>('.spirit');
  return figure?.querySelector(`[data-target="spirit ${spirit}"]`) ? { node: figure } : null;
}

/** Where it may go now. Where only the card itself is asked for, it is laid anywhere on the board. */
function placesFor({ player, passing, deciding, offered }: Game, { card }: Load): Map<string, Laying> {
  const places = new Map<string, Laying>();
  const { decision } = offered.view;
  if (!player.isDeciding || passing.isPending || !decision) return places;
  if (decision.options.includes(`card ${card}`))
    return places.set(BOARD, { choice: `card ${card}`, ways: [] });
  const isForIt = ({ kind, about }: Pick<WayWords, 'kind' | 'about'>) =>
    card ? about.card === card : kind === 'move';
  const leadsOn = passing.isLed ? [] : deciding.reach.ways();
  for (const way of [decision, ...leadsOn].filter(isForIt))
    for (const place of way.options)
      if (placeOf(place) && (card || place.startsWith('space '))) {
        const ways = places.get(place)?.ways ?? [];
        places.set(place, { choice: place, ways: 'path' in way ? [...ways, way] : ways });
      }
  return places;
}

/** The place that a pointer is over, or so near to that it is meant; on the board alone. */
function placeUnder({ clientX, clientY }: PointerEvent, places: ReadonlyMap<string, Laying>): string | null {
  const board = document.querySelector(BOARD)?.getBoundingClientRect();
  if (!board || clientY < board.top || clientY > board.bottom || clientX > board.right) return null;
  if (places.has(BOARD)) return BOARD;
  const away = ({ left, top, width, height }: DOMRect) =>
    Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
  const near = [...places.keys()].flatMap((place) => {
    const halo = haloOf(place);
    return halo && isMeant(halo, clientX, clientY) ? [{ place, away: away(halo) }] : [];
  });
  return near.sort((a, b) => a.away - b.away)[0]?.place ?? null;
}

/** How it follows the pointer: from where it is held, above a finger that would hide it, and in which unit. */
function holdOf({ node, card }: Load, { clientX, clientY, pointerType }: PointerEvent) {
  if (card) {
    const above = pointerType === 'mouse' ? 0 : node.getBoundingClientRect().height / 2;
    return { x: clientX, y: clientY + above, unit: 1 };
  }
  // A Spirit is held by its feet, which are what stands on a space.
  const { a, e, f } = (node.firstElementChild as SVGGElement).getScreenCTM()!;
  return { x: e, y: f, unit: a };
}

/** Follow the pointer that went down until it is lifted. */
export function carry(game: Game, down: PointerEvent): void {
  const { looking, deciding, passing, player } = game;
  const { preview, choosing } = deciding;
  const load = loadAt(down, player.spirit);
  if (down.button || !load) return;
  const { node, card } = load;
  const listening = new AbortController();
  let carried: HTMLElement | SVGElement | null = null;
  let hold = holdOf(load, down);
  let places = new Map<string, Laying>();
  let over: string | null = null;

  /** Take it up, where it may go anywhere; a card that may not is only read. */
  function lift() {
    places = placesFor(game, load!);
    if (card) looking.inspected = places.size ? null : { card };
    if (!places.size) {
      end();
      // As if it were pressed: a lesson says kindly what is to be done instead.
      if (passing.isLed) node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    carried = node.cloneNode(true) as typeof node;
    hold = holdOf(load!, down);
    Object.assign(carried.style, { pointerEvents: 'none', transition: 'none' });
    if (card) {
      const { left, top, width, height } = node.getBoundingClientRect();
      Object.assign(carried.style, {
        position: 'fixed',
        inset: `${top}px auto auto ${left}px`,
        width: `${width}px`,
        height: `${height}px`,
        rotate: 'none',
        zIndex: 'var(--layer-notice)',
        scale: WHILE_CARRIED,
      });
    }
    carried.setAttribute('inert', '');
    // It is not to be found in place of what it was taken from.
    for (const copied of carried.querySelectorAll('[data-target]')) copied.removeAttribute('data-target');
    node.parentElement!.append(carried);
    node.style.opacity = '0.35';
    // Nothing else hears of a pointer on its way: the board does not go with it, and nobody rests on what it left.
    node.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: down.pointerId }));
    (node.querySelector('button') ?? node).setPointerCapture(down.pointerId);
    const shown = [...places.keys()].filter(placeOf);
    looking.pointed = shown;
    if (!shown.some(isSeen)) looking.comeTo(null);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId || !event.buttons) return end();
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= SLOP;
    if (!carried && isFar) lift();
    if (!carried) return;
    event.stopPropagation();
    const { x, y, unit } = hold;
    carried.style.translate = `${(event.clientX - x) / unit}px ${(event.clientY - y) / unit}px`;
    const found = placeUnder(event, places);
    if (found === over) return;
    over = found;
    const laid = over === null ? undefined : places.get(over);
    const [way] = laid?.ways ?? [];
    if (laid && way) preview.considerWay(laid.choice, way);
    else preview.consider(laid?.choice ?? null);
  }

  /** Lay it where it is, as if that place were pressed for it. What lay there a moment ago may not be possible any more. */
  function drop(event: PointerEvent) {
    const isIts = carried && event.pointerId === down.pointerId;
    const laid = isIts && over !== null ? placesFor(game, load!).get(over) : undefined;
    if (carried) {
      event.stopPropagation();
      swallowClick();
    }
    end(Boolean(laid));
    if (laid?.ways.length) choosing.propose(laid.choice, laid.ways);
    else if (laid) void choosing.choose(laid.choice);
  }

  function end(isLaid = false) {
    listening.abort();
    if (!carried) return;
    const ghost = carried;
    carried = null;
    looking.pointed = [];
    node.style.opacity = '';
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
  window.addEventListener('pointermove', move, { signal, capture: true });
  window.addEventListener('pointerup', drop, { signal, capture: true });
  window.addEventListener('pointercancel', ({ isTrusted }) => isTrusted && end(), { signal });
  window.addEventListener('pointerdown', () => end(), { signal, capture: true });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal, capture: true });
}

/** What is pressed by lifting the pointer is no press of what it carried. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
