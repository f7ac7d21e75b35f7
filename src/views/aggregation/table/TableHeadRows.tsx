import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { columnSort } from '@/domain/search/aggregation/table-sort';
import { LogText } from '@/shared/message/text/LogText';
import { t } from '@/shared/texts/t';
import { ResizeHandle } from '@/ui/table/ResizeHandle';
import type { GroupHead } from './model/head-cells';
import { cellId, stuckStyle, type TableState } from './table-state';
import { headActions } from './model/table-head';
import type { TableView } from './use-table-view';

/** The head of the table: a row for each column grouping, and the row of fields and metrics. */
export function TableHeadRows({ view, state }: { view: TableView; state: TableState }) {
  const { model, heads, columns, grid } = view;
  const keys = model.keys.length;
  const last = grid.head - 1;
  return (
    <div role="rowgroup" data-heads>
      {heads.map((cells, row) => (
        <div key={row} role="row" aria-rowindex={row + 1} data-line>
          {model.keys.map(({ field }, column) =>
            column < keys - 1 ? (
              <Blank key={field} view={view} column={column} />
            ) : (
              <HeadCell key={field} view={view} state={state} row={row} column={column} />
            ),
          )}
          {cells
            .filter(
              ({ start, span, value }) =>
                (value !== undefined || row === 0) &&
                columns.some((one) => one >= keys + start && one < keys + start + span),
            )
            .map((cell) => (
              <GroupCell key={cell.start} view={view} state={state} row={row} cell={cell} />
            ))}
        </div>
      ))}
      <div role="row" aria-rowindex={grid.head} data-line>
        {columns.map((column) => (
          <HeadCell key={column} view={view} state={state} row={last} column={column} />
        ))}
      </div>
    </div>
  );
}

/** Beside the name of a column grouping; pinned, it covers what scrolls below. */
function Blank({ view, column }: { view: TableView; column: number }) {
  return <div aria-hidden data-blank {...stuckStyle(view, column)} />;
}

/** A value of a column grouping above its columns, or the name of the roll-up. */
function GroupCell({
  view,
  state,
  row,
  cell: { start, span, value },
}: {
  view: TableView;
  state: TableState;
  row: number;
  cell: GroupHead;
}) {
  const { model, heads, headHeight, layout } = view;
  const keys = model.keys.length;
  const column = keys + start;
  const id = cellId(view, { row, column });
  const isTotal = value === undefined;
  const pinned = layout.pins.reduce<number>(
    (most, pin, at) => Math.max(most, pin === undefined ? 0 : pin + (layout.widths[at] ?? 0)),
    0,
  );
  const text = isTotal ? t('table.total') : view.textOf(model.columnFields[row], value);
  const end = layout.ends[column + span - 1];
  return (
    <div
      role="columnheader"
      id={id}
      aria-colindex={column + 1}
      aria-colspan={span}
      aria-rowspan={isTotal && heads.length > 1 ? heads.length : undefined}
      data-group
      data-at={`${row} ${column}`}
      data-active={state.active === id || undefined}
      data-stuck={end === undefined ? undefined : 'end'}
      style={{
        gridColumn: `${column + 1} / span ${span}`,
        ...(isTotal && { height: headHeight * heads.length }),
        ...(end !== undefined && { right: end }),
      }}
    >
      {isTotal ? (
        <span title={t('table.totalHelp')}>{text}</span>
      ) : (
        <button type="button" tabIndex={-1} data-opens title={text} style={{ left: pinned }}>
          <LogText text={text} />
        </button>
      )}
      {state.menuAt(id)}
    </div>
  );
}

function HeadCell({
  view,
  state,
  row,
  column,
}: {
  view: TableView;
  state: TableState;
  row: number;
  column: number;
}): ReactNode {
  const { model, heads, sort } = view;
  const head = headActions(model, { row, column });
  const isAbove = row < heads.length;
  const id = cellId(view, { row, column: isAbove ? 0 : column });
  if (!head) return null;
  const { name, isSortedAlone } = head;
  const sorted = isSortedAlone && head.sort ? columnSort(sort, head.sort) : undefined;
  const Arrow = sorted?.direction === 'Descending' ? ArrowDown : ArrowUp;
  const words = (
    <>
      <span>
        <LogText text={name} />
      </span>
      {sorted && <Arrow aria-hidden size="1.1em" />}
      {sorted && sort.length > 1 && <small>{sorted.order}</small>}
    </>
  );
  const mayChange = state.onChange !== undefined;
  return (
    <div
      role="columnheader"
      id={id}
      aria-colindex={isAbove ? 1 : column + 1}
      aria-colspan={isAbove && model.keys.length > 1 ? model.keys.length : undefined}
      aria-sort={sorted && (sorted.direction === 'Ascending' ? 'ascending' : 'descending')}
      data-at={`${row} ${column}`}
      data-end={isAbove || model.columns[column - model.keys.length]?.isText === false || undefined}
      data-active={state.active === id || undefined}
      {...stuckStyle(view, column)}
    >
      {mayChange && isSortedAlone ? (
        <button
          type="button"
          tabIndex={-1}
          data-name
          data-sorts
          title={t('table.sortBy', { name })}
        >
          {words}
        </button>
      ) : (
        <span data-name title={name}>
          {words}
        </span>
      )}
      {mayChange && (
        <button
          type="button"
          tabIndex={-1}
          data-opens
          data-more
          aria-haspopup="menu"
          aria-label={t('table.column', { name })}
        >
          <ChevronDown aria-hidden size="1.1em" />
        </button>
      )}
      {mayChange && head.column !== undefined && (
        <ResizeHandle
          title={t('table.resize')}
          onResize={(width, done) => state.resize(column, width, done)}
          onFit={() => state.fit(column)}
        />
      )}
      {state.menuAt(id)}
    </div>
  );
}
