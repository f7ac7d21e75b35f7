import { expect, it } from 'vitest';
import { fromLegacyChart, readLegacyCharts } from './legacy-charts';

const chart = {
  field: 'took_ms',
  valuetype: 'mean',
  interval: 'minute',
  renderer: 'line',
  interpolation: 'linear',
};
const migrated = (changes: Partial<typeof chart>) =>
  fromLegacyChart({ ...chart, ...changes }, 'w').config;

it('reads a map of charts and skips invalid entries', () => {
  expect(
    readLegacyCharts({
      a: chart,
      b: { valuetype: 'max' },
      c: null,
      d: { field: 'x', valuetype: 7 },
    }),
  ).toEqual([chart, { field: 'x', valuetype: '', interval: '', renderer: '', interpolation: '' }]);
  expect(
    [undefined, 'charts', [chart, 4], null].map((stored) => readLegacyCharts(stored).length),
  ).toEqual([0, 0, 0, 0]);
});

it.each([
  ['mean', 'avg(took_ms)'],
  ['max', 'max(took_ms)'],
  ['min', 'min(took_ms)'],
  ['total', 'sum(took_ms)'],
  ['count', 'count(took_ms)'],
  ['cardinality', 'card(took_ms)'],
])('converts "%s" to the metric %s', (valuetype, metric) => {
  expect(migrated({ valuetype }).series).toEqual([{ function: metric, config: { name: null } }]);
});

it('converts intervals: a quarter to three months, other units to one, none to automatic', () => {
  const intervalOf = (interval: string) => {
    const [pivot] = migrated({ interval }).rowPivots;
    return pivot?.type === 'time' ? pivot.config.interval : undefined;
  };
  expect(intervalOf('quarter')).toEqual({ type: 'timeunit', value: 3, unit: 'months' });
  expect(intervalOf('hour')).toEqual({ type: 'timeunit', value: 1, unit: 'hours' });
  expect(intervalOf('fortnight')).toEqual({ type: 'auto', scaling: 1 });
});

it('keeps the chart type', () => {
  expect(migrated({ renderer: 'area', interpolation: 'cardinal' })).toMatchObject({
    visualization: 'area',
    visualizationConfig: { interpolation: 'spline' },
  });
  expect(migrated({ renderer: 'line', interpolation: 'step-after' })).toMatchObject({
    visualization: 'line',
    visualizationConfig: { interpolation: 'step-after' },
  });
  expect(migrated({ renderer: 'scatterplot' }).visualization).toBe('scatter');
  expect(migrated({ renderer: 'bar' }).visualizationConfig).toEqual({
    barmode: 'group',
    axis_type: 'linear',
  });
});
