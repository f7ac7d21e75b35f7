import { useMemo } from 'react';
import styled from 'styled-components';
import type { SearchError } from '@/contract/search';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { reasonsOfErrors } from '@/views/execution/error-reasons';
import { LimitOfErrors } from '@/views/execution/range-limit/LimitOfErrors';
import { SEARCH_IDS, type Execution } from '@/views/execution/search-request';
import { Reason } from '@/views/nothing-found/Reason';
import { useAttempts } from '@/views/nothing-found/use-attempts';

export type NothingProps = { execution: Execution; onWiden: (() => void) | undefined };

/** Says whether the time range is empty or what excludes everything in it. */
export function Nothing({ execution: { request, effectiveRange }, onWiden }: NothingProps) {
  const asked = useMemo(
    () => ({ ...request, range: effectiveRange ?? request.range }),
    [request, effectiveRange],
  );
  return (
    <Empty>
      <strong>{t('messages.empty')}</strong>
      <Reason attempts={useAttempts(asked)} />
      {onWiden && <Button onClick={onWiden}>{t('messages.widen')}</Button>}
    </Empty>
  );
}

export type FailedMessagesProps = { errors: readonly SearchError[] };

export function FailedMessages({ errors }: FailedMessagesProps) {
  const own = errors.filter(
    ({ search_type_id: id }) => id === undefined || id === SEARCH_IDS.messages,
  );
  return (
    <Above>
      <Notice tone="danger" title={t('messages.failedTitle')}>
        {reasonsOfErrors(own) || t('messages.failed')}
        <LimitOfErrors errors={own} />
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
