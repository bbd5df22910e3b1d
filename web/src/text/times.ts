/** Times in words: how long ago, and how much is left. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago", "yesterday", "now". */
export function sinceWords(at: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = at - now;
  const unit = UNITS.find(([, length]) => Math.abs(passed) >= length);
  return unit ? words.format(Math.trunc(passed / unit[1]), unit[0]) : words.format(0, 'second');
}

/** A day of the week and a time, and the date where that is not within days. */
export function momentWords(at: number, now: number, language: string): string {
  const isNear = Math.abs(at - now) < 6 * 86_400_000;
  const day = isNear ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}

const two = (value: number) => String(value).padStart(2, '0');

/** What a clock shows: 4:07, 1:04:07, and days where it has them. */
export function clockFace(milliseconds: number): { days: number; face: string } {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return { days, face: `${hours}:${two(minutes)}` };
  return { days, face: `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}` };
}
