import type { PivotResult } from '@/contract/search';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';
import { tableModel } from '@/views/aggregation/table/model/table-model';
import { tableText } from '@/views/aggregation/table/table-text';
import type { FiguresSource } from './figures-json';

/** The figures of an aggregation as CSV, with all digits, below how they were asked for. */
export const figuresCsv = async (
  source: FiguresSource,
  result: PivotResult,
  config: AggregationConfig,
): Promise<string> =>
  csvHead(source) +
  (await tableText(tableModel(result, config), {
    format: 'csv',
    textOf: (_, value) => value,
    total: t('table.total'),
  }));

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
