import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';

/** The title of an aggregation without one of its own: its metrics. */
export const aggregationTitle = ({ config: { series } }: AggregationWidget): string =>
  series.map(({ function: written, config }) => config.name ?? written).join(', ') ||
  t('results.untitledAggregation');
