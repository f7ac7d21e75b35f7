import { formatPattern } from '@/domain/format/pattern/format-pattern';
import { formatDifference, type ValueFormat } from '@/domain/search/formatting/format-value';

/** `relative` is missing if the value was zero before, because no ratio is defined then. */
export type Trend = {
  absolute: string;
  relative: string | undefined;
  mood: 'good' | 'bad' | 'neutral';
};

/** The change from the previous window; undefined if it has no number to compare with. */
export function trendOf(
  current: number,
  previous: number | bigint | undefined,
  { preference, format }: { preference: unknown; format: ValueFormat },
): Trend | undefined {
  if (previous === undefined) return undefined;
  const previousNumber = Number(previous);
  const difference = current - previousNumber;
  const share = (ratio: number) => formatPattern(ratio, '+0[.]0[0]%');
  const isPlain = format.unit === 'plain' && format.decimals === null;
  return {
    absolute: isPlain
      ? formatPattern(difference, '+0,0[.]0[000]')
      : formatDifference(difference, format),
    relative:
      previousNumber === 0
        ? difference === 0
          ? share(0)
          : undefined
        : share(difference / Math.abs(previousNumber)),
    mood:
      difference === 0 || (preference !== 'HIGHER' && preference !== 'LOWER')
        ? 'neutral'
        : difference > 0 === (preference === 'HIGHER')
          ? 'good'
          : 'bad',
  };
}
