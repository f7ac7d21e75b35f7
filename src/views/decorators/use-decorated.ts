import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Decorator } from '@/contract/decorators';
import type { ViewDocument } from '@/domain/search/view';
import type { MessagesWidget, Widget } from '@/domain/search/widget';
import { useSession } from '@/shared/session/session-context';
import { messagesWidgetOf } from '@/domain/search/session/page-settings';
import { useView } from '@/views/session/session-context';
import type { SearchRequest } from '@/views/execution/search-request';
import { decoratorQueries } from './decorator-queries';
import { decoratorsOf, scopeOf } from './decorators-of';
import { decoratedWidget, withDecorators } from './with-decorators';

/** Those of this user, known at once from the last time. */
function useRemembered(): readonly Decorator[] | undefined {
  const { user } = useSession();
  return useQuery(decoratorQueries.remembered(user.username)).data;
}

/**
 * The request with the decorators of its streams, or with those that a table of a saved view has,
 * which is the first one unless told. The list comes while the first rows do: a browser that knew
 * none before searches once more when there are some.
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

/** A new table takes the decorators that hold for the page along, where the view has its own. */
export function useWithDecorators(): (widget: Widget) => Widget {
  const { view, isNew } = useView();
  const data = useRemembered();
  return (widget) => (isNew ? widget : decoratedWidget(widget, view, data ?? NONE));
}

/**
 * A view of the page as it is stored or sent: its tables keep the decorators that they are shown
 * with.
 */
export function useAsStored(): (view: ViewDocument) => ViewDocument {
  const { isNew } = useView();
  const data = useRemembered();
  return (view) => (isNew ? withDecorators(view, data ?? NONE) : view);
}

const NONE: readonly Decorator[] = [];
