import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { testNaturalDate, type NaturalDate } from '@/contract/tools';
import { pause } from '@/shared/refresh/pause';

const DEBOUNCE_MS = 350;
const UNPARSEABLE = 422;

const naturalDate = (keyword: string, timezone: string, debounceMs = DEBOUNCE_MS) =>
  queryOptions({
    queryKey: ['time-range-picker', 'natural-date', keyword, timezone] as const,
    queryFn: async ({ signal }) => {
      await pause(debounceMs, signal);
      return call(testNaturalDate, { keyword, timezone }, { signal });
    },
    // Not cached: the meaning of "last hour" changes with time.
    gcTime: 0,
    enabled: keyword !== '',
  });

/**
 * `unparseable`: the server cannot parse the keyword. Other errors are left to the search to
 * report.
 */
export type KeywordPreview = {
  range: NaturalDate | undefined;
  unparseable: boolean;
  busy: boolean;
};

const isUnparseable = (error: unknown) => error instanceof ApiError && error.status === UNPARSEABLE;

export function useKeywordPreview(keyword: string, zone: string): KeywordPreview {
  const { data, error, isFetching } = useQuery(naturalDate(keyword.trim(), zone));
  return { range: data, unparseable: isUnparseable(error), busy: isFetching };
}

/**
 * What a keyword means right now, without debounce: its instants, that it cannot be parsed, or
 * undefined if the server does not answer.
 */
export async function resolveKeyword(
  client: QueryClient,
  keyword: string,
  zone: string,
): Promise<NaturalDate | 'unparseable' | undefined> {
  const options = naturalDate(keyword.trim(), zone, 0);
  await client.cancelQueries({ queryKey: options.queryKey, exact: true });
  return client
    .query(options)
    .catch((error: unknown) => (isUnparseable(error) ? 'unparseable' : undefined));
}
