import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PivotResult, Search } from '@/contract/search';
import { formatCount, readPivotNumber } from '@/domain/format/number';
import { EMPTY_VALUE } from '@/domain/search/empty-value';
import { streamsOf } from '@/domain/search/stream-filter';
import { rangeOfPage } from '@/domain/search/view/pages';
import { onlyQuery } from '@/domain/search/view/view';
import type { TimeRange } from '@/domain/time-range/time-range';
import { errorText } from '@/shared/failure/error-text';
import { queryInputQueries, type QueryScope } from '@/shared/query-input/completion/queries';
import { t } from '@/shared/texts/t';
import { runJob } from '@/views/execution/run-search';
import { SEARCH_IDS } from '@/views/execution/search-request';
import { useView } from '@/views/view-state/view-state-context';

type CountedValue = { value: string; count: number };

const TOP_VALUES = 50;
const MINUTE_MS = 60_000;

/** The streams and the range of the page, in which the values of fields are looked up. */
export function usePageScope(): QueryScope {
  const { view, page } = useView();
  // The range of the filter replaces those of the widgets.
  const range = page.state.filter?.range ?? rangeOfPage(view);
  return { range, streams: streamsOf(onlyQuery(view).filter) };
}

/**
 * The most frequent values of a field that contain a text, with their numbers of messages.
 * Nothing is requested before `begin` is called.
 */
export function useFieldValues(field: string, scope: QueryScope) {
  const [hasBegun, setBegun] = useState(false);
  const [typed, setTyped] = useState('');
  const enabled = hasBegun && field !== '';
  const suggested = useQuery({ ...queryInputQueries.values(field, typed, scope), enabled });
  // Suggestions exist for keywords only.
  const isUnsuggested = suggested.data !== undefined && suggested.data.kind !== 'values';
  const top = useQuery({ ...topValues(field, scope), enabled: enabled && isUnsuggested });
  const found: readonly CountedValue[] =
    suggested.data?.kind === 'values'
      ? suggested.data.values.map(({ value, occurrence }) => ({ value, count: occurrence }))
      : (top.data ?? []).filter(({ value }) => value.toLowerCase().includes(typed.toLowerCase()));
  const error = suggested.error ?? top.error;
  return {
    begin: () => setBegun(true),
    /** For a select with search. */
    select: {
      options: found.map(({ value, count }) => ({
        value,
        label: value,
        info: t('controls.messages', { amount: formatCount(count) }),
      })),
      loading: suggested.isFetching || top.isFetching,
      failure:
        error === null ? undefined : t('controls.optionsFailed', { reason: errorText(error) }),
      onSearch: setTyped,
    },
  };
}

const topValues = (field: string, { range, streams }: QueryScope) =>
  queryOptions({
    queryKey: ['search', 'top-values', field, range, streams] as const,
    queryFn: async ({ signal }): Promise<CountedValue[]> => {
      const job = await runJob(topValuesSearch(field, range, streams), { signal });
      const pivot = job.results[SEARCH_IDS.query]?.search_types[PIVOT] as PivotResult | undefined;
      return (pivot?.rows ?? []).flatMap(({ source, key, values }) => {
        const [value] = key;
        const count = readPivotNumber(values[0]?.value);
        if (source !== 'leaf' || value === undefined || value === EMPTY_VALUE) return [];
        return [{ value, count: Number(count ?? 0) }];
      });
    },
    staleTime: MINUTE_MS,
    retry: false,
  });

const PIVOT = '6d7f1f3e-6f0c-4f7e-9d3a-000000000001';

const topValuesSearch = (
  field: string,
  timerange: TimeRange,
  streams: readonly string[],
): Search => ({
  queries: [
    {
      id: SEARCH_IDS.query,
      timerange,
      query: { type: 'elasticsearch', query_string: '' },
      ...(streams.length > 0 && {
        filter: { type: 'or', filters: streams.map((id) => ({ type: 'stream', id })) },
      }),
      search_types: [
        {
          type: 'pivot',
          id: PIVOT,
          name: 'chart',
          rollup: false,
          row_groups: [{ type: 'values', fields: [field], limit: TOP_VALUES }],
          column_groups: [],
          series: [{ type: 'count', id: 'count()' }],
          sort: [{ type: 'series', field: 'count()', direction: 'Descending' }],
        },
      ],
    },
  ],
  parameters: [],
});
