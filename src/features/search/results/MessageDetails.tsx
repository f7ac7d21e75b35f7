import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { t } from '@/shared/texts/t';
import { CopyButton } from '@/ui/copy-button/CopyButton';
import { FieldValues } from './FieldValues';
import { messageId } from './message-facts';
import { messageQueries } from './message-queries';
import { MessageFacts } from './MessageFacts';
import type { ValueActions } from './value-actions';
import { useWholeMessages } from './whole-message';

export type MessageDetailsProps = { message: ResultMessage; zone: string; actions: ValueActions };

/** All of one message (A2.10). Texts that came cut are fetched whole when they are asked for or copied. */
export function MessageDetails({ message, zone, actions }: MessageDetailsProps) {
  const id = messageId(message);
  const uncut = useWholeMessages()(message);
  const [wanted, setWanted] = useState(false);
  const whole = useQuery({ ...messageQueries.whole(message.index, id), enabled: wanted });
  const show = () => {
    setWanted(true);
    if (whole.isError) void whole.refetch();
  };
  const fields = whole.data?.message.fields ?? message.message;

  return (
    <Panel aria-label={t('message.detailsOf', { id })}>
      <Head>
        <MessageFacts message={message} zone={zone} />
        <CopyButton text={() => id} label={t('message.copyId')} copiedLabel={t('message.copied')} failedLabel={t('message.copyFailed')} />
        <CopyButton text={uncut.json} label={t('message.copy')} copiedLabel={t('message.copied')} failedLabel={t('message.copyFailed')} />
      </Head>
      <FieldValues fields={fields} actions={actions} whole={{ fetch: uncut.fields, show, loading: whole.isFetching, error: whole.error }} />
    </Panel>
  );
}

const Panel = styled.section`
  position: sticky;
  left: 0;
  width: 100cqw;
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l} ${theme.space.l}`};
  background: ${({ theme }) => theme.color.canvas};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  font: ${({ theme }) => `${theme.size.base}/1.45 ${theme.font.text}`};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  > :first-child { flex: 1 1 24em; }
`;
