import { byLocale } from '../locale';

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['year', 31_556_952_000],
  ['month', 2_629_746_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];
const relative = byLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/**
 * The distance between two instants in the largest unit that fits: `5 minutes ago`, `in 2 hours`,
 * `now`. Both in milliseconds since the epoch.
 */
export function formatAge(at: number, now: number): string {
  const distance = at - now;
  const [unit, length] = steps.find(([, ms]) => Math.abs(distance) >= ms) ?? ['second', 1_000];
  return relative().format(Math.trunc(distance / length) || 0, unit);
}
