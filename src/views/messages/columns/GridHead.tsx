import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { ResizeHandle } from '@/ui/table/ResizeHandle';
import { resizeHandleStyle } from '@/ui/table/resize-handle-style';
import { plainButton } from '@/ui/button/plain-button';
import type { SearchRequest } from '@/views/execution/search-request';
import { HeadSelect } from './HeadSelect';
import { useColumnDrag } from './use-column-drag';

export type ColumnMoves = {
  onMove: (column: string, beside: string, side: 'before' | 'after') => void;
  onPin: (column: string) => void;
};

type GridHeadProps = ColumnMoves & {
  columns: readonly string[];
  /** CSS offsets of the pinned columns. */
  pins: readonly string[];
  /** The requested sort, and that of the rows shown. */
  sort: SearchRequest['sort'];
  sortedBy: SearchRequest['sort'];
  /** Rows are folded into two lines; the header cells form a row of sort buttons. */
  narrow: boolean;
  /** The page is only shown: no sorting, no selection. */
  fixed: boolean;
  selected: 'none' | 'some' | 'all';
  onSelectAll: () => void;
  onSort: (column: string) => void;
  /** Width in pixels while dragging; `done` when the pointer is released. */
  onResize: (column: string, width: number, done: boolean) => void;
  onFit: (column: string) => void;
  /** Moves the focus back to the rows, on arrow down or Escape. */
  onLeave: () => void;
};

const RESIZE_STEP = 16;

/**
 * The column last sorted by keyboard. A new sort remounts the table, so the focus would be lost.
 */
let sortedByKey: string | undefined;

/** `last`: the rows have the requested sort, so the table will not be remounted again. */
const takeFocus = (column: string, last: boolean) => (button: HTMLElement | null) => {
  if (!button || sortedByKey !== column) return;
  const { activeElement } = document;
  const isLost = activeElement === document.body;
  if (isLost) button.focus();
  const isElsewhere = !isLost && !button.closest('[data-head]')?.contains(activeElement);
  if (isElsewhere || (isLost && last)) sortedByKey = undefined;
};

/** Column headers, reached from the first row by arrow up, so that the table stays one tab stop. */
export function GridHead({
  columns,
  pins,
  sort,
  sortedBy,
  narrow,
  fixed,
  selected,
  onSelectAll,
  onSort,
  onResize,
  onFit,
  onMove,
  onPin,
  onLeave,
}: GridHeadProps) {
  const { dragged, headProps } = useColumnDrag(onMove);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.currentTarget;
    const column = cell.dataset['name'];
    const side = { ArrowLeft: 'before', ArrowRight: 'after' }[event.key] as
      'before' | 'after' | undefined;
    const next =
      side && (side === 'before' ? cell.previousElementSibling : cell.nextElementSibling);
    if (event.key === 'ArrowDown' || event.key === 'Escape') onLeave();
    else if (column !== undefined && side && event.altKey) moveTo(cell, column, next, side);
    else if (column !== undefined && side && event.shiftKey)
      onResize(column, cell.offsetWidth + (side === 'before' ? -RESIZE_STEP : RESIZE_STEP), true);
    else if (side) next?.querySelector('button')?.focus();
    else if (column !== undefined && event.key === 'p') onPin(column);
    else if (column !== undefined && event.key === 'f') onFit(column);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const moveTo = (
    cell: HTMLElement,
    column: string,
    next: Element | null | undefined,
    side: 'before' | 'after',
  ) => {
    const beside = next instanceof HTMLElement ? next.dataset['name'] : undefined;
    if (beside !== undefined) onMove(column, beside, side);
    // The cell moves with its column; the focus follows it.
    requestAnimationFrame(() => cell.querySelector('button')?.focus());
  };

  return (
    <Head role="row" aria-rowindex={1} data-head data-folded={narrow || undefined}>
      {!fixed && <HeadSelect selected={selected} onSelectAll={onSelectAll} onKeyDown={move} />}
      {columns.map((column, i) => {
        const order = sort.field === column ? sort.order : undefined;
        const Arrow = order === 'ASC' ? ArrowUp : ArrowDown;
        const pinned = i < pins.length && !narrow;
        const drop =
          dragged?.beside === column && dragged.column !== column ? dragged.side : undefined;
        return (
          <HeadCell
            key={column}
            role="columnheader"
            aria-colindex={i + 2}
            aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
            data-name={column}
            data-pinned={pinned || undefined}
            data-drop={drop}
            style={pinned ? { left: pins[i] } : undefined}
            onKeyDown={move}
          >
            <Name
              type="button"
              tabIndex={-1}
              disabled={fixed}
              title={fixed ? undefined : t('messages.sortBy', { field: column })}
              ref={takeFocus(
                column,
                sort.field === sortedBy.field && sort.order === sortedBy.order,
              )}
              onClick={({ detail }) => {
                sortedByKey = detail === 0 ? column : undefined;
                onSort(column);
              }}
              {...(!narrow && !fixed && headProps(column))}
            >
              <span>{column}</span>
              {order && <Arrow aria-hidden size="1.1em" />}
            </Name>
            {!narrow && !fixed && (
              <ResizeHandle
                title={t('messages.resize')}
                onResize={(width, done) => onResize(column, width, done)}
                onFit={() => onFit(column)}
              />
            )}
          </HeadCell>
        );
      })}
    </Head>
  );
}

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  height: ${({ theme }) => theme.height.tableHead};
  background: ${({ theme }) => theme.color.surface};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  &[data-folded] {
    display: flex;
    width: 100cqw;
    left: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const HeadCell = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  ${resizeHandleStyle}
  &:last-child > [data-resize]:not(:hover, :active)::after {
    display: none;
  }
  &[data-pinned] {
    position: sticky;
    z-index: 1;
    background: inherit;
  }
  &[data-drop]::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: 0;
    width: ${({ theme }) => theme.line.strong};
    background: ${({ theme }) => theme.color.accent};
  }
  &[data-drop='before']::before {
    left: 0;
  }
  &[data-drop='after']::before {
    right: 0;
  }
  [data-folded] > & {
    flex: none;
  }
`;

const Name = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  flex: 1;
  min-width: 0;
  padding: 0 ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font: ${({ theme }) => `${theme.weight.semibold} ${theme.size.small} ${theme.font.text}`};
  text-align: left;
  user-select: none;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover:enabled {
    color: ${({ theme }) => theme.color.text};
  }
  &:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
`;
