/** How somebody likes the page, remembered by this browser. */

import { SETTINGS } from './language';
import { Shared } from './shared.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'quick', 'off'] as const;
export const NEWS = ['pictures', 'words'] as const;
export const CONFIRMATIONS = ['hidden', 'turn', 'never'] as const;
export const TOKEN_QUESTIONS = ['open', 'folded', 'never'] as const;
export const GIFTS = ['take', 'ask'] as const;
export const EGO_TURNS = ['steps', 'flowing', 'off'] as const;
export const REVELATIONS = ['wait', 'off'] as const;
export const SOUNDS = ['off', 'on'] as const;
export const CALLS = ['quiet', 'chime'] as const;
export const VOLUMES = ['soft', 'normal', 'loud'] as const;
export const KEYS = ['on', 'off'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  /** None, as long as nobody has chosen one: then it is the browser's. */
  language: string | null;
  /** How fast what happens is shown. */
  speed: (typeof SPEEDS)[number];
  /** How what others did is told: in pictures, or in words besides. */
  news: (typeof NEWS)[number];
  /** What asks back: what shows something hidden, causes a Revelation or ends the game; the end of a turn too; or nothing. */
  confirms: (typeof CONFIRMATIONS)[number];
  /** Whether an action asks for a Vibe token first: always, or in a fold beside what it asks anyway, or not by itself. */
  tokens: (typeof TOKEN_QUESTIONS)[number];
  /** Whether what nobody would decline is taken by itself. */
  gifts: (typeof GIFTS)[number];
  /** How a turn of Ego's is told: step by step as one reads on, by itself, or not at all. */
  ego: (typeof EGO_TURNS)[number];
  /** Whether a Revelation stays until it is closed, or is not shown. */
  revelations: (typeof REVELATIONS)[number];
  sound: (typeof SOUNDS)[number];
  /** Whether one hears it when a table waits and one looks elsewhere; the title of the tab says it anyway. */
  calls: (typeof CALLS)[number];
  volume: (typeof VOLUMES)[number];
  /** Whether single keys are short ways at a table; with Alt and Shift they always are. */
  keys: (typeof KEYS)[number];
  text: (typeof TEXT_SIZES)[number];
}

const DEFAULTS: Settings = {
  theme: 'system',
  language: null,
  speed: 'normal',
  news: 'pictures',
  confirms: 'hidden',
  tokens: 'folded',
  gifts: 'take',
  ego: 'steps',
  revelations: 'wait',
  calls: 'quiet',
  sound: 'on',
  volume: 'soft',
  keys: 'on',
  text: 'normal',
};
const ALLOWED: { [Name in keyof Settings]?: readonly string[] } = {
  theme: THEMES,
  speed: SPEEDS,
  news: NEWS,
  confirms: CONFIRMATIONS,
  tokens: TOKEN_QUESTIONS,
  gifts: GIFTS,
  ego: EGO_TURNS,
  revelations: REVELATIONS,
  sound: SOUNDS,
  calls: CALLS,
  volume: VOLUMES,
  keys: KEYS,
  text: TEXT_SIZES,
};

/** Stored settings with the defaults for all that is missing or unknown. */
export function completed(found: unknown): Settings {
  const good = Object.entries(found ?? {}).filter(
    ([name, value]) =>
      name in DEFAULTS &&
      typeof value === 'string' &&
      (ALLOWED[name as keyof Settings]?.includes(value) ?? true),
  );
  return { ...DEFAULTS, ...(Object.fromEntries(good) as Partial<Settings>) };
}

const asksLight = matchMedia('(prefers-color-scheme: light)');
const asksStill = matchMedia('(prefers-reduced-motion: reduce)');

const kept = new Shared(SETTINGS, completed, dress);
let isLightOutside = $state(asksLight.matches);
let isStillOutside = $state(asksStill.matches);
asksLight.addEventListener('change', (event) => (isLightOutside = event.matches));
asksStill.addEventListener('change', (event) => {
  isStillOutside = event.matches;
  dress();
});

const PACE: Record<Settings['speed'], number> = { slow: 1.8, normal: 1, quick: 0.45, off: 0 };

export const settings = {
  get current() {
    return kept.current;
  },
  /** The theme that is seen, whoever chose it. */
  get theme(): 'light' | 'dark' {
    const { theme } = kept.current;
    return theme === 'system' ? (isLightOutside ? 'light' : 'dark') : theme;
  },
  /** Whether the system asks for little motion. */
  get isStillOutside() {
    return isStillOutside;
  },
  /**
   * What to multiply the length of every animation by; 0: show where it leads at once. Whether things move is decided
   * here and nowhere else; styles know it as `--pace` and `data-motion`.
   */
  get pace() {
    return isStillOutside ? 0 : PACE[kept.current.speed];
  },
  /** What the server need not ask in a game. */
  get wishes(): { passes: 'nothing' | 'all-but-end' | 'all'; tokens: Settings['tokens'] } {
    const { gifts, confirms, tokens } = kept.current;
    const most = confirms === 'turn' ? 'all-but-end' : 'all';
    return { passes: gifts === 'ask' ? 'nothing' : most, tokens };
  },
  change(changes: Partial<Settings>) {
    kept.change((old) => ({ ...old, ...changes }));
    dress();
  },
};

/** Let the page look as the settings say. */
export function dress() {
  const page = document.documentElement;
  const { theme, text } = kept.current;
  if (theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = theme;
  page.dataset.text = text;
  page.dataset.motion = settings.pace ? 'on' : 'off';
  page.style.setProperty('--pace', String(settings.pace));
}
