import type { ReactNode } from 'react';
import type { Theme } from '@/theme/theme';

export type SortDirection = 'asc' | 'desc';
export type TableSort = { id: string; direction: SortDirection };

/**
 * A share of the width that is left, at least 150 px, or one of the theme's fixed widths.
 */
export type ColumnWidth = { weight: number } | keyof Theme['column'];

export type TableColumn<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Weight 1 unless told. */
  width?: ColumnWidth | undefined;
  align?: 'end' | undefined;
  sortable?: boolean | undefined;
};

/** Widths in pixels that the reader gave to columns, by their ids. */
export type GivenWidths = Readonly<Record<string, number>>;
