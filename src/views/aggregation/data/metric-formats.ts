import { metricFormats, PLAIN, type MetricFormat } from '@/domain/search/formatting/formatting';
import type { AggregationConfig } from '@/domain/search/widgets/widget';

type Formatted = Pick<AggregationConfig, 'series' | 'formatting' | 'units'>;

/** How to show the values of a metric, by its name in the result. */
export type FormatOf = (metric: string) => MetricFormat;

export function formatsOf(config: Formatted): FormatOf {
  const formats = metricFormats(config);
  const byName = new Map(
    config.series.map(({ function: written, config: { name } }, at) => [
      name ?? written,
      formats[at] ?? PLAIN,
    ]),
  );
  return (metric) => byName.get(metric) ?? PLAIN;
}

/** The format of an axis that all metrics share: plain unless they have the same unit. */
export function axisFormat(config: Formatted): MetricFormat {
  const [first = PLAIN, ...others] = metricFormats(config);
  return others.every(({ unit }) => unit === first.unit) ? first : PLAIN;
}
