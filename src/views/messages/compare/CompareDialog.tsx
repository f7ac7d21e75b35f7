import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { messageName } from '@/shared/message/facts/message-facts';
import { useWholeMessages } from '@/shared/message/facts/whole-message';
import { t } from '@/shared/texts/t';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Modal } from '@/ui/modal/Modal';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { CompareTable } from './CompareTable';
import { compareMessages } from './comparing';
import type { ComparedPath } from './differences';

export type CompareDialogProps = {
  messages: readonly ResultMessage[];
  zone: string;
  onClose: () => void;
};

/** More columns would be unreadable. */
const MAX_MESSAGES = 12;

/**
 * Messages side by side: only the differences, including those inside structures and stack traces.
 */
export function CompareDialog({ messages, zone, onClose }: CompareDialogProps) {
  const compared = messages.slice(0, MAX_MESSAGES);
  const wholeOf = useWholeMessages();
  const { data, error, refetch } = useQuery({
    queryKey: ['search', 'compared', compared.map(messageName)] as const,
    queryFn: async () => {
      const whole = await Promise.all(compared.map((message) => wholeOf(message).fields()));
      return { whole, paths: await compareMessages(whole) };
    },
    gcTime: 0,
    structuralSharing: false,
  });
  return (
    <Modal
      size="wide"
      title={t('messageTools.compareTitle', { count: messages.length })}
      onClose={onClose}
      closeLabel={t('messageTools.compareClose')}
    >
      {messages.length > MAX_MESSAGES && (
        <p>{t('messageTools.compareFirst', { count: MAX_MESSAGES })}</p>
      )}
      {data ? (
        <Compared messages={data.whole} paths={data.paths} zone={zone} />
      ) : error ? (
        <FailureNotice error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height="8em" />
      )}
    </Modal>
  );
}

function Compared({
  messages,
  paths,
  zone,
}: {
  messages: readonly Fields[];
  paths: readonly ComparedPath[];
  zone: string;
}) {
  const [same, setSame] = useState(false);
  const [reserved, setReserved] = useState(false);
  const [raw, setRaw] = useState(false);
  const visible = paths.filter(
    (path) => (same || path.isDifferent) && (reserved || !path.isReserved),
  );
  return (
    <>
      <Choices>
        <Checkbox
          label={t('messageTools.compareSame')}
          checked={same}
          onChange={(event) => setSame(event.target.checked)}
        />
        <Checkbox
          label={t('messageTools.compareReserved')}
          checked={reserved}
          onChange={(event) => setReserved(event.target.checked)}
        />
        <Checkbox
          label={t('messageTools.compareRaw')}
          checked={raw}
          onChange={(event) => setRaw(event.target.checked)}
        />
      </Choices>
      {visible.length === 0 ? (
        <p>{t('messageTools.noDifference')}</p>
      ) : (
        <CompareTable paths={visible} messages={messages} zone={zone} raw={raw} />
      )}
    </>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  margin-bottom: ${({ theme }) => theme.space.m};
`;
