import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { DEFAULT_SORT } from '@/domain/search/view-state/page-settings';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { runJob } from '@/views/execution/run-search';
import {
  readJob,
  toMessagesPage,
  type Execution,
  type SearchRequest,
} from '@/views/execution/search-request';
import { endsNow, futureOf, rangeOfFuture } from './messages-in-future';

type LaterThanNowProps = {
  /** False while more urgent requests are in flight. */
  ready: boolean;
  execution: Execution;
  onShow: (range: AbsoluteRange) => void;
};

const STALE_MS = 600_000;

/**
 * Finds messages with timestamps in the future, from senders with a wrong clock: a search until now
 * never finds them. Asked once per query, not with each refresh.
 */
const later = ({ range: _, sort: __, decorators: ___, ...asked }: SearchRequest, now: string) =>
  queryOptions({
    queryKey: ['search', 'later-than-now', asked] as const,
    queryFn: async ({ signal }) => {
      const request = { ...asked, sort: DEFAULT_SORT, range: futureOf(now) };
      const job = await runJob(toMessagesPage(request, { offset: 0, limit: 1 }), {
        signal,
        background: true,
      });
      const { messages, total = 0 } = readJob(job, request);
      const [newest] = messages?.messages ?? [];
      const range = rangeOfFuture(request.range, String(newest?.message['timestamp'] ?? ''));
      return range ? { range, count: total } : null;
    },
    staleTime: STALE_MS,
    gcTime: STALE_MS,
    // This is only a hint; the search itself reports errors.
    retry: false,
  });

/** A hint below searches that end now, and therefore miss messages in the future. */
export function LaterThanNow({ ready, execution, onShow }: LaterThanNowProps) {
  const { request, executedAt } = execution;
  const applies = endsNow(execution);
  const { data } = useQuery({ ...later(request, executedAt), enabled: ready && applies });
  const [dismissed, setDismissed] = useState('');
  const search = JSON.stringify([request.query, request.streams]);
  if (!applies || !data || data.range.to <= executedAt || dismissed === search) return null;
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
