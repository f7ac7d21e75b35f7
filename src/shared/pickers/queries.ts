import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listLocales } from '@/contract/system';
import { validateRegex, type RegexValidated } from '@/contract/testers';
import { checkUrl } from '@/contract/url-whitelist';
import { pause } from '@/shared/refresh/pause';

const URL_DEBOUNCE_MS = 250;
const REGEX_DEBOUNCE_MS = 200;
const MINUTE_MS = 60_000;

export const pickerQueries = {
  all: () => ['pickers'] as const,

  locales: () =>
    queryOptions({
      queryKey: [...pickerQueries.all(), 'locales'] as const,
      queryFn: ({ signal }) => call(listLocales, undefined, { signal }),
      staleTime: Infinity,
    }),

  /** A changed key aborts the previous query, so the pause before the call works as a debounce. */
  regex: (regex: string) =>
    queryOptions({
      queryKey: [...pickerQueries.all(), 'regex', regex] as const,
      queryFn: async ({ signal }): Promise<RegexValidated> => {
        await pause(REGEX_DEBOUNCE_MS, signal);
        return call(validateRegex, { regex }, { signal });
      },
      staleTime: MINUTE_MS,
      retry: false,
      placeholderData: keepPreviousData,
      enabled: regex !== '',
    }),

  allowed: () => [...pickerQueries.all(), 'url'] as const,
  url: (url: string) =>
    queryOptions({
      queryKey: [...pickerQueries.allowed(), url] as const,
      queryFn: async ({ signal }): Promise<boolean> => {
        await pause(URL_DEBOUNCE_MS, signal);
        return (await call(checkUrl, { url }, { signal })).is_whitelisted;
      },
      staleTime: MINUTE_MS,
      retry: false,
      enabled: url !== '',
    }),
};
