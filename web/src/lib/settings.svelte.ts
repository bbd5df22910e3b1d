/** How somebody likes the page, remembered by this browser. */

import { recall, remember } from './stored';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['normal', 'quick', 'off'] as const;
export const CONFIRMATIONS = ['hidden', 'turn', 'never'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  language: string;
  /** How fast what happens is shown. */
  speed: (typeof SPEEDS)[number];
  /** What asks back: only what shows something hidden, the end of a turn too, or nothing. */
  confirms: (typeof CONFIRMATIONS)[number];
  text: (typeof TEXT_SIZES)[number];
}

const KEY = 'cerebria-settings';
const DEFAULTS: Settings = {
  theme: 'system',
  language: 'en',
  speed: 'normal',
  confirms: 'hidden',
  text: 'normal',
};
const ALLOWED: { [Name in keyof Settings]?: readonly string[] } = {
  theme: THEMES,
  speed: SPEEDS,
  confirms: CONFIRMATIONS,
  text: TEXT_SIZES,
};

/** Stored settings with the defaults for all that is missing or unknown. */
export function completed(found: Partial<Record<keyof Settings, unknown>>): Settings {
  const good = Object.entries(found).filter(
    ([name, value]) =>
      name in DEFAULTS &&
      typeof value === 'string' &&
      (ALLOWED[name as keyof Settings]?.includes(value) ?? true),
  );
  return { ...DEFAULTS, ...(Object.fromEntries(good) as Partial<Settings>) };
}

const asksLight = matchMedia('(prefers-color-scheme: light)');
const asksStill = matchMedia('(prefers-reduced-motion: reduce)');

let current = $state.raw(completed(recall(KEY, {})));
let isLightOutside = $state(asksLight.matches);
let isStillOutside = $state(asksStill.matches);
asksLight.addEventListener('change', (event) => (isLightOutside = event.matches));
asksStill.addEventListener('change', (event) => (isStillOutside = event.matches));

const PACE: Record<Settings['speed'], number> = { normal: 1, quick: 0.45, off: 0 };

export const settings = {
  get current() {
    return current;
  },
  /** The theme that is seen, whoever chose it. */
  get theme(): 'light' | 'dark' {
    return current.theme === 'system' ? (isLightOutside ? 'light' : 'dark') : current.theme;
  },
  /** The language as dates and times want it. */
  get locale() {
    return current.language === 'en' ? 'en-GB' : current.language;
  },
  /** Whether the system asks for little motion. */
  get isStillOutside() {
    return isStillOutside;
  },
  /** What to multiply the length of every animation by; 0: show where it leads at once. */
  get pace() {
    return isStillOutside ? 0 : PACE[current.speed];
  },
  change(changes: Partial<Settings>) {
    current = { ...current, ...changes };
    remember(KEY, current);
    dress();
  },
};

/** Let the page look as the settings say. */
export function dress() {
  const page = document.documentElement;
  page.lang = current.language;
  if (current.theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = current.theme;
  page.dataset.text = current.text;
  page.dataset.motion = current.speed;
}
