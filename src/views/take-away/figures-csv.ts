import type { PivotResult } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { csvCell } from '@/shared/files/csv';
import { fieldsOf, shapeOf } from '@/views/aggregation/data/aggregation-view';
import { pivotTable } from '@/views/aggregation/data/pivot-table';
import type { FiguresSource } from './figures-json';

/** The figures of an aggregation as CSV, with all digits, below how they were asked for. */
export function figuresCsv(
  source: FiguresSource,
  result: PivotResult,
  config: AggregationConfig,
): string {
  const { columns, rows } = pivotTable(result, shapeOf(config));
  const head = [
    ...fieldsOf(config.rowPivots).map(({ field }) => field),
    ...columns.map(({ group, series }) => [...group, series].join(' / ')),
  ];
  const lines = rows.map(({ keys, values }) => [...keys.map(csvCell), ...values.map(figureText)]);
  return (
    csvHead(source) +
    [head.map(csvCell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
  );
}

/** Numbers need no escaping: one that starts with a minus is no formula. */
const figureText = (value: unknown): string =>
  readPivotNumber(value) !== undefined
    ? `${value as number | bigint | string}`
    : typeof value === 'string' && !/^(NaN|-?Infinity)$/.test(value)
      ? csvCell(value)
      : '';

/**
 * Lines before the head of a table that say how it was asked for. They start with `#`, which most
 * programs can skip.
 */
const csvHead = ({ title, query, streams, from, to, zone }: FiguresSource): string =>
  [
    ['Title', title],
    ['Query', query === '' ? '*' : query],
    ...(streams.length > 0 ? [['Streams', streams.join(' ')] as const] : []),
    ['From', from],
    ['To', to],
    ['Time zone', zone],
  ]
    .map(([name, value = '']) => `# ${name}: ${value.replace(/[\r\n]+/g, ' ')}\r\n`)
    .join('');
