import { newAggregation, overTime } from './new-widgets';
import { isObject } from '../json-object';
import type { AggregationWidget, PivotInterval, TimePivot } from './widget';

/** A chart that older versions kept in the browser, with their names for its parts. */
export type LegacyChart = {
  field: string;
  valuetype: string;
  interval: string;
  renderer: string;
  interpolation: string;
};

/**
 * Charts by id from local storage, which may contain anything; entries without a field are ignored.
 */
export function readLegacyCharts(stored: unknown): LegacyChart[] {
  return (isObject(stored) ? Object.values(stored) : []).flatMap((one): LegacyChart[] => {
    if (!isObject(one) || typeof one['field'] !== 'string' || one['field'] === '') return [];
    const text = (name: string) => (typeof one[name] === 'string' ? one[name] : '');
    return [
      {
        field: one['field'],
        valuetype: text('valuetype'),
        interval: text('interval'),
        renderer: text('renderer'),
        interpolation: text('interpolation'),
      },
    ];
  });
}

const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['mean', 'avg'],
  ['max', 'max'],
  ['min', 'min'],
  ['total', 'sum'],
  ['count', 'count'],
  ['cardinality', 'card'],
]);
const VISUALIZATIONS: ReadonlyMap<string, string> = new Map([
  ['area', 'area'],
  ['bar', 'bar'],
  ['line', 'line'],
  ['scatterplot', 'scatter'],
]);
const UNITS: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'week', 'month', 'year']);

/** The equivalent aggregation: one metric of a field over time. */
export function fromLegacyChart(
  { field, valuetype, interval, renderer, interpolation }: LegacyChart,
  id: string,
): AggregationWidget {
  const visualization = VISUALIZATIONS.get(renderer) ?? 'bar';
  return newAggregation(id, {
    rowPivots: [grouped(interval)],
    series: [
      { function: `${FUNCTIONS.get(valuetype) ?? 'avg'}(${field})`, config: { name: null } },
    ],
    visualization,
    visualizationConfig: configOf(visualization, interpolation),
  });
}

function grouped(interval: string): TimePivot {
  const length = intervalOf(interval);
  return length ? { ...overTime(), config: { interval: length } } : overTime();
}

/** Quarters are no longer supported as a unit. */
function intervalOf(interval: string): PivotInterval | undefined {
  if (interval === 'quarter') return { type: 'timeunit', value: 3, unit: 'months' };
  return UNITS.has(interval) ? { type: 'timeunit', value: 1, unit: `${interval}s` } : undefined;
}

/** Only one of the old interpolations still exists. */
function configOf(visualization: string, interpolation: string): Readonly<Record<string, unknown>> {
  if (visualization === 'bar') return { barmode: 'group', axis_type: 'linear' };
  if (visualization === 'scatter') return { axis_type: 'linear' };
  return {
    interpolation:
      interpolation === '' || interpolation === 'linear'
        ? 'linear'
        : interpolation === 'step-after'
          ? 'step-after'
          : 'spline',
    axis_type: 'linear',
  };
}
