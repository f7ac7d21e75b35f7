import { useInfiniteQuery } from '@tanstack/react-query';
import type { ResultMessage } from '@/contract/search';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Execution } from '@/views/execution/search-request';
import { loadPage } from './load-page';
import { firstPage, followedPage, nextPage, reach, rowsOf, type Reach } from './paging';

export type Rows = {
  rows: readonly ResultMessage[];
  /** The first page; default widths and columns are derived from it and stay stable. */
  firstRows: readonly ResultMessage[];
  /** Maps the key of a message to its row index. */
  rowOf: ReadonlyMap<string, number>;
  reach: Reach;
  loading: boolean;
  error: Error | null;
  loadMore: () => void;
};

/**
 * The rows of an execution: its first page, then pages loaded by scrolling, over the same frozen
 * window.
 */
export function useRows({
  request,
  effectiveRange,
  messages,
  total,
  executedAt,
  progress,
  arrivedCount,
}: Execution): Rows {
  const count = total ?? messages?.total_results ?? 0;
  const [window, found] = [
    effectiveRange ?? messages?.effective_timerange ?? NOTHING,
    messages?.messages ?? [],
  ];
  const searched = progress && { parts: progress.slices, running: progress.running };
  const { first, slices } =
    arrivedCount === undefined
      ? { first: firstPage(window, found), slices: searched }
      : followedPage(window, found, searched);
  const { data, error, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['search', 'rows', request, first.request.range, executedAt, first.messages.length],
    queryFn: async ({ pageParam, signal }) => ({
      request: pageParam,
      messages: await loadPage(request, pageParam, signal),
    }),
    initialPageParam: first.request,
    initialData: { pages: [first], pageParams: [first.request] },
    getNextPageParam: (last, pages) =>
      nextPage(last, { rows: rowsOf(pages).rows.length, total: count, sort: request.sort, slices }),
    staleTime: Infinity,
    // Pages of replaced results would pile up with every auto refresh.
    gcTime: 0,
    structuralSharing: false,
  });
  const { pages } = data;
  const { rows, rowOf } = rowsOf(pages);
  return {
    rows,
    firstRows: (pages[0] ?? first).messages,
    rowOf,
    reach: reach(pages.at(-1) ?? first, {
      rows: rows.length,
      total: count,
      sort: request.sort,
      slices,
    }),
    loading: isFetchingNextPage,
    error,
    loadMore: () => void fetchNextPage({ cancelRefetch: false }),
  };
}

const NOTHING: AbsoluteRange = {
  type: 'absolute',
  from: '1970-01-01T00:00:00.000Z',
  to: '1970-01-01T00:00:00.000Z',
};
