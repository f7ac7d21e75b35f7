import type { ReactNode } from 'react';
import type { Requirement } from '@/domain/permissions/requirement';
import type { ColumnWidth } from '@/ui/table/table-column';

/** The expandable sections of a row, of which one is open at a time. */
export type RowSections = {
  isOpen: (section: string) => boolean;
  toggle: (section: string) => void;
};

/** Shown only to users with the required permission. */
export type EntityColumn<Row> = Requirement & {
  /** The attribute's name on the wire, used for sorting and in saved preferences. */
  id: string;
  title: string;
  /** Used for sorting, for CSV and, without `cell`, as the content of the table. */
  value: (row: Row) => string | number | boolean | null | undefined;
  cell?: ((row: Row, sections: RowSections) => ReactNode) | undefined;
  width?: ColumnWidth | undefined;
  align?: 'end' | undefined;
  /** By default as the server describes the attribute. */
  sortable?: boolean | undefined;
  /** Changes continuously, so it is left out of CSV files. */
  live?: boolean | undefined;
  /** Neither shown nor offered. */
  hidden?: boolean | undefined;
};
