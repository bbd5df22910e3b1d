/** What this browser remembers, as JSON under a key. A browser that refuses to remember is no reason to fail. */

export function recall<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or forbidden: it is known until the page is left.
  }
}

/** The same for this tab alone, as long as it is open: it outlasts that the page is loaded again. */
export function recallInTab<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function rememberInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As above.
  }
}

/** A record with one entry set anew, at its end; of the others only the newest are kept. */
export function withNewest<T>(
  record: Record<string, T>,
  key: string,
  value: T,
  most: number,
): Record<string, T> {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries([...others.slice(Math.max(0, others.length + 1 - most)), [key, value]]);
}
