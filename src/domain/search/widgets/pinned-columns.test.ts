import { expect, test } from 'vitest';
import { pinnedColumnsOf, withPinnedColumn } from './pinned-columns';

test('columns are pinned and released, and other members are kept', () => {
  const pinned = withPinnedColumn({ of_a_plugin: 1 }, 'source', true);
  expect(pinned).toEqual({ of_a_plugin: 1, pinned_columns: ['source'] });
  expect(pinnedColumnsOf(withPinnedColumn(pinned, 'app', true))).toEqual(['source', 'app']);
  expect(withPinnedColumn(pinned, 'source', false)).toEqual({ of_a_plugin: 1, pinned_columns: [] });
  expect(withPinnedColumn(null, 'app', true)).toEqual({ pinned_columns: ['app'] });
});

test('what is no list of texts pins nothing', () => {
  expect(pinnedColumnsOf(null)).toEqual([]);
  expect(pinnedColumnsOf({ pinned_columns: 'source' })).toEqual([]);
  expect(pinnedColumnsOf({ pinned_columns: [1, 'app', null] })).toEqual(['app']);
});
