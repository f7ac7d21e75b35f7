import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MessagesWidget } from '@/domain/search/widgets/widget';
import { useDecorated } from '@/views/decorators/use-decorated';
import { useView } from '@/views/session/session-context';
import { executions } from '@/views/execution/executions';
import type { Execution } from '@/views/execution/search-request';
import { searchesAsPage } from '@/views/widgets/request/searches-as-page';
import { requestOfTable } from '@/views/widgets/request/widget-request';
import { widgetTypeOf } from '@/views/widgets/types/registry';

export type ExportedTable = { widget: MessagesWidget; title: string };
export type Exported = {
  /** Undefined until the rows are counted. */
  execution: Execution | undefined;
  error: Error | null;
};

/** The exportable tables of the search in order; duplicate titles are numbered. */
export function useTables(untitled: string): ExportedTable[] {
  const { state } = useView();
  const tables = state.widgets.flatMap((one) => {
    const widget = widgetTypeOf(one).exportedTable?.(one);
    return widget ? [{ widget, title: state.titles.widget[widget.id] ?? untitled }] : [];
  });
  return tables.map(({ widget, title }, index) => {
    const before = tables.slice(0, index).filter((one) => one.title === title).length;
    return { widget, title: before === 0 ? title : `${title} (${before + 1})` };
  });
}

/**
 * The execution of the chosen table: the first one shares the search of the page, others are
 * counted separately.
 */
export function useExported(
  page: Execution,
  tables: readonly ExportedTable[],
  chosen: string | undefined,
): Exported {
  const { view } = useView();
  const widget = tables.find((one) => one.widget.id === chosen)?.widget;
  const isPage =
    !widget || !page.effectiveRange || (widget === tables[0]?.widget && searchesAsPage(widget));
  const own = useMemo(
    () =>
      isPage || !widget || !page.effectiveRange
        ? page.request
        : requestOfTable(view, widget, page.effectiveRange),
    [isPage, page, view, widget],
  );
  const decorated = useDecorated(own, widget);
  const request = isPage ? own : decorated;
  const { data, error } = useQuery({
    ...executions.run(request, `export ${page.executedAt}`, undefined),
    enabled: !isPage,
  });
  return isPage ? { execution: page, error: null } : { execution: data, error };
}
