import { byLocale } from '@/domain/format/locale';

/** `relative` is missing if the value was zero before, because no ratio is defined then. */
export type Trend = {
  absolute: string;
  relative: string | undefined;
  mood: 'good' | 'bad' | 'neutral';
};

const signed = byLocale(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'always', maximumFractionDigits: 4 }),
);
const signedPercent = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      signDisplay: 'always',
      maximumFractionDigits: 2,
    }),
);

/** The change from the previous window; undefined if it has no number to compare with. */
export function trendOf(
  current: number,
  previous: number | bigint | undefined,
  preference: unknown,
): Trend | undefined {
  if (previous === undefined) return undefined;
  const previousNumber = Number(previous);
  const difference = current - previousNumber;
  return {
    absolute: signed().format(difference),
    relative:
      previousNumber === 0
        ? difference === 0
          ? signedPercent().format(0)
          : undefined
        : signedPercent().format(difference / Math.abs(previousNumber)),
    mood:
      difference === 0 || (preference !== 'HIGHER' && preference !== 'LOWER')
        ? 'neutral'
        : difference > 0 === (preference === 'HIGHER')
          ? 'good'
          : 'bad',
  };
}
