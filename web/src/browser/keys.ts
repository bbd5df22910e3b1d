/** Which key is meant by a press, on whatever keyboard. */

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The key that is meant: by its letter where that is Latin, and else by its place, as on a Cyrillic keyboard. Letters and
 * digits work with Alt and Shift together, and alone unless somebody has switched that off. Keys that move, close and go
 * on have names, and are pressed as they are, whatever somebody has set.
 */
export function keyOf(press: Press, alone: 'on' | 'off' = 'on'): string | null {
  const { key, code, altKey, shiftKey, ctrlKey, metaKey } = press;
  if (ctrlKey || metaKey) return null;
  if (key === ' ' || key.length > 1) return altKey ? null : key;
  const isModified = altKey && shiftKey;
  if (!isModified && (altKey || alone === 'off')) return null;
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? null;
  if (isModified) return code === 'Slash' ? '?' : place;
  if (/^[a-z0-9?]$/.test(key)) return key;
  const letter = /^[A-Z]$/.test(key) ? key.toLowerCase() : place;
  if (!shiftKey) return letter;
  return letter === 'u' ? 'z' : null;
}
