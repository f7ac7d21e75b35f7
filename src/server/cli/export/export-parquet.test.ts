import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { parquetRows } from '../../import/parquet-rows';
import type { RecordRules } from '../../import/record-message';
import { writeParquet } from './export-parquet';
import type { Row } from './messages-out';

let directory = '';
beforeEach(() => {
  directory = temporaryDirectory();
});

const rules: RecordRules = {
  messageField: undefined,
  timeField: undefined,
  sourceField: undefined,
  source: 'here',
  added: {},
  zone: 'UTC',
  now: 0,
};

/** What is read again of messages that were written. */
async function through(fields: readonly string[], rows: readonly Row[]) {
  async function* given() {
    yield [...rows];
  }
  const file = join(directory, 'a.parquet');
  await writeParquet({ fields, rows: given() }, file, join(directory, 'work'), () => undefined);
  const read: unknown[] = [];
  for await (const rows of parquetRows(file, rules, join(directory, 'engine')))
    read.push(...rows.map(({ take }) => take().message));
  return read;
}

it('keeps types, digits and order', async () => {
  const fields = [
    'timestamp',
    'source',
    'message',
    'whole',
    'long',
    'fraction',
    'truth',
    'tags',
    'quo"te',
  ];
  const rows: Row[] = [
    [
      '2026-11-20T01:02:03.004Z',
      's',
      'one',
      1,
      9007199254740993n,
      0.1,
      true,
      ['a', 'b'],
      '2026-11-20',
    ],
    ['1969-12-31T23:59:59.999Z', 's', 'two', -5, null, 2, false, null, null],
  ];
  expect(await through(fields, rows)).toEqual([
    {
      timestamp: Date.parse('2026-11-20T01:02:03.004Z'),
      source: 's',
      message: 'one',
      fields: {
        whole: 1,
        long: 9007199254740993n,
        fraction: 0.1,
        truth: true,
        tags: ['a', 'b'],
        'quo"te': '2026-11-20',
      },
    },
    {
      timestamp: -1,
      source: 's',
      message: 'two',
      fields: { whole: -5, fraction: 2, truth: false },
    },
  ]);
});

it('writes as text what has several types or more than 64 bits', async () => {
  const rows: Row[] = [
    ['a', 1, 2n ** 64n, 9007199254740993n, { deep: 1 }],
    ['b', 'x', 1, 0.5, [1, 2]],
  ];
  expect(await through(['message', 'mixed', 'huge', 'exact', 'nested'], rows)).toMatchObject([
    {
      message: 'a',
      fields: {
        mixed: '1',
        huge: '18446744073709551616',
        exact: '9007199254740993',
        nested: '{"deep":1}',
      },
    },
    { message: 'b', fields: { mixed: 'x', huge: '1', exact: '0.5', nested: '[1,2]' } },
  ]);
});

it('has its columns even without any message', async () => {
  expect(await through(['timestamp', 'message'], [])).toEqual([]);
});
