import type { ReactNode } from 'react';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { TableSort } from '@/ui/table/table-column';
import type { BulkAction } from './bulk/bulk-action';
import type { EntityColumn } from './columns/entity-column';
import type { ListPage, ListRequest } from './paging/list-page';

export type RowSection<Row> = { id: string; render: (row: Row) => ReactNode };

export type EntityListProps<Row> = {
  /** Under which the server keeps the user's preferences, for example `streams`. */
  id: string;
  /** Names the list for screen readers and files. */
  label: string;
  /** The key hierarchy the rows belong to: whoever changes such things invalidates it. */
  queryKey: readonly unknown[];
  load: (request: ListRequest, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** Made once while the page lives (`useMemo`), or rows are drawn again and again. */
  columns: readonly EntityColumn<Row>[];
  /** For who has no preferences yet. `columns` are ids; all that are not hidden unless told. */
  defaults: { sort: TableSort; columns?: readonly string[]; perPage?: number };
  rowKey: (row: Row) => string;
  rowTitle: (row: Row) => string;
  rowActions?: (row: Row) => MenuItem[];
  bulkActions?: readonly BulkAction[];
  /**
   * What stands below a row; columns open it by `sections.toggle(id)`, the row's arrow and `o` the
   * first.
   */
  sections?: readonly RowSection<Row>[];
  /** The type in the names of these things (GRN); gives each row a star. */
  favoriteType?: string;
  /** Shown where there is nothing at all: what this is for, and what to do next. */
  empty: ReactNode;
  /** Said where the list could not be loaded; by default what is known of the error. */
  failure?: (error: unknown) => { title: string; text: string };
};
