const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['year', 31_556_952_000], ['month', 2_629_746_000], ['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000], ['second', 1_000],
];
const formats = new Map<string, Intl.RelativeTimeFormat>();

/** How long ago an instant was, or how far off it is, in the largest unit that fits: `5 minutes ago`, `now`. Both in milliseconds since 1970. */
export function formatAge(at: number, now: number, locale = 'en'): string {
  const distance = at - now;
  const [unit, length] = steps.find(([, ms]) => Math.abs(distance) >= ms) ?? ['second', 1_000];
  return formatFor(locale).format(Math.trunc(distance / length) || 0, unit);
}

function formatFor(locale: string): Intl.RelativeTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, made);
  return made;
}
