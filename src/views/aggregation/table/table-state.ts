import type { CSSProperties, ReactNode } from 'react';
import type { TableChange } from '@/domain/search/aggregation/table-change';
import type { GridPlace } from './model/grid-moves';
import type { TableView } from './use-table-view';

/** What changes while a table is used. */
export type TableState = {
  /** The id of the active cell. */
  active: string | undefined;
  /** The open menu, for the cell that it belongs to. */
  menuAt: (id: string) => ReactNode;
  /** Changes the widget; undefined if the table only shows it. */
  onChange: ((change: TableChange) => void) | undefined;
  /** Width in pixels while dragging; `done` when the pointer is released. */
  resize: (column: number, width: number, done: boolean) => void;
  fit: (column: number) => void;
};

export const cellId = ({ id }: Pick<TableView, 'id'>, { row, column }: GridPlace): string =>
  `${id}-${row}-${column}`;

type Stuck = { style: CSSProperties; 'data-stuck': 'start' | 'end' | undefined };

/** The place of a column in its row, and at which edge it stays while the table scrolls. */
export function stuckStyle(
  { layout: { pins, ends } }: Pick<TableView, 'layout'>,
  column: number,
): Stuck {
  const [left, right] = [pins[column], ends[column]];
  return {
    style: {
      gridColumn: column + 1,
      ...(left !== undefined && { left }),
      ...(right !== undefined && { right }),
    },
    'data-stuck': left !== undefined ? 'start' : right !== undefined ? 'end' : undefined,
  };
}
