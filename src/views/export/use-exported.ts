import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ulid } from 'ulid';
import { onlyQuery } from '@/domain/search/view/view';
import { bindWidget } from '@/domain/search/binding/bindings';
import { labelOf } from '@/domain/search/variables/variable';
import type { MessagesWidget } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';
import { useDecorated } from '@/views/decorators/use-decorated';
import { useView } from '@/views/view-state/view-state-context';
import { useBindings, useUnbound } from '@/views/variables/use-bindings';
import { executions } from '@/views/execution/executions';
import type { Execution } from '@/views/execution/search-request';
import { searchesAsPage } from '@/views/widget-run/request/searches-as-page';
import { requestOfTable } from '@/views/widget-run/request/widget-request';
import { widgetTypeOf } from '@/views/widget-types/registry';

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
 * The execution of the chosen table: on a search page the first one shares the search of the page,
 * all others are counted separately.
 */
export function useExported(
  /** The search of the page; dashboards have none. */
  page: Execution | undefined,
  tables: readonly ExportedTable[],
  chosen: string | undefined,
): Exported {
  const {
    view,
    page: {
      request: ofView,
      state: { filter },
    },
  } = useView();
  const [opened] = useState(ulid);
  const widget = tables.find((one) => one.widget.id === chosen)?.widget;
  const isPage =
    !widget ||
    (page !== undefined &&
      (!page.effectiveRange || (widget === tables[0]?.widget && searchesAsPage(widget))));
  const bindings = useBindings();
  const own = useMemo(() => {
    if (isPage || !widget) return page?.request ?? ofView;
    const bound = bindWidget(widget, bindings);
    // The range of a dashboard's filter replaces those of its widgets.
    const asked = filter?.range ? { ...bound, timerange: null } : bound;
    return requestOfTable(view, asked, page?.effectiveRange ?? onlyQuery(view).timerange);
  }, [isPage, page, ofView, filter, view, widget, bindings]);
  const [unbound] = useUnbound(widget);
  const decorated = useDecorated(own, widget);
  const request = isPage ? own : decorated;
  const { data, error } = useQuery({
    ...executions.run(request, `export ${page?.executedAt ?? opened}`, undefined),
    enabled: !isPage && unbound === undefined,
  });
  if (unbound) {
    const { variable } = unbound;
    return {
      execution: undefined,
      error: new Error(t('variables.needsValue', { name: labelOf(variable) })),
    };
  }
  return isPage ? { execution: page, error: null } : { execution: data, error };
}
