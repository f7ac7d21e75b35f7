import { expect, it } from 'vitest';
import { readForm, writeForm } from '../../aggregation/form-codec';
import { reduceForm } from '../../aggregation/reduce-form';
import { defaultFormat, metricFormats } from '../../formatting/formatting';
import { newAggregation } from '../new-widgets';
import type { AggregationWidget } from '../widget';
import { aggregationModel } from './aggregation-widget';

const typesOf = (written: string) =>
  aggregationModel.searchTypes(
    newAggregation('w', { rowPivots: [], series: [{ function: written, config: { name: null } }] }),
    (type) => type,
  );

it.each([
  ['percentage()', { type: 'percentage', id: 'percentage()' }],
  ['percentage(,COUNT)', { type: 'percentage', id: 'percentage(,COUNT)' }],
  [
    'percentage(took,SUM)',
    { type: 'percentage', id: 'percentage(took,SUM)', field: 'took', strategy: 'SUM' },
  ],
  [
    'percentile(took,95)',
    { type: 'percentile', id: 'percentile(took,95)', field: 'took', percentile: '95' },
  ],
])('asks for %s', (written, series) => {
  expect(typesOf(written)).toMatchObject([{ series: [series] }]);
  expect(typesOf(written)?.[0]?.['series']).toEqual([series]);
});

/** As Graylog 7.0 stores an aggregation, with members that are not in 5.1. */
const wire = {
  id: 'w',
  type: 'aggregation',
  description: 'How long it took',
  stream_categories: ['security'],
  config: {
    row_pivots: [],
    column_pivots: [],
    series: ['avg(took)', 'count(took)', 'max(size)', 'min(big)', 'sum(done)', 'avg(other)'].map(
      (written) => ({
        function: written,
        config: { name: null, thresholds: [{ name: 'High', color: '#ff0000', value: 5 }] },
      }),
    ),
    sort: [],
    visualization: 'table',
    visualization_config: null,
    formatting_settings: null,
    rollup: true,
    event_annotation: false,
    units: {
      took: { abbrev: 'ms', unit_type: 'time' },
      size: { abbrev: 'b', unit_type: 'size' },
      big: { abbrev: 'Mb', unit_type: 'size' },
      done: { abbrev: 'd%', unit_type: 'percent', of_tomorrow: 1 },
    },
  },
  filter: null,
  filters: [],
  timerange: null,
  query: null,
  streams: [],
};
const widget = () => aggregationModel.codec.read(wire);

it('shows values in the units of their fields, as far as it has them', () => {
  expect(metricFormats(widget().config).map(({ unit }) => unit)).toEqual([
    'ms',
    'plain',
    'bytes-si',
    'plain',
    'ratio',
    'plain',
  ]);
  expect(defaultFormat('percentage(took,SUM)', widget().config.units).unit).toBe('ratio');
});

it('has no units where there were none', () => {
  const { units: _, ...config } = wire.config;
  const read = aggregationModel.codec.read({ ...wire, config });
  expect(read.config).not.toHaveProperty('units');
  expect(read.config).not.toHaveProperty('kept');
});

it('stores units, thresholds and descriptions as they were, also after a change', () => {
  const changed: AggregationWidget = {
    ...widget(),
    config: { ...widget().config, visualization: 'bar' },
  };
  expect(aggregationModel.codec.write(widget())).toEqual(wire);
  expect(aggregationModel.codec.write(changed)).toEqual({
    ...wire,
    config: { ...wire.config, visualization: 'bar' },
  });
});

it('keeps thresholds of metrics that the editor changes', () => {
  const { config } = widget();
  let last = 0;
  const form = readForm(config, () => `k${(last += 1)}`);
  const key = form.metrics[0]?.key ?? '';
  const named = reduceForm(form, { type: 'metric', key, changes: { name: 'Mean' } });
  const written = aggregationModel.codec.write({ ...widget(), config: writeForm(named, config) });
  const [first, ...others] = wire.config.series;
  expect(written).toEqual({
    ...wire,
    config: {
      ...wire.config,
      series: [{ ...first, config: { ...first?.config, name: 'Mean' } }, ...others],
    },
  });
});
