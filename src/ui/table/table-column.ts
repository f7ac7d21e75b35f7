import type { ReactNode } from 'react';
import type { Theme } from '@/theme/theme';

export type SortDirection = 'asc' | 'desc';
export type TableSort = { id: string; direction: SortDirection };

/** A share of the remaining width, at least 150 px, or one of the theme's fixed widths. */
export type ColumnWidth = { weight: number } | keyof Theme['column'];

export type TableColumn<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Defaults to weight 1. */
  width?: ColumnWidth | undefined;
  align?: 'end' | undefined;
  sortable?: boolean | undefined;
};

/** User-defined widths in pixels by column id. */
export type GivenWidths = Readonly<Record<string, number>>;
