import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { Search } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { runJob } from '@/views/execution/run-search';

type LaterThanNowProps = {
  /** False while more urgent requests are in flight. */
  ready: boolean;
  query: string;
  streams: readonly string[];
  /** Current server time, ISO 8601. */
  now: string;
  onShow: (range: AbsoluteRange) => void;
};

const YEARS_MS = 100 * 365 * 86_400_000;
const STALE_MS = 600_000;
/** Messages that arrive during the request are less than a minute ahead. */
const TOLERANCE_MS = 60_000;
const IDS = {
  query: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5b01',
  count: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5b02',
};

/**
 * Counts messages with timestamps in the future, from senders with a wrong clock: a search until
 * now never finds them. Counted once per query, not with each refresh.
 */
const later = (query: string, streams: readonly string[], now: string) =>
  queryOptions({
    queryKey: ['search', 'later-than-now', query, streams] as const,
    queryFn: async ({ signal }) => {
      const timerange: AbsoluteRange = {
        type: 'absolute',
        from: new Date(Date.parse(now) + TOLERANCE_MS).toISOString(),
        to: new Date(Date.parse(now) + YEARS_MS).toISOString(),
      };
      const search: Search = {
        queries: [
          {
            id: IDS.query,
            timerange,
            filter:
              streams.length > 0
                ? { type: 'or', filters: streams.map((id) => ({ type: 'stream', id })) }
                : null,
            query: { type: 'elasticsearch', query_string: query },
            search_types: [
              {
                type: 'pivot',
                id: IDS.count,
                rollup: true,
                row_groups: [],
                column_groups: [],
                series: [{ type: 'count', id: 'count()' }],
                sort: [],
              },
            ],
          },
        ],
      };
      const found = (await runJob(search, { signal, background: true })).results[IDS.query]
        ?.search_types[IDS.count];
      return { range: timerange, count: found?.type === 'pivot' ? found.total : 0 };
    },
    staleTime: STALE_MS,
    gcTime: STALE_MS,
    // This is only a hint; the search itself reports errors.
    retry: false,
  });

export function LaterThanNow({ ready, query, streams, now, onShow }: LaterThanNowProps) {
  const { data } = useQuery({ ...later(query, streams, now), enabled: ready });
  const [dismissed, setDismissed] = useState('');
  const search = JSON.stringify([query, streams]);
  if (!data || data.count === 0 || dismissed === search) return null;
  return (
    <Wrapper>
      <Notice
        tone="warning"
        actions={
          <>
            <Button onClick={() => onShow(data.range)}>{t('timeRange.futureShow')}</Button>
            <Button variant="quiet" onClick={() => setDismissed(search)}>
              {t('timeRange.futureHide')}
            </Button>
          </>
        }
      >
        {t('timeRange.future', { count: data.count, amount: formatCount(data.count) })}{' '}
        {t('timeRange.futureHelp')}
      </Notice>
    </Wrapper>
  );
}

const Wrapper = styled.div`
  grid-column: 1 / -1;
`;
