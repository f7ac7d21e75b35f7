import { describe, expect, test } from 'vitest';
import { formatted, formattingOf } from '../formatting/formatting';
import { newAggregation } from '../widgets/new-widgets';
import { withPinnedColumn } from '../widgets/pinned-columns';
import type { AggregationConfig } from '../widgets/widget';
import { readForm, writeForm } from './form-codec';
import { reduceForm, type FormAction } from './reduce-form';
import { changeTable, type TableChange } from './table-change';

const saved: AggregationConfig = {
  ...newAggregation('w').config,
  rowPivots: [{ type: 'values', fields: ['app'], config: { limit: 15, skipEmptyValues: false } }],
  series: [{ function: 'count()', config: { name: null } }],
  visualization: 'table',
  visualizationConfig: { pinned_columns: [] },
};
let keys = 0;
const newKey = () => `k${(keys += 1)}`;
const opened = () => ({ form: readForm(saved, newKey), saved, settled: saved });
const after = (...actions: FormAction[]) => ({
  ...opened(),
  form: actions.reduce(reduceForm, opened().form),
});
const sorted: TableChange = (config) => ({
  ...config,
  sort: [{ type: 'pivot', field: 'app', direction: 'Ascending' }],
});
const pinned: TableChange = (config) => ({
  ...config,
  visualizationConfig: withPinnedColumn(config.visualizationConfig, 'app', true),
});
const wide: TableChange = (config) => formatted(config, { columnWidths: { app: 200 } });

describe('sorting and pinning', () => {
  test('change the form, one after the other', () => {
    const first = changeTable(opened(), sorted, newKey);
    expect(first.rollsBack).toBe(false);
    const second = changeTable({ ...first, saved }, pinned, newKey);
    expect(second.rollsBack).toBe(false);
    expect(writeForm(second.form, saved)).toEqual(pinned(sorted(saved)));
  });

  test.each<[string, FormAction]>([
    ['another change', { type: 'rollup', on: !saved.rollup }],
    ['a sort of the form', { type: 'addSort', key: 's' }],
    ['a metric that is not complete', { type: 'addMetric', key: 'm' }],
  ])('roll back %s', (_, action) => {
    const edit = changeTable(after(action), sorted, newKey);
    expect(edit.rollsBack).toBe(true);
    expect(writeForm(edit.form, saved)).toEqual(sorted(saved));
  });

  test('roll back nothing once a change has been undone', () => {
    const form = after({ type: 'rollup', on: !saved.rollup }, { type: 'rollup', on: saved.rollup });
    expect(changeTable(form, sorted, newKey).rollsBack).toBe(false);
  });
});

test('widths keep the changes of the form', () => {
  const form = after({ type: 'rollup', on: !saved.rollup });
  const edit = changeTable(form, wide, newKey);
  expect(edit.rollsBack).toBe(false);
  const written = writeForm(edit.form, saved);
  expect(written.rollup).toBe(!saved.rollup);
  expect(formattingOf(written).columnWidths).toEqual({ app: 200 });
  // Sorting afterwards keeps the widths and rolls the rest back.
  const next = changeTable({ ...edit, saved }, sorted, newKey);
  expect(next.rollsBack).toBe(true);
  expect(writeForm(next.form, saved)).toEqual(sorted(wide(saved)));
});
