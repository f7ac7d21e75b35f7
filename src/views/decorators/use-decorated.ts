import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Decorator } from '@/contract/decorators';
import { onlyQuery, type ViewDocument } from '@/domain/search/view/view';
import type { MessagesWidget, Widget } from '@/domain/search/widgets/widget';
import { useSession } from '@/shared/session/session-context';
import { messagesWidgetOf } from '@/domain/search/view-state/page-settings';
import { useView } from '@/views/view-state/view-state-context';
import type { SearchRequest } from '@/views/execution/search-request';
import { decoratorQueries } from './decorator-queries';
import { decoratorsOf, scopeOf } from './decorators-of';
import { decoratedWidget, withDecorators } from './with-decorators';

/** The user's decorators from local storage, available at once. */
function useRemembered(): readonly Decorator[] | undefined {
  const { user } = useSession();
  return useQuery(decoratorQueries.remembered(user.username)).data;
}

/**
 * Adds decorators to a request: those of the table in a saved view (the first one by default), or
 * else those of its streams. The list loads in parallel with the first rows, so a browser without a
 * stored copy searches again once it arrives.
 */
export function useDecorated(request: SearchRequest, table?: MessagesWidget): SearchRequest {
  const { view, isNew } = useView();
  const data = useRemembered();
  const own = isNew ? undefined : (table ?? messagesWidgetOf(view))?.config.decorators;
  return useMemo(() => {
    const decorators = own ?? decoratorsOf(data ?? NONE, scopeOf(request.streams));
    return decorators.length === 0 ? request : { ...request, decorators };
  }, [request, own, data]);
}

/** Where the view has its own decorators, a new table gets a copy of those currently in effect. */
export function useWithDecorators(): (widget: Widget) => Widget {
  const { view, isNew } = useView();
  const data = useRemembered();
  return (widget) =>
    isNew ? widget : decoratedWidget(widget, onlyQuery(view).filter, data ?? NONE);
}

/**
 * The view as it is stored or shared: its tables keep a copy of the decorators they are shown with.
 */
export function useAsStored(): (view: ViewDocument) => ViewDocument {
  const { isNew } = useView();
  const data = useRemembered();
  return (view) => (isNew ? withDecorators(view, data ?? NONE) : view);
}

const NONE: readonly Decorator[] = [];
