import { expect, it } from 'vitest';
import { heatmapScale, withDefaultValue } from './heatmap-scale';

it('reads the colour scale as Graylog stores it', () => {
  expect(heatmapScale(null)).toEqual({ name: 'Viridis', reversed: false, range: undefined });
  expect(
    heatmapScale({
      color_scale: 'Hot',
      reverse_scale: true,
      auto_scale: false,
      z_min: '0',
      z_max: '500',
    }),
  ).toEqual({ name: 'Hot', reversed: true, range: [0, 500] });
  expect(heatmapScale({ color_scale: 'odd', auto_scale: true, z_min: 1, z_max: 2 })).toEqual({
    name: 'Viridis',
    reversed: false,
    range: undefined,
  });
  expect(heatmapScale({ auto_scale: false, z_min: 5, z_max: 5 }).range).toBeUndefined();
});

it('fills empty cells with the configured value or the smallest one, or leaves them blank', () => {
  const values = [
    [3, undefined],
    [undefined, 7],
  ];
  expect(withDefaultValue(values, null)).toEqual(values);
  expect(withDefaultValue(values, { default_value: 0 })).toEqual([
    [3, 0],
    [0, 7],
  ]);
  expect(withDefaultValue(values, { use_smallest_as_default: true, default_value: 0 })).toEqual([
    [3, 3],
    [3, 7],
  ]);
  expect(withDefaultValue([[undefined]], { use_smallest_as_default: true })).toEqual([[undefined]]);
});
