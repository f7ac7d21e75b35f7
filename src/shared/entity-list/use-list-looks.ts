import { useMemo } from 'react';
import type { EntityListProps } from './entity-list-props';
import { useListWidths } from './columns/list-widths';
import { useListColumns } from './columns/use-list-columns';
import type { ListData } from './use-list-data';
import { useRowSections } from './columns/use-row-sections';

const noAttributes: readonly never[] = [];

export type ListLooks<Row> = ReturnType<typeof useListLooks<Row>>;

/** The presentation of a list: columns in their order and width, and the open row sections. */
export function useListLooks<Row>(
  { id, columns: definitions, defaults, rowKey, sections }: EntityListProps<Row>,
  { page, columnIds, preferences }: ListData<Row>,
) {
  const serverAttributes = page?.attributes ?? noAttributes;
  // The server's titles are English only; those of our columns are translated.
  const attributes = useMemo(
    () =>
      serverAttributes.map((one) => ({
        ...one,
        title: definitions.find((column) => column.id === one.id)?.title ?? one.title,
      })),
    [serverAttributes, definitions],
  );
  const rowSections = useRowSections(sections?.[0]?.id);
  const columns = useListColumns(definitions, columnIds, attributes, rowKey, rowSections);
  const [widths, setWidths] = useListWidths(id);

  const defaultColumns = defaults.columns ?? columns.offered.map((column) => column.id);
  const isDefault =
    columns.shown.map((column) => column.id).join() === defaultColumns.join() &&
    Object.keys(widths).length === 0;
  const show = (shown: readonly string[]) =>
    preferences.change({ displayed_attributes: [...shown] });
  return {
    attributes,
    columns,
    rowSections,
    widths,
    setWidths,
    showColumns: show,
    /** Undefined if there is nothing to reset. */
    resetColumns: isDefault
      ? undefined
      : () => {
          setWidths({});
          show(defaultColumns);
        },
  };
}
