import { useCallback, useState } from 'react';
import { t } from '@/shared/texts/t';
import { useVirtualRows } from '@/ui/virtual/use-virtual-rows';
import type { AggregationViewProps } from './data/aggregation-view';
import { AggregationTableFrame } from './table/aggregation-table-style';
import type { GridPlace } from './table/model/grid-moves';
import { TableHeadRows } from './table/TableHeadRows';
import { TableRow, TotalsRow } from './table/TableRow';
import { useTableActions } from './table/use-table-actions';
import { useCutNumbers } from './table/use-cut-numbers';
import { useTableView } from './table/use-table-view';

type AggregationTableProps = Pick<
  AggregationViewProps,
  'result' | 'config' | 'range' | 'zone' | 'onTableChange'
>;

const OVERSCAN = 8;
/** Rows that fit between a head and totals that stay in sight. */
const LEAST_ROWS = 2;

/** Groups and metrics as a grid of cells: one tab stop, in which the arrow keys move. */
export function AggregationTable({
  result,
  config,
  range,
  zone,
  onTableChange,
}: AggregationTableProps) {
  const [place, setPlace] = useState<GridPlace>();
  const { view, frame, setDragged, onScroll } = useTableView(result, config, zone, place?.column);
  const coverCuts = useCutNumbers(view, frame);
  const { ref: frameRef } = frame;
  const { model, grid, layout, headHeight, rowHeight } = view;
  const active = place && {
    row: Math.min(place.row, grid.rows - 1),
    column: Math.min(place.column, grid.columns - 1),
  };
  const activeRow = active && active.row - grid.head;
  const virtualizer = useVirtualRows({
    count: grid.body,
    getScrollElement: () => frame.element.current,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan: OVERSCAN,
    headerHeight: grid.head * headHeight,
    footerHeight: model.totals ? rowHeight : 0,
    // The active row stays in the document, or screen readers lose it.
    pinned:
      activeRow !== undefined && activeRow >= 0 && activeRow < grid.body ? activeRow : undefined,
  });
  const { state, ...handlers } = useTableActions({
    view,
    config,
    frame,
    virtualizer,
    active: [active, setPlace],
    setDragged,
    range,
    onTableChange,
  });
  const stuckHeight = grid.head * headHeight + (model.totals ? rowHeight : 0);
  const isLow = frame.height > 0 && frame.height < stuckHeight + LEAST_ROWS * rowHeight;
  const rendered = virtualizer.getVirtualItems().map(({ index }) => index);
  return (
    <AggregationTableFrame
      ref={frameRef}
      role="grid"
      tabIndex={0}
      aria-label={t('widgets.table')}
      aria-description={t('table.keys')}
      aria-rowcount={grid.rows}
      aria-colcount={grid.columns}
      aria-activedescendant={state.active}
      data-low={isLow || undefined}
      data-scrolls={(frame.width > 0 && layout.width > frame.width) || undefined}
      onScroll={(event) => {
        onScroll(event);
        coverCuts(event.currentTarget);
      }}
      style={{
        '--columns': layout.widths.map((width) => `${width}px`).join(' '),
        '--least': `${layout.width}px`,
      }}
      {...handlers}
    >
      <div data-cuts aria-hidden style={{ width: frame.width }}>
        <i data-cut="start" style={{ height: frame.height }} />
        <i data-cut="end" style={{ height: frame.height }} />
      </div>
      <TableHeadRows view={view} state={state} />
      <div role="rowgroup" data-body style={{ height: grid.body * rowHeight }}>
        {rendered.map((index, at) => {
          const row = model.rows[index];
          return (
            row && (
              <TableRow
                key={index}
                view={view}
                state={state}
                row={row}
                index={index}
                above={rendered[at - 1] ?? -1}
              />
            )
          );
        })}
      </div>
      {model.totals && <TotalsRow view={view} state={state} row={model.totals} />}
    </AggregationTableFrame>
  );
}
