import { expect, it } from 'vitest';
import { tipRows, type TipEntry } from './tip-rows';

const entry = (key: string, value: number | undefined): TipEntry => ({
  key,
  name: key,
  colour: '#000000',
  value,
});
const keys = (entries: readonly TipEntry[]) => entries.map(({ key }) => key);

it('lists the series with a value, highest first', () => {
  const { rows, more } = tipRows(
    [entry('a', 2), entry('b', undefined), entry('c', 9), entry('d', -1), entry('e', 0)],
    undefined,
  );
  expect([keys(rows), more]).toEqual([['c', 'a', 'e', 'd'], 0]);
});

it('keeps the order of series with equal values', () => {
  expect(keys(tipRows([entry('b', 1), entry('a', 1)], undefined).rows)).toEqual(['b', 'a']);
});

it('cuts a long list, but never the series under the pointer', () => {
  const all = Array.from({ length: 40 }, (_, n) => entry(`${n}`, 100 - n));
  expect([keys(tipRows(all, all[1], 3).rows), tipRows(all, all[1], 3).more]).toEqual([
    ['0', '1', '2'],
    37,
  ]);
  expect([keys(tipRows(all, all[30], 3).rows), tipRows(all, all[30], 3).more]).toEqual([
    ['0', '1', '30'],
    37,
  ]);
});
