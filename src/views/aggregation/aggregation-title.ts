import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';

/** The title of an aggregation without one of its own. */
export function aggregationTitle({ series, rowPivots, columnPivots }: AggregationConfig): string {
  if (series.length === 0) return t('results.untitledAggregation');
  const metrics = series.map(({ function: written, config }) => config.name || written).join(', ');
  const fields = [...rowPivots, ...columnPivots]
    .flatMap((pivot) => (pivot.type === 'foreign' ? [] : pivot.fields))
    .join(', ');
  return fields === '' ? metrics : t('results.aggregationTitle', { metrics, fields });
}
