import { byLocale } from './locale';

const grouped = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 7 }));
const short = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const seconds = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const byteUnits = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];

const compact = byLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 }),
);

/** A count with grouped digits: `1,234,567`. */
export const formatCount = (count: number | bigint) => grouped().format(count);

/**
 * A measured number with grouped digits and up to 7 decimals. Integers of any length are exact;
 * numbers that would round to 0 or have more than 21 digits use an exponent.
 */
export function formatNumber(value: number | bigint): string {
  if (typeof value === 'bigint') return grouped().format(value);
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size === 0) return '0';
  return size < 5e-8 || size >= 1e21 ? String(value) : grouped().format(value);
}

/** A value beside an axis, short: `2,500`, `12.5K`, `0.05`, `1e+16`. */
export function formatTick(value: number): string {
  if (Math.abs(value) >= 1e15) return value.toExponential();
  return Math.abs(value) < 10_000 ? formatNumber(value) : compact().format(value);
}

/** A rate per second: one decimal below 10, an integer above. */
export const formatRate = (rate: number) =>
  formatCount(rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10);

/** Bytes in the largest binary unit with a value of at least one: `4.8 MiB`. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  // 1023.95 KiB would be rounded to 1,024.
  while (Math.abs(value) >= 1023.95 && unit < byteUnits.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${short().format(value)} ${byteUnits[unit]}`;
}

/**
 * A duration in milliseconds in its two largest units: `12 ms`, `1.25 s`, `2 min 5 s`, `3 d 4 h`.
 */
export function formatDuration(ms: number): string {
  const size = Math.abs(ms);
  if (size < 999.5) return `${formatCount(Math.round(ms))} ms`;
  if (size < 59_995) return `${seconds().format(ms / 1000)} s`;
  const whole = Math.round(size / 1000);
  const sign = ms < 0 ? '-' : '';
  const [days, hours, minutes, rest] = [
    Math.floor(whole / 86_400),
    Math.floor(whole / 3_600) % 24,
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  if (days > 0) return `${sign}${formatCount(days)} d${part(hours, 'h')}`;
  if (hours > 0) return `${sign}${hours} h${part(minutes, 'min')}`;
  return `${sign}${minutes} min${part(rest, 's')}`;
}

const part = (value: number, unit: string) => (value === 0 ? '' : ` ${value} ${unit}`);

/**
 * A value of a pivot as a number. Undefined if there is none: Graylog returns the average of
 * nothing as "NaN", "Infinity" or "-Infinity", or omits it.
 */
export function readPivotNumber(value: unknown): number | bigint | undefined {
  if (typeof value === 'bigint') return value;
  const number = typeof value === 'string' && /^[+-]?(\d|\.\d)/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
