import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newAggregation } from '../widgets/new-widgets';
import { formatted, PLAIN } from '../formatting/formatting';
import type { AggregationConfig } from '../widgets/widget';
import type { AggregationForm } from './form';
import { canAdd, offersEventAnnotations, sortTargets } from './form-choices';
import { readForm, writeForm } from './form-codec';
import { problemsOf } from './form-problems';
import { reduceForm, showsTopValues, type FormAction } from './reduce-form';

const keys = () => {
  let last = 0;
  return () => `k${(last += 1)}`;
};
const formOf = (changes: Partial<AggregationConfig> = {}) =>
  readForm(newAggregation('w', { rowPivots: [], series: [], ...changes }).config, keys());
const after = (form: AggregationForm, ...actions: FormAction[]) => actions.reduce(reduceForm, form);
const named = (written: string) => ({ function: written, config: { name: null } });
const count = named('count()');
const mean = { function: 'avg(took_ms)', config: { name: 'Mean' } };
const byApp = {
  type: 'values' as const,
  fields: ['app'],
  config: { limit: 15, skipEmptyValues: false },
};

it('keeps a sort that refers to nothing until sorting is changed', () => {
  const lost = { type: 'series', field: 'Mean', direction: 'Ascending' } as const;
  const { config } = newAggregation('w', { rowPivots: [byApp], series: [mean], sort: [lost] });
  const form = readForm(config, keys());
  expect(form.sorts).toEqual([]);
  expect(writeForm(form, config)).toEqual(config);
  const sorted = after(
    form,
    { type: 'addSort', key: 's' },
    { type: 'sort', key: 's', changes: { target: { type: 'pivot', field: 'app' } } },
  );
  expect(writeForm(sorted, config).sort).toEqual([
    { type: 'pivot', field: 'app', direction: 'Descending' },
  ]);
});

describe('totals of column groups', () => {
  const grouped = { rowPivots: [byApp], columnPivots: [byApp], series: [count] };
  const written = (visualization: string, ...actions: FormAction[]) => {
    const { config } = newAggregation('w', { ...grouped, visualization });
    return writeForm(after(readForm(config, keys()), ...actions), config);
  };
  const edit: FormAction = { type: 'addMetric', key: 'm' };
  const named: FormAction = {
    type: 'metric',
    key: 'm',
    changes: { function: 'avg', field: 'took_ms' },
  };

  it.each(['bar', 'line', 'area', 'scatter', 'pie', 'heatmap', 'map'])(
    'are not requested by a %s that was edited, which does not draw them',
    (visualization) => {
      expect(written(visualization, edit, named).rollup).toBe(false);
      expect(written(visualization).rollup).toBe(true);
    },
  );

  it.each(['table', 'numeric', 'of-a-plugin'])('are kept where %s shows them', (visualization) => {
    expect(written(visualization, edit, named).rollup).toBe(true);
  });

  it('are shown again when a chart becomes a table again', () => {
    const toBar: FormAction = { type: 'visualization', to: 'bar' };
    expect(written('table', toBar).rollup).toBe(false);
    expect(written('table', toBar, { type: 'visualization', to: 'table' }).rollup).toBe(true);
  });

  it('do not concern charts without column groups', () => {
    const { config } = newAggregation('w', { series: [count] });
    expect(writeForm(after(readForm(config, keys()), edit, named), config).rollup).toBe(true);
  });
});

describe('editing', () => {
  it('resets the options when another visualization is chosen', () => {
    const form = after(
      formOf({ visualization: 'bar', visualizationConfig: { barmode: 'stack' } }),
      { type: 'visualization', to: 'line' },
    );
    expect(form.visualization).toEqual({
      type: 'line',
      config: { interpolation: 'linear', axis_type: 'linear' },
    });
  });

  it('groups dates by time and everything else by value, and starts anew without a field', () => {
    const [added] = after(formOf(), { type: 'addGroup', key: 'g', direction: 'row' }).groups;
    expect(added).toMatchObject({ type: 'values', limit: 15, fields: [] });
    const form = after(
      formOf(),
      { type: 'addGroup', key: 'g', direction: 'row' },
      { type: 'group', key: 'g', changes: { limit: 3 } },
      { type: 'groupFields', key: 'g', fields: ['timestamp'], areDates: true },
    );
    expect(form.groups).toMatchObject([{ type: 'time', interval: { type: 'auto', scaling: 1 } }]);
    const mixed = after(form, {
      type: 'groupFields',
      key: 'g',
      fields: ['timestamp', 'app'],
      areDates: false,
    });
    expect(mixed.groups).toMatchObject([{ type: 'values', limit: 15 }]);
    const cleared = after(form, { type: 'groupFields', key: 'g', fields: [], areDates: true });
    expect(cleared.groups).toMatchObject([{ type: 'values', fields: [] }]);
  });

  it('keeps sorts with their metric when it changes, and removes them with it', () => {
    const form = formOf({
      series: [count, mean],
      rowPivots: [byApp],
      sort: [
        { type: 'series', field: 'avg(took_ms)', direction: 'Ascending' },
        { type: 'pivot', field: 'app', direction: 'Ascending' },
      ],
    });
    const metric = form.metrics[1]?.key ?? '';
    const changed = after(form, { type: 'metric', key: metric, changes: { function: 'max' } });
    const before = newAggregation('w').config;
    expect(writeForm(changed, before).sort).toMatchObject([
      { field: 'max(took_ms)', direction: 'Ascending' },
      { field: 'app' },
    ]);
    const removed = after(form, { type: 'remove', list: 'metrics', key: metric });
    expect(removed.sorts).toMatchObject([{ target: { type: 'pivot', field: 'app' } }]);
  });

  it('drops pinned columns that are no longer grouped by', () => {
    const form = formOf({
      visualization: 'table',
      visualizationConfig: { pinned_columns: ['app'] },
      rowPivots: [byApp],
    });
    const key = form.groups[0]?.key ?? '';
    const moved = after(form, { type: 'group', key, changes: { direction: 'column' } });
    expect(moved.visualization.config).toEqual({ pinned_columns: [] });
  });

  it('keeps the field of a metric unless the new function cannot be computed of it', () => {
    const form = after(
      formOf(),
      { type: 'addMetric', key: 'm' },
      { type: 'metric', key: 'm', changes: { function: 'percentile', field: 'n', parameter: '9' } },
    );
    const min = after(form, { type: 'metric', key: 'm', changes: { function: 'min' } });
    expect(min.metrics).toMatchObject([{ field: 'n', parameter: '' }]);
    const latest = after(form, { type: 'metric', key: 'm', changes: { function: 'latest' } });
    const sum = after(latest, { type: 'metric', key: 'm', changes: { function: 'sum' } });
    expect([latest.metrics[0]?.field, sum.metrics[0]?.field]).toEqual(['n', '']);
  });

  it('makes a percentage a share that is shown as one, and undoes that with another function', () => {
    const form = after(
      formOf(),
      { type: 'addMetric', key: 'm' },
      { type: 'metric', key: 'm', changes: { function: 'percentage', field: 'app' } },
    );
    expect(form.metrics).toMatchObject([{ parameter: 'COUNT', format: { unit: 'ratio' } }]);
    const { config } = newAggregation('w', { rowPivots: [], series: [] });
    expect(writeForm(form, config).series[0]?.function).toBe('percentage(app,COUNT)');
    expect(writeForm(form, config).formatting).toBeUndefined();
    const summed = after(form, { type: 'metric', key: 'm', changes: { parameter: 'SUM' } });
    expect(summed.metrics).toMatchObject([{ field: '' }]);
    const max = after(form, { type: 'metric', key: 'm', changes: { function: 'max' } });
    expect(max.metrics).toMatchObject([{ parameter: '', format: { unit: 'plain' } }]);
  });

  it('keeps a format that users chose for a percentage', () => {
    const written = 'percentage(,COUNT)';
    const plain = { metrics: { [written]: PLAIN } };
    const { config } = newAggregation('w', { rowPivots: [], series: [named(written)] });
    const usual = readForm(config, keys());
    expect(usual.metrics[0]?.format.unit).toBe('ratio');
    const chosen = formatted(config, plain);
    expect(readForm(chosen, keys()).metrics[0]?.format.unit).toBe('plain');
    expect(writeForm(readForm(chosen, keys()), chosen)).toEqual(chosen);
  });

  it('reduces a grouping to its top values in one step, sorted by a metric unless it is already', () => {
    const form = formOf({
      series: [count],
      visualization: 'table',
      rowPivots: [{ ...byApp, config: { limit: 5_000, skipEmptyValues: false } }],
    });
    const [group] = form.groups;
    if (!group) throw new Error('The form has a grouping.');
    expect(showsTopValues(form, group)).toBe(false);
    const top = after(form, { type: 'topValues', key: group.key, sortKey: 's' });
    expect(top.groups).toMatchObject([{ limit: 15 }]);
    expect(top.sorts).toMatchObject([{ target: { type: 'series' }, direction: 'Descending' }]);
    expect(top.groups[0] && showsTopValues(top, top.groups[0])).toBe(true);
    const overTime = after(
      formOf({ series: [count], visualization: 'bar' }),
      { type: 'addGroup', key: 't', direction: 'row' },
      { type: 'groupFields', key: 't', fields: ['timestamp'], areDates: true },
      { type: 'addGroup', key: 'g', direction: 'column' },
      { type: 'groupFields', key: 'g', fields: ['id'], areDates: false },
      { type: 'group', key: 'g', changes: { limit: 900 } },
      { type: 'topValues', key: 'g', sortKey: 's' },
    );
    expect(overTime).toMatchObject({ groups: [{}, { limit: 15 }], sorts: [] });
    expect(problemsOf(overTime)).toEqual({});
  });

  it('reorders parts without losing any', () => {
    const names = ['0', '1', '2', '3'];
    const start = names.reduce(
      (form, key) => reduceForm(form, { type: 'addMetric', key }),
      formOf(),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(names), (keys) => {
        const form = after(start, { type: 'order', list: 'metrics', keys });
        expect(form.metrics.map(({ key }) => key)).toEqual([
          ...keys,
          ...names.filter((name) => !keys.includes(name)),
        ]);
      }),
    );
  });
});

describe('problems', () => {
  const codes = (form: AggregationForm) =>
    Object.entries(problemsOf(form)).map(([name, { code }]) => `${name} ${code}`);

  it('are named at the control that can end them', () => {
    const form = after(
      formOf({ visualization: '' }),
      { type: 'addMetric', key: 'a' },
      { type: 'addMetric', key: 'b' },
      { type: 'metric', key: 'b', changes: { function: 'avg' } },
      { type: 'addMetric', key: 'c' },
      { type: 'metric', key: 'c', changes: { function: 'percentile', field: 'n' } },
      { type: 'addGroup', key: 'g', direction: 'row' },
      { type: 'group', key: 'g', changes: { limit: 0 } },
      { type: 'addSort', key: 's' },
      { type: 'sort', key: 's', changes: { direction: undefined } },
    );
    expect(codes(form)).toEqual([
      'visualization.type typeRequired',
      'metrics.a.function functionRequired',
      'metrics.b.field metricFieldRequired',
      'metrics.c.parameter percentileRequired',
      'groups.g.fields fieldRequired',
      'groups.g.limit notAboveZero',
      'sorts.s.target fieldRequired',
      'sorts.s.direction directionRequired',
    ]);
  });

  it.each([
    [{ type: 'auto', scaling: undefined }, 'scalingRequired'],
    [{ type: 'auto', scaling: 10.5 }, 'scalingOutOfRange'],
    [{ type: 'timeunit', value: undefined, unit: 'hours' }, 'valueRequired'],
    [{ type: 'timeunit', value: 0, unit: 'hours' }, 'notAboveZero'],
    [{ type: 'timeunit', value: 2.5, unit: 'hours' }, 'notWhole'],
    [{ type: 'timeunit', value: 3_000_000_000, unit: 'hours' }, 'notWhole'],
  ] as const)('has a problem with the interval %o', (interval, code) => {
    const form = after(
      formOf({ series: [count] }),
      { type: 'addGroup', key: 'g', direction: 'row' },
      { type: 'groupFields', key: 'g', fields: ['timestamp'], areDates: true },
      { type: 'group', key: 'g', changes: { interval } },
    );
    expect(codes(form)).toEqual([`groups.g.interval ${code}`]);
  });

  it('are what a heatmap and a chart lack', () => {
    expect(problemsOf(formOf({ visualization: 'heatmap' }))).toEqual({
      'visualization.type': {
        code: 'heatmapIncomplete',
        reasons: ['twoGroups', 'bothDirections', 'metric'],
      },
    });
    expect(codes(formOf({ visualization: 'pie' }))).toEqual(['visualization.type metricRequired']);
    expect(codes(formOf({ visualization: 'table' }))).toEqual([]);
    expect(
      codes(
        formOf({
          visualization: 'heatmap',
          visualizationConfig: { auto_scale: false, z_min: 1 },
          series: [count],
          rowPivots: [byApp],
          columnPivots: [byApp],
        }),
      ),
    ).toEqual(['visualization.z_max optionRequired']);
  });

  it('include a sort that a chart over time would ignore', () => {
    const sorted = {
      series: [count],
      rowPivots: newAggregation('w').config.rowPivots,
      sort: [{ type: 'series', field: 'count()', direction: 'Ascending' }],
    } as const;
    expect(codes(formOf({ ...sorted, visualization: 'bar' }))).toEqual([
      expect.stringMatching(/^sorts\.\w+\.target sortWithoutEffect$/),
    ]);
    expect(codes(formOf({ ...sorted, visualization: 'table' }))).toEqual([]);
  });
});

it('offers to sort by one grouping and one metric, but not by the latest value', () => {
  const form = formOf({
    series: [count, { function: 'latest(app)', config: { name: null } }],
    rowPivots: [byApp],
  });
  const [metric] = form.metrics;
  const metricKey = metric?.key ?? '';
  expect(sortTargets(form, undefined)).toEqual([
    { type: 'pivot', field: 'app' },
    { type: 'series', metric: metricKey },
  ]);
  const sorted = after(
    form,
    { type: 'addSort', key: 's' },
    { type: 'sort', key: 's', changes: { target: { type: 'series', metric: metricKey } } },
  );
  expect(sortTargets(sorted, undefined)).toEqual([{ type: 'pivot', field: 'app' }]);
  expect(sortTargets(sorted, sorted.sorts[0])).toHaveLength(2);
  expect(canAdd(formOf()).sort).toBe(false);
});

it('keeps the targets of several sorts of one kind, which the head of a table makes', () => {
  const sort = ['count()', 'avg(took)'].map((field) => ({
    type: 'series' as const,
    field,
    direction: 'Ascending' as const,
  }));
  const form = formOf({
    series: [count, { function: 'avg(took)', config: { name: null } }],
    sort,
  });
  expect(writeForm(form, newAggregation('w').config).sort).toEqual(sort);
  expect(form.sorts.map((item) => sortTargets(form, item))).toEqual(
    form.sorts.map(({ target }) => [target]),
  );
});

it('offers to mark events only on the time axis of messages', () => {
  const overTime = newAggregation('w').config.rowPivots;
  expect(offersEventAnnotations(formOf({ rowPivots: overTime }))).toBe(true);
  expect(offersEventAnnotations(formOf({ rowPivots: overTime, visualization: 'pie' }))).toBe(false);
  expect(offersEventAnnotations(formOf({ rowPivots: [byApp] }))).toBe(false);
});
