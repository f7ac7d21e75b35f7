import { plainText } from '@/domain/format/plain-text';
import { t } from '@/shared/texts/t';
import { copyText } from '@/ui/copy-button/copy-text';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { AggregationViewProps } from '../data/aggregation-view';
import { groupValueItems } from '../data/group-value-items';
import type { GridPlace } from './grid-moves';
import { valueAt } from './table-model';
import type { TableView } from './use-table-view';

/** The menu of a value: of a group, of a column group in the head, or of a metric. */
export function cellItems(
  { model, grid }: TableView,
  { row, column }: GridPlace,
  onQueryChange: AggregationViewProps['onQueryChange'],
): MenuItem[] {
  const { keys, columns, columnFields, rows, totals } = model;
  const key = keys[column];
  const metric = columns[column - keys.length];
  if (row < grid.head) {
    const field = columnFields[row]?.field;
    const value = metric?.group[row];
    return field === undefined || value === undefined
      ? []
      : groupValueItems({ field, value }, onQueryChange);
  }
  const found = rows[row - grid.head] ?? totals;
  if (key) {
    const value = row < grid.head + grid.body ? found?.key[column] : undefined;
    return value === undefined ? [] : groupValueItems({ field: key.field, value }, onQueryChange);
  }
  const figure = found && metric && valueAt(found, metric);
  return !metric || figure === undefined || figure === null
    ? []
    : [
        {
          id: 'copy',
          label: t('value.copy', { field: metric.series }),
          onSelect: () => void copyText(plainText(String(figure))),
        },
      ];
}
