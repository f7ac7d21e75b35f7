import { byLocale } from '../../format/locale';
import { formatBytes, formatDuration, formatNumber, readPivotNumber } from '../../format/number';
import type { MetricFormat, Unit } from './formatting';

export type ValueFormat = Pick<MetricFormat, 'unit' | 'decimals'>;

const MS: Readonly<Partial<Record<Unit, number>>> = {
  ns: 1e-6,
  us: 1e-3,
  ms: 1,
  s: 1_000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};
const SYMBOLS = { ns: 'ns', us: 'µs', ms: 'ms', s: 's', min: 'min', h: 'h', d: 'd' } as const;
/** From the smallest to the largest, with their sizes. */
const TIME_UNITS = Object.entries(SYMBOLS).map(
  ([unit, symbol]) => [MS[unit as Unit] ?? 1, symbol] as const,
);
const SI_BYTES = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'].map(
  (symbol, power) => [1_000 ** power, symbol] as const,
);
const IEC_BYTES = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'].map(
  (symbol, power) => [1_024 ** power, symbol] as const,
);

/** Digits after the separator of values with a unit, unless the format says otherwise. */
const USUAL_DECIMALS = 2;

/** The size of a duration of this unit in milliseconds; undefined for units of anything else. */
export const msOf = (unit: Unit): number | undefined => MS[unit];

/** What is written after a number that is stored in this unit, with a space before if it has one. */
export function symbolOf(unit: Unit): string {
  switch (unit) {
    case 'plain':
    case 'ratio':
      return '';
    case 'percent':
      return '%';
    case 'bytes':
    case 'bytes-si':
      return ' B';
    default:
      return ` ${SYMBOLS[unit]}`;
  }
}

/** A value of a metric as it is shown everywhere: in tables, on axes, in tooltips and captions. */
export function formatValue(value: number | bigint, { unit, decimals }: ValueFormat): string {
  const number = Number(value);
  if (unit === 'plain') return decimals === null ? formatNumber(value) : fixed(value, decimals);
  if (!Number.isFinite(number)) return String(number);
  switch (unit) {
    case 'percent':
      return percents(decimals)().format(number / 100);
    case 'ratio':
      return percents(decimals)().format(number);
    case 'bytes':
      return decimals === null ? formatBytes(number) : scaled(number, IEC_BYTES, decimals);
    case 'bytes-si':
      return scaled(number, SI_BYTES, decimals);
    default:
      return duration(number, unit, decimals);
  }
}

/**
 * In a single unit and with few digits, on an axis: `1.5 min`, but `100 s` rather than `1.67 min`.
 */
export function formatShort(value: number, unit: Unit): string {
  const size = msOf(unit);
  if (size === undefined) return formatValue(value, { unit, decimals: null });
  const ms = value * size;
  const isShort = ([of]: readonly [number, string]) =>
    of <= 1_000 || Math.abs(ms / of - Number((ms / of).toFixed(1))) < 1e-9;
  return scaled(ms, TIME_UNITS.filter(isShort), null);
}

/**
 * A value of a result: the average of no values is no number, and the latest value of a field may
 * be a text, which is shown as it is. `missing` is shown if there is no value.
 */
export function formatResult(value: unknown, format: ValueFormat, missing = '–'): string {
  if (typeof value === 'string') return NO_NUMBER.test(value) ? missing : value;
  const number = readPivotNumber(value);
  return number === undefined ? missing : formatValue(number, format);
}

/** The difference of two values, with its sign: `+1.25 s`. */
export const formatDifference = (difference: number, format: ValueFormat): string =>
  `${difference < 0 ? '-' : '+'}${formatValue(Math.abs(difference), format)}`;

/** How servers write the average of nothing. */
const NO_NUMBER = /^(NaN|-?Infinity)$/;

function duration(value: number, unit: Unit, decimals: number | null): string {
  const ms = value * (MS[unit] ?? 1);
  if (decimals === null && Math.abs(ms) >= 59_995) return formatDuration(ms);
  if (ms === 0) return `${number(decimals)().format(0)} ${symbolOf(unit).trim()}`;
  return scaled(ms, TIME_UNITS, decimals);
}

/** In the largest unit in which the value, as rounded, is at least one. */
function scaled(
  value: number,
  units: readonly (readonly [size: number, symbol: string])[],
  decimals: number | null,
): string {
  const digits = decimals ?? USUAL_DECIMALS;
  const fits = ([size]: readonly [number, string], next: number) =>
    Number((Math.abs(value) / size).toFixed(digits)) < next / size;
  const at = units.findIndex((unit, i) => fits(unit, units[i + 1]?.[0] ?? Infinity));
  const [size = 1, symbol = ''] = units[at] ?? [];
  return `${number(decimals)().format(value / size)} ${symbol}`;
}

const fixed = (value: number | bigint, decimals: number) =>
  typeof value === 'bigint' || Number.isFinite(value)
    ? number(decimals)().format(value)
    : String(value);

/** Zero has no sign, also after rounding. */
const SIGN = { signDisplay: 'negative' } as const;

const digitsOf = (decimals: number | null): Intl.NumberFormatOptions =>
  decimals === null
    ? { maximumFractionDigits: USUAL_DECIMALS }
    : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };

const number = cached(
  (decimals, locale) => new Intl.NumberFormat(locale, { ...SIGN, ...digitsOf(decimals) }),
);
const percents = cached(
  (decimals, locale) =>
    new Intl.NumberFormat(locale, { style: 'percent', ...SIGN, ...digitsOf(decimals) }),
);

/** One format per number of decimals and locale. */
function cached(
  make: (decimals: number | null, locale: string) => Intl.NumberFormat,
): (decimals: number | null) => () => Intl.NumberFormat {
  const formats = new Map<number | null, () => Intl.NumberFormat>();
  return (decimals) => {
    const known = formats.get(decimals) ?? byLocale((locale) => make(decimals, locale));
    formats.set(decimals, known);
    return known;
  };
}
