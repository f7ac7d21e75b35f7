import { useMemo } from 'react';
import type { ListAttribute } from '@/contract/page-list';
import { usePermits } from '@/shared/permissions/use-permits';
import type { TableColumn } from '@/ui/table/table-column';
import type { EntityColumn } from './entity-column';
import type { useRowSections } from './use-row-sections';

type ListColumns<Row> = {
  /** All columns that the user can choose from. */
  offered: readonly EntityColumn<Row>[];
  shown: readonly EntityColumn<Row>[];
  table: readonly TableColumn<Row>[];
};

/** The columns in the user's order; saved ids of columns that no longer exist are ignored. */
export function useListColumns<Row>(
  columns: readonly EntityColumn<Row>[],
  wanted: readonly string[],
  attributes: readonly ListAttribute[],
  rowKey: (row: Row) => string,
  sections: ReturnType<typeof useRowSections>,
): ListColumns<Row> {
  const permits = usePermits();
  const allowed = columns
    .filter((column) => !column.hidden && permits(column))
    .map(({ id }) => id)
    .join();
  return useMemo(() => {
    const ids = allowed.split(',');
    const offered = columns.filter(({ id }) => ids.includes(id));
    const found = wanted.flatMap((id) => offered.find((column) => column.id === id) ?? []);
    const shown = found.length > 0 ? found : offered;
    return {
      offered,
      shown,
      table: shown.map((column) => tableColumn(column, attributes, rowKey, sections)),
    };
  }, [columns, allowed, wanted, attributes, rowKey, sections]);
}

function tableColumn<Row>(
  { id, title, value, cell, width, align, sortable }: EntityColumn<Row>,
  attributes: readonly ListAttribute[],
  rowKey: (row: Row) => string,
  sections: ReturnType<typeof useRowSections>,
): TableColumn<Row> {
  return {
    id,
    title,
    width,
    align,
    sortable: sortable ?? attributes.some((attribute) => attribute.id === id && attribute.sortable),
    cell: (row) => (cell ? cell(row, sections.of(rowKey(row))) : `${value(row) ?? ''}`),
  };
}
