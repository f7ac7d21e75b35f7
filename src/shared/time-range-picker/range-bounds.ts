import type { TimeRange } from '@/domain/time-range/time-range';
import { useNow } from '@/shared/refresh/use-now';
import { t } from '@/shared/texts/t';
import { instantBefore } from './fields/instant-before';
import type { KeywordPreview } from './use-keyword-preview';

type Bounds = { from: string; to: string };

const SECOND = 1_000;

/**
 * From when until when the range would be if it ran now, which moves on with the clock; words where
 * that cannot be said.
 */
export function useRangeBounds(
  range: TimeRange | undefined,
  keyword: KeywordPreview,
): Bounds | string {
  const now = Math.floor(useNow(SECOND) / SECOND) * SECOND;
  return boundsOf(range, keyword, now);
}

function boundsOf(
  range: TimeRange | undefined,
  keyword: KeywordPreview,
  now: number,
): Bounds | string {
  if (!range || (range.type === 'keyword' && keyword.unparseable))
    return t('timeRange.previewNone');
  switch (range.type) {
    case 'absolute':
      return range;
    case 'keyword':
      return (
        keyword.range ?? (keyword.busy ? t('timeRange.previewLoading') : t('timeRange.previewNone'))
      );
    default: {
      const [from, to] = 'range' in range ? [range.range, 0] : [range.from, range.to ?? 0];
      return from === 0
        ? t('timeRange.previewAll')
        : { from: instantBefore(now, from), to: instantBefore(now, to) };
    }
  }
}
