import { expect, it } from 'vitest';
import { formatted } from '@/domain/search/formatting/formatting';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { chartLook } from './chart-look';

const byApp = {
  type: 'values' as const,
  fields: ['app'],
  config: { limit: 15, skipEmptyValues: false },
};
const count = { function: 'count()', config: { name: null } };
const mean = { function: 'avg(took_ms)', config: { name: null } };
const areas = (changes: Partial<AggregationConfig> = {}) =>
  newAggregation('w', { visualization: 'area', columnPivots: [byApp], ...changes }).config;
const isStacked = (config: AggregationConfig) => {
  const { kind } = chartLook(config);
  return kind.type === 'area' && kind.stacked === true;
};

it('stacks areas of the values of a field, unless they are not to be', () => {
  expect(isStacked(areas())).toBe(true);
  expect(isStacked(formatted(areas(), { stackedAreas: false }))).toBe(false);
});

it('does not add up what makes no sum', () => {
  expect(isStacked(areas({ columnPivots: [] }))).toBe(false);
  expect(isStacked(areas({ series: [count, mean] }))).toBe(false);
  expect(isStacked(areas({ visualizationConfig: { axis_type: 'logarithmic' } }))).toBe(false);
});
