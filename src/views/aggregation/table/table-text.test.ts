import { expect, test } from 'vitest';
import type { PivotRow, PivotValue } from '@/contract/search';
import type { Pivot } from '@/domain/search/widgets/widget';
import { tableModel } from './model/table-model';
import { tableText } from './table-text';

const values = (field: string): Pivot => ({
  type: 'values',
  fields: [field],
  config: { limit: 15, skipEmptyValues: false },
});
const figure = (key: string[], value: string | number | bigint): PivotValue => ({
  key,
  value,
  rollup: key.length === 1,
  source: key.length === 1 ? 'row-leaf' : 'col-leaf',
});
const row = (key: string[], ...found: PivotValue[]): PivotRow => ({
  key,
  values: found,
  source: key.length > 0 ? 'leaf' : 'non-leaf',
});
const config = {
  rowPivots: [values('app')],
  columnPivots: [],
  series: [{ function: 'sum(n)', config: { name: null } }],
  sort: [],
  rollup: true,
};
const textOf = (_: unknown, value: string) => (value === '82.0' ? '82' : value);
const options = { textOf, total: 'Total' };

test('numbers are exact, and a missing one is empty', async () => {
  const model = tableModel(
    {
      rows: [
        row(['a'], figure(['sum(n)'], 9007199254740993n)),
        row(['82.0'], figure(['sum(n)'], -1e-7)),
        row(['c'], figure(['sum(n)'], 'NaN')),
        row([], figure(['sum(n)'], 1234567.25)),
      ],
    },
    config,
  );
  expect(await tableText(model, { format: 'csv', ...options })).toBe(
    'app,sum(n)\r\na,9007199254740993\r\n82.0,-1e-7\r\nc,\r\nTotal,1234567.25\r\n',
  );
  expect(await tableText(model, { format: 'markdown', ...options })).toBe(
    '| app | sum(n) |\n| --- | ---: |\n| a | 9007199254740993 |\n| 82 | -1e-7 |\n| c |  |\n| Total | 1234567.25 |\n',
  );
});

test('nested heads are joined, and outer values are repeated in each row', async () => {
  const model = tableModel(
    {
      rows: [
        row(['web', '1'], figure(['200', 'GET', 'sum(n)'], 1), figure(['sum(n)'], 3)),
        row(['web', '2'], figure(['200', 'PUT', 'sum(n)'], 2), figure(['sum(n)'], 2)),
        row([], figure(['sum(n)'], 5)),
      ],
    },
    {
      ...config,
      rowPivots: [values('app'), values('level')],
      columnPivots: [values('code'), values('method')],
    },
  );
  expect(await tableText(model, { format: 'csv', ...options })).toBe(
    [
      'app,level,200 / GET / sum(n),200 / PUT / sum(n),Total / sum(n)',
      'web,1,1,,3',
      'web,2,,2,2',
      'Total,,,,5',
      '',
    ].join('\r\n'),
  );
});

test('hostile text runs neither in a spreadsheet nor as Markdown or HTML', async () => {
  const model = tableModel(
    {
      rows: [
        row(['=HYPERLINK("http://evil")'], figure(['sum(n)'], '+cmd|calc')),
        row(['a|b\n<img src=x onerror=alert(1)>'], figure(['sum(n)'], '\u001b[31mred')),
      ],
    },
    config,
  );
  expect(await tableText(model, { format: 'csv', ...options })).toBe(
    `app,sum(n)\r\n"'=HYPERLINK(""http://evil"")",'+cmd|calc\r\n"a|b\n<img src=x onerror=alert(1)>",red\r\n`,
  );
  expect(await tableText(model, { format: 'markdown', ...options })).toBe(
    '| app | sum(n) |\n| --- | ---: |\n| =HYPERLINK("http://evil") | +cmd\\|calc |\n| a\\|b<br>&lt;img src=x onerror=alert(1)&gt; | red |\n',
  );
});
