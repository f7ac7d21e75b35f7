import { expect, test } from 'vitest';
import type { SortItem } from '../widgets/widget';
import { columnSort, cycledSort, withColumnSort } from './table-sort';

const app = { type: 'pivot', field: 'app' } as const;
const count = { type: 'series', field: 'count()' } as const;
const asc = 'Ascending' as const;
const desc = 'Descending' as const;

test('a press sorts ascending, then descending, then not, in place of other columns', () => {
  const first = cycledSort([{ ...count, direction: desc }], app, false);
  expect(first).toEqual([{ ...app, direction: asc }]);
  const second = cycledSort(first, app, false);
  expect(second).toEqual([{ ...app, direction: desc }]);
  expect(cycledSort(second, app, false)).toEqual([]);
});

test('an added column is sorted by last, changes in place, and leaves without the others', () => {
  const both = cycledSort([{ ...app, direction: asc }], count, true);
  expect(both).toEqual([
    { ...app, direction: asc },
    { ...count, direction: asc },
  ]);
  expect(columnSort(both, count)).toEqual({ direction: asc, order: 2 });
  const turned = cycledSort(both, app, true);
  expect(turned).toEqual([
    { ...app, direction: desc },
    { ...count, direction: asc },
  ]);
  expect(cycledSort(turned, app, true)).toEqual([{ ...count, direction: asc }]);
  expect(columnSort([], app)).toBeUndefined();
});

test('a field and a metric of the same name are different columns; unknown members are kept', () => {
  const kept: SortItem = {
    type: 'series',
    field: 'app',
    direction: desc,
    kept: { of_a_plugin: 1 },
  };
  expect(columnSort([kept], app)).toBeUndefined();
  expect(cycledSort([kept], app, true)).toEqual([kept, { ...app, direction: asc }]);
  expect(withColumnSort([kept], { type: 'series', field: 'app' }, asc, false)).toEqual([
    { ...kept, direction: asc },
  ]);
});

test('removing a column that is not sorted by changes nothing', () => {
  const sort = [{ ...count, direction: desc }];
  expect(withColumnSort(sort, app, undefined, true)).toEqual(sort);
});
