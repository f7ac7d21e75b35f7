import { useCallback, useState, type ReactNode } from 'react';
import { t } from '@/shared/texts/t';
import { useMarkItems } from '@/views/drill-down/use-mark-items';
import type { AggregationViewProps } from '../data/aggregation-view';
import { cellMark } from './cell-mark';
import { CellMenu } from './CellMenu';
import type { GridPlace } from './model/grid-moves';
import { headItems } from './head-items';
import { headActions } from './model/table-head';
import { cellId } from './table-state';
import type { ColumnWidths } from './use-column-widths';
import type { TableView } from './use-table-view';

type Options = Pick<AggregationViewProps, 'config' | 'range'> & {
  view: TableView;
  place: GridPlace | undefined;
  onChange: AggregationViewProps['onTableChange'];
  widths: ColumnWidths;
  focusTable: () => void;
};

/** The menus of cells: of a column in the head, else of what the cell shows. */
export function useTableMenu({
  view,
  config,
  range,
  place,
  onChange,
  widths,
  focusTable,
}: Options) {
  const [open, setOpen] = useState<string>();
  const markItems = useMarkItems();
  const menuAt = useCallback(
    (id: string): ReactNode => {
      if (id !== open || !place) return null;
      const { model, grid, sort, pinned } = view;
      const head = place.row < grid.head ? headActions(model, place) : undefined;
      const shown = head ? undefined : cellMark(view, place, config, range);
      const items =
        head && onChange
          ? headItems(head, {
              sort,
              isPinned: head.pin !== undefined && pinned.includes(head.pin),
              onChange,
              onFit: () => head.column !== undefined && widths.fit(head.column),
              onResetWidths: widths.reset,
            })
          : shown
            ? markItems(shown.mark, shown.figure)
            : [];
      return items.length === 0 ? null : (
        <CellMenu
          label={t('table.cellActions')}
          items={items}
          onClose={() => setOpen(undefined)}
          focusTable={focusTable}
        />
      );
    },
    [open, view, config, range, place, markItems, onChange, widths, focusTable],
  );
  return {
    menuAt,
    openMenu: (at: GridPlace) => {
      const { row, column } = view.grid.spanAt(at);
      setOpen(cellId(view, { row, column }));
    },
  };
}
