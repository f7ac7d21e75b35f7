import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Decorator } from '@/contract/decorators';
import type { SearchRequest } from '../search-request';
import { messagesWidgetOf } from '../view/view-address';
import { useView } from '../view/view-context';
import { decoratorQueries } from './decorator-queries';
import { decoratorsOf, scopeOf } from './decorators-of';

/**
 * The request with the decorators of its streams, or with those of a saved view. The list comes while the first rows do:
 * a browser that knew none before searches once more when there are some.
 */
export function useDecorated(request: SearchRequest): SearchRequest {
  const { view, isSaved } = useView();
  const { data } = useQuery(decoratorQueries.remembered());
  const own = isSaved ? messagesWidgetOf(view)?.config.decorators : undefined;
  return useMemo(() => {
    const decorators = own ?? decoratorsOf(data ?? NONE, scopeOf(request.streams));
    return decorators.length === 0 ? request : { ...request, decorators };
  }, [request, own, data]);
}

const NONE: readonly Decorator[] = [];
