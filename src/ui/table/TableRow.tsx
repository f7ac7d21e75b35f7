import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type MouseEvent, type ReactNode } from 'react';
import type { TableColumn } from './table-column';
import type { TableTexts } from './table-texts';

export type RowActions = {
  /** `ranged` extends the selection from the row selected last. */
  select?: ((key: string, ranged: boolean) => void) | undefined;
  toggle?: ((key: string) => void) | undefined;
};
export type RowActs = {
  select: (key: string, ranged: boolean) => void;
  toggle: (key: string) => void;
};

type TableRowProps<Row> = {
  index: number;
  rowId: string;
  row: Row;
  title: string;
  columns: readonly TableColumn<Row>[];
  texts: TableTexts;
  act: RowActs;
  active: boolean;
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined;
  whyNotSelectable: string | undefined;
  expanded: boolean | undefined;
  renderDetails: ((row: Row) => ReactNode) | undefined;
  renderStar: ((row: Row) => ReactNode) | undefined;
  renderActions: ((row: Row) => ReactNode) | undefined;
  measure: ((element: HTMLElement | null) => void) | undefined;
  appeared: (key: string, element: HTMLElement) => void;
};

function Row<Item>({
  index,
  rowId,
  row,
  title,
  columns,
  texts,
  act,
  active,
  selected,
  whyNotSelectable,
  expanded,
  renderDetails,
  renderStar,
  renderActions,
  measure,
  appeared,
}: TableRowProps<Item>) {
  const selectRow = (event: MouseEvent) => act.select(rowId, event.shiftKey);
  return (
    <div ref={measure} data-index={index} data-entry={rowId}>
      <div
        ref={(element) => {
          if (element) appeared(rowId, element);
        }}
        role="row"
        aria-rowindex={index + 2}
        aria-selected={selected}
        tabIndex={active ? 0 : -1}
        data-row={rowId}
        data-open={expanded || undefined}
      >
        {selected !== undefined && (
          <div role="gridcell" data-select>
            <input
              type="checkbox"
              aria-label={texts.selectRow(title)}
              checked={selected}
              disabled={whyNotSelectable !== undefined}
              title={whyNotSelectable}
              onClick={selectRow}
              onChange={nothing}
            />
          </div>
        )}
        {expanded !== undefined && (
          <div role="gridcell" data-edge>
            <button
              type="button"
              aria-expanded={expanded}
              aria-label={expanded ? texts.collapse(title) : texts.expand(title)}
              onClick={() => act.toggle(rowId)}
            >
              {expanded ? (
                <ChevronDown aria-hidden size="1.15em" />
              ) : (
                <ChevronRight aria-hidden size="1.15em" />
              )}
            </button>
          </div>
        )}
        {renderStar && (
          <div role="gridcell" data-edge>
            {renderStar(row)}
          </div>
        )}
        {columns.map((column, at) => (
          <div
            key={column.id}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            data-label={column.title}
            data-first={at === 0 || undefined}
            data-end={column.align === 'end' || undefined}
          >
            {column.cell(row)}
          </div>
        ))}
        {renderActions && (
          <div role="gridcell" data-actions>
            {renderActions(row)}
          </div>
        )}
      </div>
      {expanded && renderDetails && (
        <div role="row" data-details>
          <div role="gridcell">{renderDetails(row)}</div>
        </div>
      )}
    </div>
  );
}

/** Selection is handled on click, because change events do not tell whether Shift is held. */
const nothing = () => undefined;

export const TableRow = memo(Row) as typeof Row;
