import { unreachable } from '../../unreachable';
import { aggregationConfig } from './aggregation-codec';
import { objectOf } from '../lossless';
import type { SearchType } from '../search';
import type { AggregationWidget, Pivot, PivotInterval, Series, SortItem } from './widget';
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
  const { rowPivots, columnPivots, series, sort, rollup } = widget.config;
  return {
    id,
    type: 'pivot',
    name,
    ...searchTypeFields(widget),
    // Without column groups the metrics of the rows are all there is.
    rollup: rollup || columnPivots.length === 0,
    row_groups: rowPivots.flatMap(groupOf),
    column_groups: columnPivots.flatMap(groupOf),
    series: series.map(seriesOf),
    sort: sort.map((item) => ({
      type: item.type,
      field: sortedField(item),
      direction: item.direction,
    })),
  };
}

function groupOf(pivot: Pivot): object[] {
  switch (pivot.type) {
    case 'values':
      return [
        {
          type: 'values',
          fields: pivot.fields,
          limit: pivot.config.limit,
          skip_empty_values: pivot.config.skipEmptyValues,
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

/** `percentile(took_ms,95)`; field names may contain commas and parentheses. */
const FUNCTION = /^(\w+)\((.*)\)$/s;
const PERCENTILE = /^(.*),\s*(\d+(?:\.\d+)?)$/s;

/** The server returns the metric under the name that the user gave it. */
function seriesOf({ function: written, config: { name } }: Series) {
  const [, type = written, inner = ''] = FUNCTION.exec(written) ?? [];
  const [, field = inner, percentile] =
    (type === 'percentile' ? PERCENTILE.exec(inner) : null) ?? [];
  return {
    type,
    id: name ?? written,
    ...(field !== '' && { field }),
    ...(percentile !== undefined && { percentile: Number(percentile) }),
  };
}

/** Sorting by a metric uses the server's spelling: `percentile(took_ms,95.0)`. */
function sortedField({ type, field }: SortItem): string {
  return type === 'series' && field.startsWith('percentile(')
    ? field.replace(/,\s*(\d+)\)$/, ',$1.0)')
    : field;
}
