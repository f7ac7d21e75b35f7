import type { ReactNode } from 'react';
import type { GivenWidths, TableColumn, TableSort } from './table-column';
import type { TableTexts } from './table-texts';

export type DataTableProps<Row> = {
  /** Accessible name. */
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
  /** Why a row cannot be selected, shown at its checkbox; undefined for all others. */
  whyNotSelectable?: ((row: Row) => string | undefined) | undefined;
  /** Ids of the rows whose details are shown below them. */
  expanded?: ReadonlySet<string> | undefined;
  onToggle?: ((key: string) => void) | undefined;
  renderDetails?: ((row: Row) => ReactNode) | undefined;
  widths?: GivenWidths | undefined;
  onWidths?: ((widths: GivenWidths) => void) | undefined;
  onOrder?: ((ids: string[]) => void) | undefined;
  /** Cells before and after the columns of each row. */
  renderStar?: ((row: Row) => ReactNode) | undefined;
  renderActions?: ((row: Row) => ReactNode) | undefined;
  /** Identifies the set of rows, such as the page or query: a new set starts at its first row. */
  place?: string | undefined;
  /** Id of the row that is active initially; it takes the focus if nothing else has it. */
  start?: string | undefined;
  /** Called with the id of the row that becomes active. */
  onActive?: ((key: string) => void) | undefined;
  /** Newer rows are loading: these are dimmed. */
  stale?: boolean | undefined;
  /** Shown if there are no rows. */
  empty?: ReactNode;
};
