import type { ReactNode } from 'react';
import type { Requirement } from '@/domain/permissions/requirement';
import type { ColumnWidth } from '@/ui/table/table-column';

/** The further contents of a row that stand below it, one at a time. */
export type RowSections = {
  isOpen: (section: string) => boolean;
  toggle: (section: string) => void;
};

/** Shown only to who holds what it requires. */
export type EntityColumn<Row> = Requirement & {
  /** The attribute's on the wire, so that it sorts and is remembered by it. */
  id: string;
  title: string;
  /** What sorting, CSV and, without `cell`, the table show. */
  value: (row: Row) => string | number | boolean | null | undefined;
  cell?: ((row: Row, sections: RowSections) => ReactNode) | undefined;
  width?: ColumnWidth | undefined;
  align?: 'end' | undefined;
  /** What the server says of the attribute, unless told. */
  sortable?: boolean | undefined;
  /** Of this moment: not in files. */
  live?: boolean | undefined;
  /** Never shown, nor offered. */
  hidden?: boolean | undefined;
};
