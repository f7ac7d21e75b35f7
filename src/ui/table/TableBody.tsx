import { Fragment, useRef, useState } from 'react';
import { useLatest } from '@/ui/latest/use-latest';
import { toggled } from './selection';
import type { DataTableProps } from './table-props';
import { TableRow, type RowActions, type RowActs } from './TableRow';
import { useTableKeys } from './use-table-keys';
import type { TableRows } from './use-table-rows';

type TableBodyProps<Row> = DataTableProps<Row> & { table: TableRows };

export function TableBody<Row>({
  columns,
  rows,
  rowTitle,
  texts,
  selected,
  onSelect,
  whyNotSelectable,
  expanded,
  onToggle,
  renderDetails,
  renderStar,
  renderActions,
  table,
}: TableBodyProps<Row>) {
  const lastSelected = useRef<string>(undefined);
  const select =
    onSelect &&
    ((key: string, ranged: boolean) => {
      const selectable = table.keys.filter((_, index) => {
        const row = rows[index];
        return row !== undefined && whyNotSelectable?.(row) === undefined;
      });
      if (!selectable.includes(key)) return;
      onSelect(
        toggled(selected ?? new Set(), selectable, key, ranged ? lastSelected.current : undefined),
      );
      lastSelected.current = key;
    });
  const leave = (key: string) => {
    if (expanded?.has(key)) onToggle?.(key);
    else if (selected && selected.size > 0) onSelect?.(new Set());
    else return false;
    return true;
  };
  const handlers = useTableKeys(table, { select, toggle: onToggle, leave });
  // Rows are memoized, so their handlers keep their identity and call the newest ones.
  const latest = useLatest<RowActions>({ select, toggle: onToggle });
  const [act] = useState<RowActs>(() => ({
    select: (key, ranged) => latest.current.select?.(key, ranged),
    toggle: (key) => latest.current.toggle?.(key),
  }));

  return (
    <div role="rowgroup" data-body {...handlers}>
      {table.drawn.map(({ index, gap }) => {
        const [row, key] = [rows[index], table.keys[index]];
        if (row === undefined || key === undefined) return null;
        return (
          <Fragment key={key}>
            {gap > 0 && <div aria-hidden style={{ height: gap }} />}
            <TableRow
              index={index}
              rowId={key}
              row={row}
              title={rowTitle(row)}
              columns={columns}
              texts={texts}
              act={act}
              active={key === table.activeKey}
              selected={onSelect && (selected?.has(key) ?? false)}
              whyNotSelectable={onSelect && whyNotSelectable?.(row)}
              expanded={renderDetails && (expanded?.has(key) ?? false)}
              renderDetails={renderDetails}
              renderStar={renderStar}
              renderActions={renderActions}
              measure={table.measure}
              appeared={table.rowAppeared}
            />
          </Fragment>
        );
      })}
      {table.below > 0 && <div aria-hidden style={{ height: table.below }} />}
    </div>
  );
}
