import type { ReactNode } from 'react';
import type { GivenWidths, TableColumn, TableSort } from './table-column';
import type { TableTexts } from './table-texts';

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowTitle: (row: Row) => string;
  texts: TableTexts;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Rows that open further content below them. */
  expanded?: ReadonlySet<string> | undefined;
  onToggle?: ((key: string) => void) | undefined;
  renderDetails?: ((row: Row) => ReactNode) | undefined;
  widths?: GivenWidths | undefined;
  onWidths?: ((widths: GivenWidths) => void) | undefined;
  onOrder?: ((ids: string[]) => void) | undefined;
  /** Stand before and behind the columns of each row. */
  renderStar?: ((row: Row) => ReactNode) | undefined;
  renderActions?: ((row: Row) => ReactNode) | undefined;
  /**
   * Which of many rows these are, a page of them or what was found: others begin at their first
   * row.
   */
  place?: string | undefined;
  /** The row to begin at, which takes the focus where nothing has it. */
  start?: string | undefined;
  /** Told which row is used. */
  onActive?: ((key: string) => void) | undefined;
  /** Newer rows are on their way: these are dimmed. */
  stale?: boolean | undefined;
  /** Takes the place of the rows where there are none. */
  empty?: ReactNode;
};
