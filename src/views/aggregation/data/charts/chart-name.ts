import { formatInstant } from '@/domain/format/instants/instant';
import { plainText } from '@/domain/format/text/plain-text';
import { formatResult } from '@/domain/search/formatting/format-value';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { fieldsOf, shapeOf } from '../aggregation-view';
import type { ChartSeries } from './chart-series';
import type { FormatOf } from '../metric-formats';

type NamedChart = {
  config: AggregationConfig;
  range: AbsoluteRange;
  zone: string;
  series: readonly Pick<ChartSeries, 'name' | 'metric' | 'values'>[];
  /** The name of a group of rows. */
  nameOf: (point: number) => string;
  formatOf: FormatOf;
};

/** What a chart shows, in words: type, metrics, groupings, time range and its highest value. */
export function chartName({ config, range, zone, series, nameOf, formatOf }: NamedChart): string {
  const list = (names: readonly string[]) => [...new Set(names)].map(plainText).join(', ');
  const instant = (one: string) => formatInstant(one, { zone });
  const fields = [...fieldsOf(config.rowPivots), ...fieldsOf(config.columnPivots)];
  const what = {
    type: typeName(config.visualization),
    metrics: list(shapeOf(config).series),
    from: instant(range.from),
    to: instant(range.to),
  };
  const name =
    fields.length === 0
      ? t('chartName.ofAll', what)
      : t('chartName.by', { ...what, fields: list(fields.map(({ field }) => field)) });
  const top = highest(series);
  if (!top) return name;
  const { name: of, metric } = series[top.series] ?? { name: '', metric: '' };
  return `${name}. ${t('chartName.highest', {
    value: formatResult(top.value, formatOf(metric)),
    at: list([nameOf(top.point), ...(series.length > 1 ? [of] : [])].filter((one) => one !== '')),
  })}`;
}

/** The highest of all values, the first of equal ones. */
export function highest(
  series: readonly Pick<ChartSeries, 'values'>[],
): { series: number; point: number; value: number } | undefined {
  let top: ReturnType<typeof highest>;
  for (const [place, { values }] of series.entries())
    for (const [point, value] of values.entries())
      if (value !== undefined && (!top || value > top.value)) top = { series: place, point, value };
  return top;
}

function typeName(visualization: string): string {
  switch (visualization) {
    case 'bar':
      return t('chartName.bar');
    case 'line':
      return t('chartName.line');
    case 'area':
      return t('chartName.area');
    case 'scatter':
      return t('chartName.scatter');
    case 'pie':
      return t('chartName.pie');
    case 'heatmap':
      return t('chartName.heatmap');
    case 'map':
      return t('chartName.map');
    default:
      return visualization;
  }
}
