import { expect, it } from 'vitest';
import { newAggregation, overTime } from '../widgets/new-widgets';
import type { AggregationConfig } from '../widgets/widget';
import { newDirection } from './form-choices';
import { readForm } from './form-codec';
import { reduceForm, type FormAction } from './reduce-form';

const byApp = {
  type: 'values' as const,
  fields: ['app'],
  config: { limit: 15, skipEmptyValues: false },
};
const formOf = (changes: Partial<AggregationConfig>) => {
  let last = 0;
  return readForm(newAggregation('w', changes).config, () => `k${(last += 1)}`);
};
const modeAfter = (changes: Partial<AggregationConfig>, ...actions: FormAction[]) =>
  actions.reduce(reduceForm, formOf(changes)).visualization.config?.['barmode'];

const byApps: readonly FormAction[] = [
  { type: 'addGroup', key: 'g', direction: 'column' },
  { type: 'groupFields', key: 'g', fields: ['app'], areDates: false },
];

it('a second grouping beside time begins as columns, all others as rows', () => {
  expect(newDirection(formOf({ rowPivots: [] }))).toBe('row');
  expect(newDirection(formOf({ rowPivots: [byApp] }))).toBe('row');
  expect(newDirection(formOf({ rowPivots: [overTime()] }))).toBe('column');
  expect(newDirection(formOf({ rowPivots: [overTime()], columnPivots: [byApp] }))).toBe('row');
});

it('bars of a value over time are stacked as soon as they are such bars', () => {
  expect(modeAfter({}, ...byApps)).toBe('stack');
  const grouped = { rowPivots: [overTime(), byApp] };
  const { key = '' } = formOf(grouped).groups[1] ?? {};
  const asColumns: FormAction = { type: 'group', key, changes: { direction: 'column' } };
  expect(modeAfter(grouped, asColumns)).toBe('stack');
  const line = { columnPivots: [byApp], visualization: 'line' };
  expect(modeAfter(line, { type: 'visualization', to: 'bar' })).toBe('stack');
});

it('bars keep the mode that was chosen, and that of charts as they are stored', () => {
  const side: FormAction = { type: 'options', changes: { barmode: 'group' } };
  const limit: FormAction = { type: 'group', key: 'g', changes: { limit: 3 } };
  expect(modeAfter({}, ...byApps, side, limit)).toBe('group');
  const stored = { columnPivots: [byApp], visualizationConfig: { barmode: 'group' } };
  expect(modeAfter(stored, { type: 'addMetric', key: 'm' })).toBe('group');
  const overlaid = { visualizationConfig: { barmode: 'overlay' } };
  expect(modeAfter(overlaid, ...byApps)).toBe('overlay');
  expect(modeAfter({ rowPivots: [byApp] }, ...byApps)).toBeUndefined();
});
