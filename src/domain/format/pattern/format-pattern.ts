import numeral from 'numeral';
import { byLocale } from '../locale';

/**
 * How a number is written: `0,0` groups digits, `[…]` are digits that are left out if they are zero,
 * `%` is of a ratio, and `+` means that every number has a sign.
 */
export type Pattern = '0,0.[00]' | '0.00%' | '+0,0[.]0[000]' | '+0[.]0[0]%';

/** Digits after the separator, at most. A percentage has two more before it is one. */
const DECIMALS: Readonly<Record<Pattern, number>> = {
  '0,0.[00]': 2,
  '0.00%': 4,
  '+0,0[.]0[000]': 4,
  '+0[.]0[0]%': 4,
};
/** A number keeps this many digits through arithmetic. */
const SAFE_DIGITS = 15;

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
  const plain = rounding[DECIMALS[pattern]]?.format(size) ?? String(size);
  const sign = isNegative && /[1-9]/.test(plain) ? '-' : pattern.startsWith('+') ? '+' : '';
  const text =
    plain.replace('.', '').length <= SAFE_DIGITS
      ? byNumeral(Number(plain), pattern)
      : byIntl(size, pattern);
  return `${sign}${text}`;
}

/** To a number without an exponent, rounded by its digits: numeral does neither for all numbers. */
const rounding: Readonly<Record<number, Intl.NumberFormat>> = Object.fromEntries(
  Object.values(DECIMALS).map((decimals) => [
    decimals,
    new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: decimals }),
  ]),
);

/** A number that is rounded already, in the language of the formats. */
function byNumeral(size: number, pattern: Pattern): string {
  const { name, percent } = language();
  numeral.locale(name);
  const text = numeral(size).format(pattern.replace('+', ''));
  return text.endsWith('%') ? `${text.slice(0, -1)}${percent}` : text;
}

/**
 * Gives numeral the separators of the language; it knows those of few. Not by `register`, which
 * throws for a name that is known: this module may be loaded again, numeral is not.
 */
const language = byLocale((locale) => {
  const name = `console-${locale}`.toLowerCase();
  const part = (type: string, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options)
      .formatToParts(options ? 0.5 : 1_234_567.5)
      .find((one) => one.type === type)?.value ?? '';
  numeral.locales[name] = {
    delimiters: { thousands: part('group'), decimal: part('decimal') },
    abbreviations: { thousand: 'k', million: 'm', billion: 'b', trillion: 't' },
    ordinal: () => '.',
    currency: { symbol: '' },
  };
  const percent = { style: 'percent' } as const;
  return { name, percent: `${part('literal', percent)}${part('percentSign', percent)}` };
});

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

/** More digits than numbers of JavaScript have: integers beyond 2^53 among them. */
function byIntl(size: number | bigint, pattern: Pattern): string {
  const known =
    formats.get(pattern) ?? byLocale((locale) => new Intl.NumberFormat(locale, OPTIONS[pattern]));
  formats.set(pattern, known);
  return known().format(size);
}

const formats = new Map<Pattern, () => Intl.NumberFormat>();
