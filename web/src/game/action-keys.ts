/** The keys of the actions. Each has its own in every turn, whatever else is possible. A turn ends by what it takes. */

import type { Content } from '../content/content';

const DIGITS = '1234567890';
const LETTERS: Record<string, string> = {
  rest: 'r',
  'add-token': 't',
  rotate: 'r',
  'extra-action': 'x',
  absorb: 'a',
  'end-turn': 'e',
  'take ambition': 'e',
  'take cards': 'c',
};

/** Numbers for Spirit and Realm actions in their order, letters for the others. */
export function actionKey({ spirit_actions, realm_actions }: Content, action: string): string | undefined {
  const counted = [...spirit_actions, ...Object.values(realm_actions).map(({ name }) => name)];
  return DIGITS[counted.indexOf(action)] ?? LETTERS[action];
}

/** Keys that move, close and go on are pressed as they are, whatever somebody has set. */
const ALWAYS = new Set([' ', 'Escape']);

/**
 * The key that is meant: by its letter where that is Latin, and else by its place, as on a Cyrillic keyboard. Letters and
 * digits work with Alt and Shift together, and alone unless somebody has switched that off.
 */
export function keyOf(event: KeyboardEvent, alone: 'on' | 'off'): string | null {
  const { key, code, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return null;
  if (ALWAYS.has(key)) return altKey ? null : key;
  const isModified = altKey && shiftKey;
  if (!isModified && (altKey || alone === 'off')) return null;
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase();
  if (isModified) return code === 'Slash' ? '?' : (place ?? null);
  if (key === '?') return key;
  if (key === 'U') return 'z';
  return /^[a-z0-9]$/.test(key) ? key : shiftKey ? null : (place ?? null);
}
