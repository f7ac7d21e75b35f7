import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { connection } from '@/api/connection';
import { ApiError } from '@/api/errors';
import { sessionGate } from '@/api/session-gate';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { kindOf } from './describe-failure';
import { FailureDetails } from './FailureDetails';
import { failureTexts } from './failure-texts';

/**
 * An inline error with its details. Hidden while the outage banner or the sign-in sheet shows the
 * same, so that each failure is shown once.
 */
export function FailureNotice({
  error,
  retry,
  title,
  text,
}: {
  error: unknown;
  retry?: () => void;
  /** Replaces the generic title; `text` adds to it. */
  title?: string;
  text?: string;
}) {
  const { state } = useSyncExternalStore(connection.subscribe, connection.current);
  const signedOut = useSyncExternalStore(sessionGate.subscribe, sessionGate.isClosed);
  const { kind } = kindOf(error);
  if (
    error === null ||
    error === undefined ||
    (kind === 'noAnswer' && state !== 'up') ||
    (kind === 'signedOut' && signedOut)
  )
    return null;
  const said =
    title === undefined
      ? failureTexts(error, { inline: true })
      : { title, words: text === undefined ? [] : [text] };
  const status =
    error instanceof ApiError && error.status !== undefined && error.status >= 400
      ? error.status
      : undefined;

  return (
    <Notice tone="danger" title={said.title}>
      {said.words.map((text) => (
        <Words key={text}>{text}</Words>
      ))}
      {status !== undefined && <Status>{t('failure.status', { status })}</Status>}
      <Actions>
        <FailureDetails
          error={error}
          actions={retry && <Button onClick={retry}>{t('failure.retry')}</Button>}
        />
      </Actions>
    </Notice>
  );
}

const Words = styled.p`
  margin: 0;
  white-space: pre-line;
`;

const Status = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Actions = styled.div`
  margin-top: ${({ theme }) => theme.space.s};
`;
