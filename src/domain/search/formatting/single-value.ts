import { byLocale } from '../../format/locale';
import { formatNumber } from '../../format/number';
import { formatPattern } from '../../format/pattern/format-pattern';
import { formatValue, symbolOf, type ValueFormat } from './format-value';
import type { Unit } from './formatting';

/** Smaller fractions need more than two decimals to say anything. */
const LEAST_FRACTION = 0.1;
/** Digits of a number below that. */
const FEW_DIGITS = 2;

/** A number that is shown alone and large: `621.73`, `0.0034`, or as its format says. */
export function formatSingle(value: number | bigint, format: ValueFormat): string {
  const isWritten = format.unit !== 'plain' || format.decimals !== null;
  if (isWritten || typeof value === 'bigint' || !Number.isFinite(value))
    return formatValue(value, format);
  return Math.abs(value) >= LEAST_FRACTION || value === 0
    ? formatPattern(value, '0,0.[00]')
    : formatNumber(Number(value.toPrecision(FEW_DIGITS)));
}

const exact = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));

/** A number with all of its digits, in the unit in which it is stored: `621.7321 ms`. */
export function formatExactly(value: number | bigint, unit: Unit): string {
  const size = Math.abs(Number(value));
  const isPlain = typeof value === 'bigint' || size === 0 || (size >= 1e-6 && size < 1e21);
  return `${isPlain ? exact().format(value) : String(value)}${symbolOf(unit)}`;
}
