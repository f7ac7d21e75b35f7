import { useMemo } from 'react';
import type { EntityListProps } from './entity-list-props';
import { useListWidths } from './list-widths';
import { useListColumns } from './use-list-columns';
import type { ListData } from './use-list-data';
import { useRowSections } from './use-row-sections';

const noAttributes: readonly never[] = [];

export type ListLooks<Row> = ReturnType<typeof useListLooks<Row>>;

/** The presentation of a list: columns in their order and width, and the open row sections. */
export function useListLooks<Row>(
  { id, columns: known, defaults, rowKey, sections }: EntityListProps<Row>,
  { page, columnIds, preferences }: ListData<Row>,
) {
  const served = page?.attributes ?? noAttributes;
  // The server's titles are English only; those of our columns are translated.
  const attributes = useMemo(
    () =>
      served.map((one) => ({
        ...one,
        title: known.find((column) => column.id === one.id)?.title ?? one.title,
      })),
    [served, known],
  );
  const opened = useRowSections(sections?.[0]?.id);
  const columns = useListColumns(known, columnIds, attributes, rowKey, opened);
  const [widths, setWidths] = useListWidths(id);

  const usual = defaults.columns ?? columns.offered.map((column) => column.id);
  const isUsual =
    columns.shown.map((column) => column.id).join() === usual.join() &&
    Object.keys(widths).length === 0;
  const show = (shown: readonly string[]) =>
    preferences.change({ displayed_attributes: [...shown] });
  return {
    attributes,
    columns,
    opened,
    widths,
    setWidths,
    showColumns: show,
    /** Undefined if there is nothing to reset. */
    resetColumns: isUsual
      ? undefined
      : () => {
          setWidths({});
          show(usual);
        },
  };
}
