import type { TimeRange } from '@/domain/time-range/time-range';
import type { Variable } from '@/domain/search/variables/variable';
import {
  NO_FORMATTING,
  PLAIN,
  type Formatting,
  type MetricFormat,
} from '@/domain/search/formatting/formatting';
import type {
  AggregationConfig,
  Series,
  SortItem,
  ValuesPivot,
} from '@/domain/search/widgets/widget';

/** A widget of the sample: `place` is column, row, width and height. */
export type Placed = {
  title: string;
  place: readonly [col: number, row: number, width: number, height: number];
  query?: string;
  range?: TimeRange;
} & ({ chart: Partial<AggregationConfig> } | { columns: readonly string[] });
export type SamplePage = { title: string; widgets: readonly Placed[] };
export type SampleDashboard = {
  title: string;
  summary: string;
  description: string;
  variables?: readonly Variable[];
  pages: readonly SamplePage[];
};

export const HOUR: TimeRange = { type: 'relative', from: 3_600 };
export const DAY: TimeRange = { type: 'relative', from: 86_400 };

export const top = (field: string, limit = 10): ValuesPivot => ({
  type: 'values',
  fields: [field],
  config: { limit, skipEmptyValues: true },
});
export const metric = (of: string, name: string | null = null): Series => ({
  function: of,
  config: { name },
});
export const by = (type: SortItem['type'], field: string): SortItem => ({
  type,
  field,
  direction: 'Descending',
});
export const count = metric('count()', 'Messages');
/** The formatting of the metrics of a widget; `others` is what its values are called, and more. */
export const formats = (
  metrics: Readonly<Record<string, Partial<MetricFormat>>>,
  others: Partial<Formatting> = {},
): Pick<AggregationConfig, 'formatting'> => ({
  formatting: {
    ...NO_FORMATTING,
    ...others,
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, format]) => [name, { ...PLAIN, ...format }]),
    ),
  },
});
/** Milliseconds without decimals. */
export const MS: Partial<MetricFormat> = { unit: 'ms', decimals: 0 };
export const WHOLE: Partial<MetricFormat> = { decimals: 0 };
export const number = (series: Series, trend: 'LOWER' | 'HIGHER'): Partial<AggregationConfig> => ({
  rowPivots: [],
  series: [series],
  visualization: 'numeric',
  visualizationConfig: { trend: true, trend_preference: trend },
});
