import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { testNaturalDate, type NaturalDate } from '@/contract/tools';
import { pause } from '@/shared/refresh/pause';

const DEBOUNCE_MS = 350;
const UNPARSEABLE = 422;

const naturalDate = (keyword: string, timezone: string) =>
  queryOptions({
    queryKey: ['time-range-picker', 'natural-date', keyword, timezone] as const,
    queryFn: async ({ signal }) => {
      await pause(DEBOUNCE_MS, signal);
      return call(testNaturalDate, { keyword, timezone }, { signal });
    },
    // What "last hour" means goes on with the clock.
    gcTime: 0,
    enabled: keyword !== '',
  });

/**
 * `unparseable`: the server says that these words are no time. Any other failure leaves it to the
 * search.
 */
export type KeywordPreview = {
  range: NaturalDate | undefined;
  unparseable: boolean;
  busy: boolean;
};

export function useKeywordPreview(keyword: string, zone: string): KeywordPreview {
  const { data, error, isFetching } = useQuery(naturalDate(keyword.trim(), zone));
  return {
    range: data,
    unparseable: error instanceof ApiError && error.status === UNPARSEABLE,
    busy: isFetching,
  };
}
