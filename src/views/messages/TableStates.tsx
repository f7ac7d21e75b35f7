import styled from 'styled-components';
import type { SearchError } from '@/contract/search';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { reasonsOfErrors } from '@/views/execution/error-reasons';
import { SEARCH_IDS } from '@/views/execution/search-request';

export function Nothing({ onWiden }: { onWiden: (() => void) | undefined }) {
  return (
    <Empty>
      <strong>{t('messages.empty')}</strong>
      <span>{t('messages.emptyHelp')}</span>
      {onWiden && <Button onClick={onWiden}>{t('messages.widen')}</Button>}
    </Empty>
  );
}

export function FailedMessages({ errors }: { errors: readonly SearchError[] }) {
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
