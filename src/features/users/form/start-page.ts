import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getStream, pageOfStreams } from '@/contract/streams';
import { getView, listDashboards, listSavedSearches } from '@/contract/views';
import { withoutScreens } from '@/domain/screens/screen-lists';
import { unreachable } from '@/domain/unreachable';
import type { OptionBatch } from '@/shared/pickers/BatchedSelect';

/** Start pages that the console supports; the server stores any text. */
export const START_TYPES = ['none', 'dashboard', 'stream', 'search'] as const;
export type StartType = (typeof START_TYPES)[number];

export const startTypeOf = (type: string | undefined): StartType =>
  START_TYPES.find((one) => one === type) ?? 'none';

export const startPageQueries = {
  all: () => ['users', 'start-page'] as const,
  options: (type: StartType) => [...startPageQueries.all(), type] as const,
  /** Fails if the reader may not see it. */
  title: (type: StartType, id: string) =>
    queryOptions({
      queryKey: [...startPageQueries.all(), 'title', type, id] as const,
      queryFn: ({ signal }) => titleOf(type, id, signal),
      retry: false,
    }),
};

async function titleOf(type: StartType, id: string, signal: AbortSignal): Promise<string> {
  switch (type) {
    case 'stream':
      return (await call(getStream, { id }, { signal })).title;
    case 'dashboard':
    case 'search':
      return (await call(getView, { id }, { signal })).title;
    case 'none':
      return '';
    default:
      return unreachable(type);
  }
}

/** Loads one page of options of a type. */
export async function loadStartPages(
  type: StartType,
  {
    search,
    page,
    perPage,
    signal,
  }: { search: string; page: number; perPage: number; signal: AbortSignal },
): Promise<OptionBatch<string>> {
  const request = { page, per_page: perPage, query: search, sort: 'title', order: 'asc' as const };
  const { elements, pagination } = await listOf(type, request, signal);
  return {
    options: elements.map(({ id, title }) => ({ value: id, label: title })),
    total: pagination.total,
  };
}

type Listing = { page: number; per_page: number; query: string; sort: string; order: 'asc' };
type Listed = { elements: readonly { id: string; title: string }[]; pagination: { total: number } };

function listOf(type: StartType, request: Listing, signal: AbortSignal): Promise<Listed> {
  switch (type) {
    case 'stream':
      return call(pageOfStreams, request, { signal });
    case 'dashboard':
      return call(listDashboards, { ...request, query: withoutScreens(request.query) }, { signal });
    case 'search':
      return call(listSavedSearches, request, { signal });
    case 'none':
      return Promise.resolve({ elements: [], pagination: { total: 0 } });
    default:
      return unreachable(type);
  }
}
