import { visualizations, type VisualizationType } from '../aggregation/visualizations';
import { DEFAULT_LIMIT } from '../widgets/models/aggregation-codec';
import { newAggregation, overTime } from '../widgets/new-widgets';
import type {
  AggregationConfig,
  AggregationWidget,
  Series,
  SortItem,
  ValuesPivot,
} from '../widgets/widget';
import type { FieldKind } from './field-kind';

export type ChartedField = { name: string; kind: FieldKind };

/** More columns than this are hard to tell apart. */
const COLUMN_LIMIT = 5;
const PLACE_LIMIT = 100;

const valuesOf = (field: string, limit = DEFAULT_LIMIT): ValuesPivot => ({
  type: 'values',
  fields: [field],
  config: { limit, skipEmptyValues: true },
});
const metric = (written: string): Series => ({ function: written, config: { name: null } });
const largestFirst = (written: string): SortItem => ({
  type: 'series',
  field: written,
  direction: 'Descending',
});
const drawnAs = (
  visualization: VisualizationType,
  options: object = {},
): Pick<AggregationConfig, 'visualization' | 'visualizationConfig'> => ({
  visualization,
  visualizationConfig: { ...visualizations[visualization].defaults, ...options },
});

/** The number of messages for each of the most frequent values. */
const frequent = (field: string, limit?: number) => ({
  rowPivots: [valuesOf(field, limit)],
  series: [metric('count()')],
  sort: [largestFirst('count()')],
});

/** A chart of one field, whose kind decides what it shows. */
export function chartOfField(id: string, { name, kind }: ChartedField): AggregationWidget {
  switch (kind) {
    case 'date':
      return newAggregation(id, { rowPivots: [overTime(name)], ...drawnAs('bar') });
    case 'number':
      return newAggregation(id, {
        series: ['avg', 'min', 'max'].map((one) => metric(`${one}(${name})`)),
        ...drawnAs('line'),
      });
    case 'place':
      return newAggregation(id, { ...frequent(name, PLACE_LIMIT), ...drawnAs('map') });
    case 'value':
      return newAggregation(id, { ...frequent(name), ...drawnAs('bar') });
    case 'text':
      return newAggregation(id, { series: [metric(`count(${name})`)], ...drawnAs('bar') });
  }
}

/** Whether two fields can be drawn in one chart. */
export const canCompare = (one: ChartedField, other: ChartedField): boolean =>
  one.name !== other.name &&
  one.kind !== 'text' &&
  other.kind !== 'text' &&
  !(one.kind === 'date' && other.kind === 'date');

/**
 * Two numbers as two metrics over time, a number by the values or dates of the other field, or the
 * number of messages by the values of both.
 */
export function comparisonOf(
  id: string,
  one: ChartedField,
  other: ChartedField,
): AggregationWidget {
  const numbers = [one, other].filter(({ kind }) => kind === 'number');
  const groups = [one, other].filter(({ kind }) => kind !== 'number');
  const date = groups.find(({ kind }) => kind === 'date');
  const means = numbers.map(({ name }) => metric(`avg(${name})`));
  if (groups.length === 0) return newAggregation(id, { series: means, ...drawnAs('line') });
  if (means[0] && date)
    return newAggregation(id, {
      rowPivots: [overTime(date.name)],
      series: means,
      ...drawnAs('line'),
    });
  if (means[0])
    return newAggregation(id, {
      rowPivots: groups.map(({ name }) => valuesOf(name)),
      series: means,
      sort: [largestFirst(means[0].function)],
      ...drawnAs('bar'),
    });
  const [rows, columns] = date ? [date, groups.find((group) => group !== date)] : groups;
  return newAggregation(id, {
    ...(date ? { rowPivots: [overTime(date.name)] } : frequent(rows?.name ?? '')),
    columnPivots: columns ? [valuesOf(columns.name, COLUMN_LIMIT)] : [],
    ...drawnAs('bar', { barmode: 'stack' }),
    rollup: false,
  });
}
