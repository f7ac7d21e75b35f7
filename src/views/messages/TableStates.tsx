import { queryOptions, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { SearchError } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import type { TimeRange } from '@/domain/time-range/time-range';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { reasonsOfErrors } from '@/views/execution/error-reasons';
import { runJob } from '@/views/execution/run-search';
import {
  readJob,
  SEARCH_IDS,
  toMessagesPage,
  type Execution,
  type SearchRequest,
} from '@/views/execution/search-request';

export type NothingProps = { execution: Execution; onWiden: (() => void) | undefined };

/** Says whether the time range is empty or the query excludes everything in it. */
export function Nothing({ execution: { request, effectiveRange }, onWiden }: NothingProps) {
  const range = effectiveRange ?? request.range;
  const isAll = request.query.trim() === '';
  const { data: count } = useQuery({ ...countWithout(request, range), enabled: !isAll });
  return (
    <Empty>
      <strong>{t('messages.empty')}</strong>
      <span role="status">
        {isAll || count === 0
          ? t('messages.emptyRange')
          : count === undefined
            ? t('messages.emptyHelp')
            : t('messages.emptyQuery', { count, amount: formatCount(count) })}
      </span>
      {onWiden && <Button onClick={onWiden}>{t('messages.widen')}</Button>}
    </Empty>
  );
}

/** The messages that the same search finds without its query. */
const countWithout = ({ decorators: _, ...request }: SearchRequest, range: TimeRange) =>
  queryOptions({
    queryKey: ['search', 'without-query', { ...request, query: '', range }] as const,
    queryFn: async ({ signal }) => {
      const all = { ...request, query: '', range };
      const job = await runJob(toMessagesPage(all, { offset: 0, limit: 1 }), {
        signal,
        background: true,
      });
      // Without a count the plain help stays.
      return readJob(job, all).total ?? null;
    },
    select: (total) => total ?? undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });

export type FailedMessagesProps = { errors: readonly SearchError[] };

export function FailedMessages({ errors }: FailedMessagesProps) {
  const own = errors.filter(
    ({ search_type_id: id }) => id === undefined || id === SEARCH_IDS.messages,
  );
  return (
    <Above>
      <Notice tone="danger" title={t('messages.failedTitle')}>
        {reasonsOfErrors(own) || t('messages.failed')}
      </Notice>
    </Above>
  );
}

export const Above = styled.div`
  padding: ${({ theme }) => theme.space.m};
  white-space: pre-line;
`;

const Empty = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.l};
  text-align: center;
  justify-items: center;
  > span {
    color: ${({ theme }) => theme.color.muted};
  }
  > button {
    margin-top: ${({ theme }) => theme.space.s};
  }
`;
