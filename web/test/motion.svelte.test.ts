import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { askOutside, keepElsewhere, page, show as showPage, tell } from './browser';
import { frame } from '../src/board/framing.svelte';
import { closeUp, TALL, whole, WIDE, type Layout } from '../src/board/geometry';
import { dress, settings } from '../src/browser/settings.svelte';
import base from '../src/styles/base.css?raw';
import { content } from './content';
import { slowly } from '../src/ui/slowly';

const STILL = '(prefers-reduced-motion: reduce)';
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: (now: number) => void) =>
    setTimeout(() => act(performance.now()), 16),
  );
  settings.change({ speed: 'normal' });
});
afterEach(() => {
  askOutside(STILL, false);
  vi.useRealTimers();
});

describe('whether things move', () => {
  const { dataset, style } = page.documentElement;
  const seen = () => [settings.pace, dataset.motion, style.get('--pace')];

  test('is said to the whole page', () => {
    dress();
    expect(seen()).toEqual([1, 'on', '1']);
    settings.change({ speed: 'quick' });
    expect(seen()).toEqual([0.45, 'on', '0.45']);
    settings.change({ speed: 'off' });
    expect(seen()).toEqual([0, 'off', '0']);
  });

  test('is for the system to forbid, at any time', () => {
    askOutside(STILL, true);
    expect(seen()).toEqual([0, 'off', '0']);
    askOutside(STILL, false);
    expect(seen()).toEqual([1, 'on', '1']);
  });

  test('is heard from another tab', () => {
    keepElsewhere('cerebria-settings', { speed: 'off' });
    expect(seen()).toEqual([0, 'off', '0']);
  });

  test('holds for everything that a style moves', () => {
    const rule = base.match(/\[data-motion='off'\] \*,[^{]*\{([^}]*)\}/)?.[1] ?? '';
    expect(rule).toMatch(/animation: none !important;\s+transition: none !important;/);
  });

  test('is decided in one place', () => {
    const others =
      /prefers-reduced-motion|prefersReducedMotion|svelte\/(transition|animate)|\.animate\(|<animate/;
    const found = Object.entries(sources).filter(([, source]) => others.test(source));
    expect(found.map(([path]) => path)).toEqual(['../src/browser/settings.svelte.ts']);
  });
});

describe('what moves without end', () => {
  const moving = (iterations: number) => ({
    currentTime: 0 as number | null,
    effect: { getTiming: () => ({ iterations }) },
  });
  let [endless, ending] = [moving(Infinity), moving(1)];
  let drawing: EventTarget & { getAnimations: Mock<() => unknown[]> };
  let see: (isIntersecting: boolean) => void;
  let leave: (() => void) | void;

  beforeEach(() => {
    [endless, ending] = [moving(Infinity), moving(1)];
    drawing = Object.assign(new EventTarget(), { getAnimations: vi.fn(() => [endless, ending]) });
    const Observer = class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(look: (seen: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => look([{ isIntersecting }]);
      }
    };
    vi.stubGlobal('IntersectionObserver', Observer);
    const Sizes = class {
      timer: ReturnType<typeof setTimeout> | undefined;
      observe = () => (this.timer = setTimeout(this.tell, 16));
      unobserve = () => clearTimeout(this.timer);
      disconnect = this.unobserve;
      constructor(readonly tell: () => void) {}
    };
    vi.stubGlobal('ResizeObserver', Sizes);
  });
  afterEach(() => leave?.());
  const attach = () => (leave = slowly(drawing as unknown as Element));

  test('moves on by few steps, as much as the time that went by', () => {
    attach();
    vi.advanceTimersByTime(60);
    expect(endless.currentTime).toBe(0);
    vi.advanceTimersByTime(940);
    expect([endless.currentTime, ending.currentTime]).toEqual([1000, 0]);
  });

  test('stands still where nobody has done anything for a while, and goes on when somebody does', () => {
    attach();
    tell('keydown');
    vi.advanceTimersByTime(60_000);
    expect(endless.currentTime).toBeLessThanOrEqual(20_000);
    const rested = endless.currentTime!;
    tell('pointermove');
    vi.advanceTimersByTime(1000);
    expect(endless.currentTime).toBe(rested + 1000);
  });

  test('is looked for when something begins to move, when a frame is worked out, and at no other time', () => {
    attach();
    vi.advanceTimersByTime(1000);
    expect(drawing.getAnimations).toHaveBeenCalledTimes(1);
    const another = moving(Infinity);
    drawing.getAnimations.mockReturnValue([endless, another]);
    for (let i = 0; i < 3; i++) drawing.dispatchEvent(new Event('animationstart'));
    expect(drawing.getAnimations).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(drawing.getAnimations).toHaveBeenCalledTimes(2);
    expect([endless.currentTime, another.currentTime]).toEqual([2000, 2000]);
  });

  test('does not begin again when it is over', () => {
    attach();
    vi.advanceTimersByTime(1000);
    endless.currentTime = null;
    vi.advanceTimersByTime(1000);
    expect(endless.currentTime).toBeNull();
  });

  test('stands still while nobody sees it', () => {
    attach();
    see(false);
    vi.advanceTimersByTime(1000);
    expect(endless.currentTime).toBe(0);
    see(true);
    showPage(false);
    vi.advanceTimersByTime(1000);
    expect(endless.currentTime).toBe(0);
    showPage(true);
    vi.advanceTimersByTime(1000);
    expect(endless.currentTime).toBe(1000);
  });

  test('stands still where nothing is to move', () => {
    settings.change({ speed: 'off' });
    attach();
    vi.advanceTimersByTime(1000);
    expect(endless.currentTime).toBe(0);
  });
});

describe('coming closer on the board', () => {
  const realm = 'senses';
  let layout = $state.raw<Layout>(WIDE);
  let near = $state<string | null>(null);
  let box: ReturnType<typeof frame>;
  let leave: () => void;

  beforeEach(() => {
    [layout, near] = [WIDE, null];
    leave = $effect.root(() => {
      box = frame(
        content.map,
        () => layout,
        () => near,
      );
    });
    flushSync();
  });
  afterEach(() => leave());

  function approach() {
    near = realm;
    flushSync();
  }
  const isThere = () => box.current.join() === closeUp(content.map, WIDE, realm).join();

  test('is a movement', () => {
    approach();
    vi.advanceTimersByTime(300);
    expect(isThere()).toBe(false);
    expect(box.current).not.toEqual(whole(WIDE));
    vi.advanceTimersByTime(500);
    expect(isThere()).toBe(true);
  });

  test('is as quick as all else', () => {
    settings.change({ speed: 'quick' });
    approach();
    vi.advanceTimersByTime(400);
    expect(isThere()).toBe(true);
  });

  test('is none where nothing is to move', () => {
    settings.change({ speed: 'off' });
    approach();
    expect(isThere()).toBe(true);
  });

  test('is none where the system forbids it', () => {
    askOutside(STILL, true);
    approach();
    expect(isThere()).toBe(true);
  });

  test('ends at once when nothing is to move any more', () => {
    approach();
    vi.advanceTimersByTime(300);
    settings.change({ speed: 'off' });
    flushSync();
    expect(isThere()).toBe(true);
  });

  test('another shape of the window is no movement', () => {
    layout = TALL;
    flushSync();
    expect(box.current).toEqual(whole(TALL));
  });
});
