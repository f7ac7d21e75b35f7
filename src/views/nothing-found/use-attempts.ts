import { use, useMemo } from 'react';
import { bindView, bindWidget } from '@/domain/search/binding/bindings';
import { sameJson } from '@/domain/same-json';
import { onlyPage } from '@/domain/search/view/pages';
import { useBindings } from '@/views/variables/use-bindings';
import { useView } from '@/views/view-state/view-state-context';
import type { SearchRequest } from '@/views/execution/search-request';
import { requestOfWidget } from '@/views/widget-run/request/widget-request';
import { EmptyWidgetContext } from './empty-widget';
import { attemptsOf, type Attempt } from './exclusion';

/** What may exclude all messages of a search: the values of variables, its query, its streams. */
export function useAttempts(request: SearchRequest): readonly Attempt[] {
  const empty = use(EmptyWidgetContext);
  const { whole, pageId, page, state } = useView();
  const { filter } = page.state;
  const bindings = useBindings();
  return useMemo(() => {
    const widget = empty?.unbound ?? state.widgets.find(({ id }) => id === empty?.widget.id);
    const attempts = attemptsOf(request);
    if (!empty || !widget || bindings.size === 0) return attempts;
    const unrestricted = new Map(
      [...bindings].map(([name, one]) => [name, { ...one, values: [], problem: undefined }]),
    );
    const { query, filter: ofWidget } = requestOfWidget(
      bindView(onlyPage(whole, pageId, filter), unrestricted),
      bindWidget(widget, unrestricted),
      empty.window,
    );
    const { filter: before, ...rest } = request;
    if (query === request.query && sameJson(ofWidget, before)) return attempts;
    const free = { ...rest, query, ...(ofWidget && { filter: ofWidget }) };
    return [{ by: 'variables', request: free }, ...attempts];
  }, [request, empty, whole, pageId, filter, state.widgets, bindings]);
}
