import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { KeyboardEvent } from 'react';
import { useDragOrder, type DragOrder } from '@/ui/sortable-list/use-drag-order';
import { nextSort } from './next-sort';
import { ResizeHandle } from './ResizeHandle';
import { selectionState, toggledAll } from './selection';
import type { TableColumn, TableSort } from './table-column';
import type { TableTexts } from './table-texts';

type TableHeadProps<Row> = {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  texts: TableTexts;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  whyNotSelectable?: ((row: Row) => string | undefined) | undefined;
  /** Number of cells before the columns. */
  leading: number;
  renderActions?: unknown;
  resize: ((id: string, width: number) => void) | undefined;
  fit: ((id: string) => void) | undefined;
  move: ((from: number, to: number) => void) | undefined;
  /** Moves the focus to the rows, on arrow down. */
  onLeave: () => void;
};

/**
 * A click sorts. Columns are moved by dragging or Alt+Shift+arrow, and resized by dragging or
 * Shift+arrow.
 */
export function TableHead<Row>({
  columns,
  rows,
  rowKey,
  texts,
  sort,
  onSort,
  selected,
  onSelect,
  whyNotSelectable,
  leading,
  renderActions,
  resize,
  fit,
  move,
  onLeave,
}: TableHeadProps<Row>) {
  const order = useDragOrder({ axis: 'x', onMove: (from, to) => move?.(from, to) });
  const sorts = onSort && ((id: string) => onSort(nextSort(sort, id)));
  return (
    <div role="rowgroup" data-heads>
      <div role="row" aria-rowindex={1} data-head>
        {onSelect && (
          <SelectAll
            visible={rows.filter((row) => whyNotSelectable?.(row) === undefined).map(rowKey)}
            selected={selected ?? new Set()}
            onSelect={onSelect}
            label={texts.selectAll}
          />
        )}
        {Array.from({ length: leading - (onSelect ? 1 : 0) }, (_, at) => (
          <div key={at} role="gridcell" data-edge />
        ))}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            index={index}
            count={columns.length}
            texts={texts}
            order={move ? order : undefined}
            resize={resize}
            fit={fit}
            move={move}
            onLeave={onLeave}
            direction={sort?.id === column.id ? sort.direction : undefined}
            onSort={column.sortable ? sorts : undefined}
          />
        ))}
        {renderActions !== undefined && <div role="gridcell" data-actions />}
        {onSort && (
          <FoldedSort columns={columns} sort={sort} onSort={onSort} label={texts.sortLabel} />
        )}
      </div>
    </div>
  );
}

type SelectAllProps = {
  visible: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  label: string;
};

function SelectAll({ visible, selected, onSelect, label }: SelectAllProps) {
  const state = selectionState(selected, visible);
  return (
    <div role="gridcell" data-select>
      <input
        type="checkbox"
        aria-label={label}
        checked={state === 'checked'}
        disabled={visible.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = state === 'partial';
        }}
        onChange={() => onSelect(toggledAll(selected, visible))}
      />
    </div>
  );
}

type HeadCellProps<Row> = Pick<
  TableHeadProps<Row>,
  'resize' | 'fit' | 'move' | 'onLeave' | 'texts'
> & {
  column: TableColumn<Row>;
  index: number;
  count: number;
  direction: TableSort['direction'] | undefined;
  onSort: ((id: string) => void) | undefined;
  order: DragOrder | undefined;
};

const RESIZE_STEP = 16;

function HeadCell<Row>({
  column: { id, title, align },
  index,
  count,
  direction,
  onSort,
  order,
  resize,
  fit,
  move,
  onLeave,
  texts,
}: HeadCellProps<Row>) {
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const cell = event.currentTarget.closest<HTMLElement>('[aria-colindex]');
    if (event.key === 'ArrowDown') onLeave();
    else if (step === undefined) return;
    else if (event.altKey && event.shiftKey) {
      if (index + step >= 0 && index + step < count) move?.(index, index + step);
    } else if (event.shiftKey) resize?.(id, (cell?.offsetWidth ?? 0) + step * RESIZE_STEP);
    else
      (step < 0 ? cell?.previousElementSibling : cell?.nextElementSibling)
        ?.querySelector<HTMLElement>('[data-name]')
        ?.focus();
    event.preventDefault();
  };
  const press = { ...order?.handleProps(index), onKeyDown, 'data-name': id };
  const words = (
    <>
      <span>{title}</span>
      {direction && <Arrow aria-hidden size="1.1em" />}
    </>
  );

  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      data-sortable
      data-end={align === 'end' || undefined}
      data-drop={dropSide(order, index)}
      data-dragged={order?.drag?.from === index || undefined}
    >
      {onSort ? (
        <button
          type="button"
          title={texts.sortBy(title)}
          {...press}
          onClick={() => {
            if (!order?.wasDragged()) onSort(id);
          }}
        >
          {words}
        </button>
      ) : (
        <div tabIndex={0} {...press}>
          {words}
        </div>
      )}
      {resize && (
        <ResizeHandle
          title={texts.resize(title)}
          onResize={(width) => resize(id, width)}
          onFit={() => fit?.(id)}
        />
      )}
    </div>
  );
}

/** The edge at which the dragged column would land. */
function dropSide(order: DragOrder | undefined, index: number): 'before' | 'after' | undefined {
  const drag = order?.drag;
  if (!drag || drag.to !== index || drag.to === drag.from) return undefined;
  return drag.to < drag.from ? 'before' : 'after';
}

/** Sorting as a select, because cards have no column heads. */
function FoldedSort<Row>({
  columns,
  sort,
  onSort,
  label,
}: {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  label: string;
}) {
  const options = columns.filter(({ sortable }) => sortable);
  if (options.length === 0) return null;
  return (
    <div role="gridcell" data-folded-sort>
      <select
        aria-label={label}
        value={sort ? `${sort.direction} ${sort.id}` : ''}
        onChange={({ target }) => onSort(readSort(target.value))}
      >
        {!options.some(({ id }) => id === sort?.id) && (
          <option value={sort ? `${sort.direction} ${sort.id}` : ''} />
        )}
        {options.flatMap(({ id, title }) => [
          <option key={`asc ${id}`} value={`asc ${id}`}>{`${title} ↑`}</option>,
          <option key={`desc ${id}`} value={`desc ${id}`}>{`${title} ↓`}</option>,
        ])}
      </select>
    </div>
  );
}

function readSort(value: string): TableSort {
  return value.startsWith('desc ')
    ? { id: value.slice('desc '.length), direction: 'desc' }
    : { id: value.slice('asc '.length), direction: 'asc' };
}
