import { describe, expect, it } from 'vitest';
import { formatted, type Formatting } from '../formatting/formatting';
import { newAggregation } from '../widgets/new-widgets';
import type { AggregationConfig } from '../widgets/widget';
import { readForm, writeForm } from './form-codec';
import { problemsOf } from './form-problems';
import { formattingParts } from './formatting-form';
import { reduceForm, type FormAction } from './reduce-form';

const count = { function: 'count()', config: { name: null } };
const mean = { function: 'avg(took_ms)', config: { name: 'Mean' } };
const inMs = { unit: 'ms', decimals: 1, thresholds: [{ value: 100, colour: '#aa0000' }] } as const;

const configOf = (formatting: Partial<Formatting>, changes: Partial<AggregationConfig> = {}) =>
  formatted(
    newAggregation('w', { series: [count, mean], ...changes }).config,
    formatting,
  ) satisfies AggregationConfig;
const read = (config: AggregationConfig) => {
  let last = 0;
  return readForm(config, () => `k${(last += 1)}`);
};
const after = (
  config: AggregationConfig,
  ...actions: ((form: ReturnType<typeof read>) => FormAction)[]
) => actions.reduce((form, action) => reduceForm(form, action(form)), read(config));

describe('the formatting in the form', () => {
  it.each<[string, Partial<Formatting>]>([
    ['nothing', {}],
    ['formats of metrics', { metrics: { 'avg(took_ms)': inMs } }],
    ['the format of a metric that is gone', { metrics: { 'max(took_ms)': inMs } }],
    ['labels', { labels: { level: { '3': 'Error', '4': 'Warning' }, owner: { a: 'A' } } }],
    ['lines', { referenceLines: [{ value: 5, label: 'SLO' }] }],
    ['options', { ghosts: ['1d'], cellBars: true, sparkline: true, columnWidths: { source: 80 } }],
    ['unknown members', { kept: { later: 1 }, sparkline: true }],
  ])('keeps %s', (_, formatting) => {
    const config = configOf(formatting);
    expect(writeForm(read(config), config)).toEqual(config);
  });

  it('stays with its metric when that is moved or renamed, and ends with it', () => {
    const config = configOf({ metrics: { 'avg(took_ms)': inMs } });
    const moved = after(config, ({ metrics }) => ({
      type: 'order',
      list: 'metrics',
      keys: metrics.map(({ key }) => key).toReversed(),
    }));
    expect(writeForm(moved, config).formatting).toEqual(config.formatting);
    const field = after(config, ({ metrics }) => ({
      type: 'metric',
      key: metrics[1]?.key ?? '',
      changes: { field: 'sent_ms' },
    }));
    expect(writeForm(field, config).formatting?.metrics).toEqual({ 'avg(sent_ms)': inMs });
    const removed = after(config, ({ metrics }) => ({
      type: 'remove',
      list: 'metrics',
      key: metrics[1]?.key ?? '',
    }));
    expect(writeForm(removed, config)).not.toHaveProperty('formatting');
  });

  it('tells metrics of the same function apart', () => {
    const config = configOf(
      { metrics: { 'avg(took_ms) 2': inMs } },
      { series: [{ ...mean, config: { name: 'Other' } }, mean] },
    );
    expect(read(config).metrics.map(({ format }) => format.unit)).toEqual(['plain', 'ms']);
    expect(writeForm(read(config), config)).toEqual(config);
  });

  it('has no unit for a number of messages', () => {
    const config = configOf({ metrics: { 'avg(took_ms)': inMs } });
    const form = after(config, ({ metrics }) => ({
      type: 'metric',
      key: metrics[1]?.key ?? '',
      changes: { function: 'card' },
    }));
    expect(form.metrics[1]?.format).toMatchObject({ unit: 'plain', decimals: 1 });
  });

  it('requires the numbers of lines and thresholds, and drops empty labels', () => {
    const form = after(
      configOf({}),
      () => ({
        type: 'display',
        changes: {
          referenceLines: [{ key: 'l', value: undefined, label: '' }],
          labels: [{ key: 'a', field: 'level', value: '3', label: '' }],
        },
      }),
      ({ metrics }) => ({
        type: 'metricFormat',
        key: metrics[0]?.key ?? '',
        changes: { thresholds: [{ key: 't', value: undefined, colour: '#aa0000' }] },
      }),
    );
    expect(problemsOf(form)).toEqual({
      'lines.l': { code: 'valueRequired' },
      'thresholds.t': { code: 'valueRequired' },
    });
    expect(writeForm(form, configOf({}))).not.toHaveProperty('formatting');
  });

  it('offers what the visualization shows', () => {
    const groups = [{ type: 'values', direction: 'column', fields: ['level'] }];
    const parts = (type: string) =>
      Object.entries(formattingParts({ visualization: { type }, groups })).flatMap(
        ([part, isShown]) => (isShown ? [part] : []),
      );
    expect(parts('line')).toEqual(['labels', 'referenceLines', 'ghosts']);
    expect(parts('area')).toEqual(['labels', 'referenceLines', 'ghosts', 'stackedAreas']);
    expect(parts('table')).toEqual(['thresholds', 'labels', 'cellBars']);
    expect(parts('numeric')).toEqual(['thresholds', 'sparkline']);
    expect(parts('pie')).toEqual(['labels']);
  });
});
