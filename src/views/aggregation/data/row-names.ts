import { formatInstant } from '@/domain/format/instant';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { fieldsOf } from './aggregation-view';
import type { PivotTable } from './pivot-table';

type RowNameOptions = {
  zone: string;
  /** How the value of a group is shown. */
  textOf: (field: string, value: string) => string;
};

/** The names of the rows of a chart without a time axis. */
export function rowNames(
  { rows }: PivotTable,
  { rowPivots }: Pick<AggregationConfig, 'rowPivots'>,
  { zone, textOf }: RowNameOptions,
): string[] {
  const fields = fieldsOf(rowPivots);
  return rows.map(({ keys }) =>
    keys
      .map((value, at) => {
        const { field = '', isTime = false } = fields[at] ?? {};
        return isTime ? formatInstant(value, { zone, format: 'readable' }) : textOf(field, value);
      })
      .join('-'),
  );
}
