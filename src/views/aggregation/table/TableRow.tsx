import { memo } from 'react';
import type { PivotRow } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';
import { LogText } from '@/shared/message/text/LogText';
import { t } from '@/shared/texts/t';
import { cellBar } from './model/cell-bar';
import { runAt, valueAt } from './model/table-model';
import { cellId, stuckStyle, type TableState } from './table-state';
import { NO_VALUE, type TableView } from './use-table-view';

type RowProps = {
  view: TableView;
  state: TableState;
  row: PivotRow;
  index: number;
  /** The index of the rendered row before; -1 if there is none. */
  above: number;
};

/** A group with its values. Values of outer groupings are shown once for all of their rows. */
export const TableRow = memo(function TableRow({ view, state, row, index, above }: RowProps) {
  const { model, grid, columns, rowHeight } = view;
  const keys = model.keys.length;
  return (
    <div
      role="row"
      aria-rowindex={grid.head + index + 1}
      data-line
      style={{ top: index * rowHeight }}
    >
      {columns.map((column) =>
        column < keys ? (
          <KeyCell key={column} {...{ view, state, row, index, above, column }} />
        ) : (
          <ValueCell key={column} {...{ view, state, row, column }} at={grid.head + index} />
        ),
      )}
    </div>
  );
});

/** The roll-up row. */
export function TotalsRow({ view, state, row }: Pick<RowProps, 'view' | 'state' | 'row'>) {
  const { model, grid, columns } = view;
  const keys = model.keys.length;
  const at = grid.rows - 1;
  const id = cellId(view, { row: at, column: 0 });
  return (
    <div role="rowgroup" data-totals>
      <div role="row" aria-rowindex={grid.rows} data-line>
        {columns.map((column) =>
          column >= keys ? (
            <ValueCell key={column} {...{ view, state, row, column, at }} />
          ) : column > 0 ? (
            <div key={column} aria-hidden data-blank {...stuckStyle(view, column)} />
          ) : (
            <div
              key={column}
              role="rowheader"
              id={id}
              aria-colindex={1}
              aria-colspan={keys > 1 ? keys : undefined}
              data-at={`${at} 0`}
              data-active={state.active === id || undefined}
              title={t('table.totalHelp')}
              {...stuckStyle(view, column)}
            >
              {t('table.total')}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

function KeyCell({ view, state, row, index, above, column }: RowProps & { column: number }) {
  const { model, grid, rowHeight, headHeight } = view;
  const run = runAt(model.runs[column], index, model.rows.length);
  if (run.first <= above) return null;
  const isOuter = model.runs[column] !== undefined;
  const place = { row: grid.head + run.first, column };
  const id = cellId(view, place);
  const value = row.key[column] ?? '';
  const rows = run.first + run.length - index;
  const { style, ...stuck } = stuckStyle(view, column);
  return (
    <div
      role="rowheader"
      id={id}
      aria-colindex={column + 1}
      aria-rowspan={rows > 1 ? rows : undefined}
      data-at={`${place.row} ${column}`}
      data-outer={isOuter || undefined}
      data-active={state.active === id || undefined}
      {...stuck}
      style={isOuter ? { ...style, height: rows * rowHeight } : style}
    >
      <div
        data-text
        style={isOuter ? { top: grid.head * headHeight, height: rowHeight } : undefined}
      >
        <button type="button" tabIndex={-1} data-opens title={value}>
          <LogText text={view.textOf(model.keys[column], value)} />
        </button>
        {state.menuAt(id)}
      </div>
    </div>
  );
}

function ValueCell({
  view,
  state,
  row,
  at,
  column,
}: Pick<RowProps, 'view' | 'state' | 'row'> & { at: number; column: number }) {
  const { model, grid, hasBars } = view;
  const found = model.columns[column - model.keys.length];
  if (!found) return null;
  const id = cellId(view, { row: at, column });
  const value = valueAt(row, found);
  const isTotal = at >= grid.head + grid.body;
  // Servers total whole rows only, not column groups.
  const text = isTotal && value === undefined ? '' : view.valueText(found.series, value);
  const bar = hasBars && !isTotal ? cellBar(value, model.extents.get(found.key)) : undefined;
  return (
    <div
      role="gridcell"
      id={id}
      aria-colindex={column + 1}
      data-at={`${at} ${column}`}
      data-end={!found.isText || undefined}
      data-empty={text === NO_VALUE || undefined}
      data-active={state.active === id || undefined}
      {...stuckStyle(view, column)}
    >
      {bar && (
        <i
          data-bar={bar.isNegative ? 'negative' : 'positive'}
          style={{ left: `${bar.from * 100}%`, width: `${(bar.to - bar.from) * 100}%` }}
        />
      )}
      {text === NO_VALUE || text === '' ? (
        text
      ) : (
        <button
          type="button"
          tabIndex={-1}
          data-opens
          title={typeof value === 'string' ? value : text}
          style={{ color: isTotal ? undefined : view.colourOf(found.series, value) }}
        >
          {readPivotNumber(value) === undefined ? <LogText text={text} /> : text}
        </button>
      )}
      {state.menuAt(id)}
    </div>
  );
}
