import { expect, it } from 'vitest';
import type { PivotResult } from '@/contract/search';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import { figuresCsv } from './figures-csv';
import { figuresJson } from './figures-json';

const values = (field: string) =>
  ({ type: 'values', fields: [field], config: { limit: 15, skipEmptyValues: false } }) as const;
const { config } = newAggregation('w', {
  rowPivots: [values('source')],
  columnPivots: [values('level')],
  series: [{ function: 'sum(bytes)', config: { name: null } }],
  rollup: true,
});
const sum = (level: string | undefined, value: number | bigint | string) => ({
  key: level === undefined ? ['sum(bytes)'] : [level, 'sum(bytes)'],
  value,
  rollup: level === undefined,
  source: level === undefined ? ('row-leaf' as const) : ('col-leaf' as const),
});
const result: PivotResult = {
  id: 'r',
  type: 'pivot',
  total: 3,
  effective_timerange: {
    type: 'absolute',
    from: '2026-11-21T00:00:00.000Z',
    to: '2026-11-22T00:00:00.000Z',
  },
  rows: [
    {
      key: ['=cmd|"x"'],
      source: 'leaf',
      values: [sum('3', 9007199254740993n), sum(undefined, -0.1)],
    },
    { key: ['web, 1\n'], source: 'leaf', values: [sum('4', 'NaN')] },
  ],
};
const source = {
  title: 'Bytes',
  query: 'source:web\nOR a',
  streams: ['s1'],
  from: result.effective_timerange.from,
  to: result.effective_timerange.to,
  zone: 'Europe/Berlin',
};

it('CSV says how its figures were asked for, keeps all digits and runs nothing', async () => {
  expect((await figuresCsv(source, result, config)).split('\r\n')).toEqual([
    '# Title: Bytes',
    '# Query: source:web OR a',
    '# Streams: s1',
    '# From: 2026-11-21T00:00:00.000Z',
    '# To: 2026-11-22T00:00:00.000Z',
    '# Time zone: Europe/Berlin',
    'source,3 / sum(bytes),4 / sum(bytes),Total / sum(bytes)',
    `"'=cmd|""x""",9007199254740993,,-0.1`,
    '"web, 1\n",,,',
    '',
  ]);
});

it('JSON has the same, with the values of the groups as they are', () => {
  const text = figuresJson(source, result, config);
  expect(text).toContain('"value":9007199254740993');
  expect(JSON.parse(text)).toMatchObject({
    ...source,
    total: 3,
    rowFields: ['source'],
    columnFields: ['level'],
    metrics: ['sum(bytes)'],
    rows: [
      {
        row: ['=cmd|"x"'],
        values: [
          { metric: 'sum(bytes)', value: -0.1 },
          { column: ['3'], metric: 'sum(bytes)' },
        ],
      },
      { row: ['web, 1\n'], values: [{ column: ['4'], metric: 'sum(bytes)', value: 'NaN' }] },
    ],
  });
  expect(JSON.parse(figuresJson(source, { ...result, rows: [] }, config))).toMatchObject({
    rows: [],
  });
});
