import type { ReactNode } from 'react';
import type { DependentsQuery } from '@/shared/confirm/DeleteDialog';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { TableSort } from '@/ui/table/table-column';
import type { BulkAction } from './bulk/bulk-action';
import type { EntityColumn } from './columns/entity-column';
import type { ListPage, ListRequest } from './paging/list-page';

export type RowSection<Row> = { id: string; render: (row: Row) => ReactNode };

export type EntityListProps<Row> = {
  /** The server's name for the preferences of this list, for example `streams`. */
  id: string;
  /** Label for screen readers and name of CSV files. */
  label: string;
  /** The root of the query keys of the rows: mutations of such entities invalidate it. */
  queryKey: readonly unknown[];
  load: (request: ListRequest, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** Memoize them (`useMemo`): a new array renders all rows again. */
  columns: readonly EntityColumn<Row>[];
  /**
   * Used until the user saves preferences. `columns` are ids; by default all that are not hidden.
   */
  defaults: { sort: TableSort; columns?: readonly string[]; perPage?: number };
  rowKey: (row: Row) => string;
  rowTitle: (row: Row) => string;
  rowActions?: (row: Row) => MenuItem[];
  bulkActions?: readonly BulkAction[];
  /** What uses the rows, listed before several are deleted. */
  dependents?: (rows: readonly Row[]) => DependentsQuery | undefined;
  /** Why no bulk action applies to a row, shown at its checkbox; must be stable. */
  whyNotSelectable?: (row: Row) => string | undefined;
  /**
   * Expandable content below a row. Columns open a section with `sections.toggle(id)`; the row's
   * arrow and the `o` key open the first.
   */
  sections?: readonly RowSection<Row>[];
  /** The entity type in GRNs; adds a star to each row. */
  favoriteType?: string;
  /** Shown if there are no entries at all: what this is for, and what to do next. */
  empty: ReactNode;
  /** Whether `empty` begins by saying that there are none. */
  emptySaysSo?: boolean;
  /** The message if the list could not be loaded; derived from the error by default. */
  failure?: (error: unknown) => { title: string; text: string };
};
