import { byLocale } from '../locale';

/**
 * How a number is written: `0,0` groups digits, `[…]` are digits that are left out if they are zero,
 * `%` is of a ratio, and `+` means that every number has a sign.
 */
export type Pattern = '0,0.[00]' | '0.00%' | '+0,0[.]0[000]' | '+0[.]0[0]%';

const OPTIONS: Readonly<Record<Pattern, Intl.NumberFormatOptions>> = {
  '0,0.[00]': { maximumFractionDigits: 2 },
  '0.00%': {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  },
  '+0,0[.]0[000]': { maximumFractionDigits: 4 },
  '+0[.]0[0]%': { style: 'percent', maximumFractionDigits: 2, useGrouping: false },
};

const formats = new Map<Pattern, () => Intl.NumberFormat>();

/**
 * A number as a pattern writes it, in the language of the formats. It is rounded by its decimal
 * digits, a half away from zero, and has no sign if it is rounded to zero, except the `+` of a
 * pattern. Integers of any length are exact; from 1e21 on, numbers are written with an exponent.
 */
export function formatPattern(value: number | bigint, pattern: Pattern): string {
  if (typeof value === 'number' && !(Math.abs(value) < 1e21)) return String(value);
  const isNegative = value < 0;
  // Not the negative zero, which would have a sign.
  const size = typeof value === 'bigint' ? (isNegative ? -value : value) : Math.abs(value);
  const text = formatOf(pattern).format(size);
  return `${signOf(isNegative && /[1-9]/.test(text), pattern.startsWith('+'))}${text}`;
}

const signOf = (isNegative: boolean, isSigned: boolean) => (isNegative ? '-' : isSigned ? '+' : '');

function formatOf(pattern: Pattern): Intl.NumberFormat {
  const known =
    formats.get(pattern) ?? byLocale((locale) => new Intl.NumberFormat(locale, OPTIONS[pattern]));
  formats.set(pattern, known);
  return known();
}
