import { expect, it } from 'vitest';
import { newAggregation, overTime } from '@/domain/search/widgets/new-widgets';
import { axisNames, rowNames } from './row-names';

const zone = 'Europe/Berlin';
const options = { zone, textOf: (field: string, value: string) => `${field} ${value}` };
const named = (keys: readonly (readonly string[])[], fields: readonly string[] = []) =>
  rowNames(
    { columns: [], rows: keys.map((one) => ({ keys: one, values: [] })) },
    newAggregation('a', {
      rowPivots: [
        overTime(),
        ...(fields.length > 0
          ? [{ type: 'values' as const, fields, config: { limit: 5, skipEmptyValues: false } }]
          : []),
      ],
    }).config,
    options,
  );

it('names intervals as shortly as their starts allow', () => {
  expect(named([['2026-11-22T23:00:00.000Z'], ['2026-11-23T23:00:00.000Z']])).toEqual([
    '2026-11-23',
    '2026-11-24',
  ]);
  expect(named([['2026-11-22T23:00:00.000Z'], ['2026-11-22T23:30:00.000Z']])).toEqual([
    '2026-11-23 00:00',
    '2026-11-23 00:30',
  ]);
  expect(named([['2026-11-22T23:00:00.000Z'], ['2026-11-22T23:00:30.000Z']])).toEqual([
    '2026-11-23 00:00:00',
    '2026-11-23 00:00:30',
  ]);
});

it('tells times that occur twice apart, and keeps what is no time', () => {
  expect(
    named([['2026-10-25T00:00:00.000Z'], ['2026-10-25T01:00:00.000Z'], ['(Empty Value)']]),
  ).toEqual(['2026-10-25 02:00 +02:00', '2026-10-25 02:00 +01:00', '(Empty Value)']);
});

it('joins the values of further groupings', () => {
  expect(named([['2026-11-22T23:00:00.000Z', 'web']], ['source'])).toEqual([
    '2026-11-23-source web',
  ]);
  expect(named([['2026-11-22T23:00:00.000Z'], []])).toEqual(['2026-11-23', '']);
});

it('leaves out what all starts on an axis have in common, and keeps other names', () => {
  expect(axisNames(['2026-11-23 00:00:00.000', '2026-11-23 00:30:00.000'])).toEqual([
    '11-23 00:00',
    '11-23 00:30',
  ]);
  expect(axisNames(['2025-12-31 00:00:00.000', '2026-01-01 00:00:00.000'])).toEqual([
    '2025-12-31',
    '2026-01-01',
  ]);
  expect(axisNames(['2026-11-23 00:00:00.250'])).toEqual(['11-23 00:00:00.250']);
  expect(axisNames(['2026-11-23 00:00:00.000', 'shop'])).toEqual([
    '2026-11-23 00:00:00.000',
    'shop',
  ]);
  expect(axisNames([])).toEqual([]);
});

it('shows characters that would hide or reverse what follows', () => {
  const keys = ['2026-11-22T23:00:00.000Z', 'abc\u202etxt.exe'];
  expect(named([keys], ['app'])).toEqual(['2026-11-23-app abc[RLO]txt.exe']);
});
