import { unreachable } from '../../../unreachable';
import { aggregationConfig, valuesConfig } from './aggregation-codec';
import { hasPercentile, hasStrategy, readMetricFunction } from '../../metric-function';
import { objectOf } from '../../lossless';
import type { SearchType } from '../../search';
import type { AggregationConfig, AggregationWidget, Pivot, PivotInterval, Series } from '../widget';
import { kindOf, searchTypeFields, widgetFields } from './widget-fields';
import type { IdOf, WidgetModel } from './widget-model';

const UNITS: Readonly<Record<string, string>> = {
  seconds: 's',
  minutes: 'm',
  hours: 'h',
  days: 'd',
  weeks: 'w',
  months: 'M',
  years: 'y',
};

export const aggregationModel: WidgetModel<AggregationWidget> = {
  codec: objectOf<Omit<AggregationWidget, 'kept'>>({
    ...widgetFields,
    kind: ['type', kindOf('aggregation')],
    config: ['config', aggregationConfig],
  }),
  searchTypes: aggregationTypes,
};

function aggregationTypes(widget: AggregationWidget, idOf: IdOf): SearchType[] {
  const { visualization, visualizationConfig, eventAnnotation } = widget.config;
  const chart = pivotType(widget, idOf('pivot', 'chart'), 'chart');
  const hasTrend = visualization === 'numeric' && visualizationConfig?.['trend'] === true;
  const trend = {
    ...pivotType(widget, hasTrend ? idOf('pivot', 'trend') : '', 'trend'),
    timerange: { type: 'offset', source: 'search_type', id: chart.id },
  };
  const events = {
    id: eventAnnotation ? idOf('events', 'events') : '',
    type: 'events',
    name: 'events',
    ...searchTypeFields(widget),
  };
  return [chart, ...(hasTrend ? [trend] : []), ...(eventAnnotation ? [events] : [])];
}

function pivotType(widget: AggregationWidget, id: string, name: string): SearchType {
  const { rowPivots, columnPivots, series, rollup } = widget.config;
  return {
    id,
    type: 'pivot',
    name,
    ...searchTypeFields(widget),
    // Without columns the metrics of the rows are the roll-up.
    rollup: columnPivots.length === 0 || rollup,
    row_groups: rowPivots.flatMap(groupOf),
    column_groups: columnPivots.flatMap(groupOf),
    series: series.map(seriesOf),
    sort: effectiveSort(widget.config).map(({ type, field, direction }) => ({
      type,
      field,
      direction,
    })),
  };
}

/** Without the entries that refer to no metric and no grouping; a metric is named by its function. */
export function effectiveSort({
  sort,
  series,
  rowPivots,
  columnPivots,
}: Pick<AggregationConfig, 'sort' | 'series' | 'rowPivots' | 'columnPivots'>) {
  const fields = new Set([
    ...series.map((one) => one.function),
    ...[...rowPivots, ...columnPivots].flatMap((pivot) =>
      pivot.type === 'foreign' ? [] : pivot.fields,
    ),
  ]);
  return sort.filter(({ field }) => fields.has(field));
}

/** Members of the configuration move up beside the fields. */
function groupOf(pivot: Pivot): object[] {
  switch (pivot.type) {
    case 'values':
      return [
        {
          type: 'values',
          fields: pivot.fields,
          ...(valuesConfig.write(pivot.config) as object),
        },
      ];
    case 'time':
      return [{ type: 'time', fields: pivot.fields, interval: intervalOf(pivot.config.interval) }];
    case 'foreign':
      return [];
    default:
      return unreachable(pivot);
  }
}

const intervalOf = (interval: PivotInterval) =>
  interval.type === 'auto'
    ? { type: 'auto', scaling: interval.scaling }
    : { type: 'timeunit', timeunit: `${interval.value}${UNITS[interval.unit] ?? interval.unit}` };

/** The server returns the metric under the name that the user gave it. */
function seriesOf({ function: written, config: { name } }: Series) {
  const { name: type, field, parameter } = readMetricFunction(written);
  return {
    type,
    id: name || written,
    ...(field !== '' && { field }),
    // As text, so that 95 and 95.0 stay what the user wrote.
    ...(hasPercentile(type) && parameter !== undefined && { percentile: parameter }),
    // Left out, it is COUNT.
    ...(hasStrategy(type) && parameter?.toUpperCase() === 'SUM' && { strategy: 'SUM' }),
  };
}
