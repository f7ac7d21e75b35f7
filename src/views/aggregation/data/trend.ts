import { byLocale } from '@/domain/format/locale';
import { formatDifference, type ValueFormat } from '@/domain/search/formatting/format-value';

/** `relative` is missing if the value was zero before, because no ratio is defined then. */
export type Trend = {
  absolute: string;
  relative: string | undefined;
  mood: 'good' | 'bad' | 'neutral';
};

/** `+0,0[.]0[000]`, and `+0[.]0[0]%`, as patterns of numeral.js. */
const signed = byLocale(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'always', maximumFractionDigits: 4 }),
);
const signedPercent = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      signDisplay: 'always',
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
);

/** The change from the previous window; undefined if it has no number to compare with. */
export function trendOf(
  current: number,
  previous: number | bigint | undefined,
  { preference, format }: { preference: unknown; format: ValueFormat },
): Trend | undefined {
  if (previous === undefined) return undefined;
  const previousNumber = Number(previous);
  const difference = current - previousNumber;
  const isPlain = format.unit === 'plain' && format.decimals === null;
  return {
    absolute: isPlain ? signed().format(difference || 0) : formatDifference(difference, format),
    relative:
      previousNumber === 0
        ? difference === 0
          ? signedPercent().format(0)
          : undefined
        : signedPercent().format(difference / Math.abs(previousNumber) || 0),
    mood:
      difference === 0 || (preference !== 'HIGHER' && preference !== 'LOWER')
        ? 'neutral'
        : difference > 0 === (preference === 'HIGHER')
          ? 'good'
          : 'bad',
  };
}
