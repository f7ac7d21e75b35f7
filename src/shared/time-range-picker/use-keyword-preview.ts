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

export function useKeywordPreview(keyword: string, zone: string): KeywordPreview {
  const { data, error, isFetching } = useQuery(naturalDate(keyword.trim(), zone));
  return {
    range: data,
    unparseable: error instanceof ApiError && error.status === UNPARSEABLE,
    busy: isFetching,
  };
}
