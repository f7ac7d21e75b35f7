import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FutureSender, InputCounts, InputSummary } from '@/contract/inputs';
import { formatAge } from '@/domain/format/instants/age';
import { formatInstant, readInstant } from '@/domain/format/instants/instant';
import { formatCount, formatDuration } from '@/domain/format/number';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { useNow } from '@/shared/refresh/use-now';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { Notice } from '@/ui/notice/Notice';
import { futureSearch } from './future-search';

type FutureMessagesProps = { input: Pick<InputSummary, 'id'>; counts: InputCounts | undefined };

/** Senders of an input whose clocks are ahead, with a link to their messages. */
export function FutureMessages({ input, counts }: FutureMessagesProps) {
  if (counts === undefined || counts.future.messages === 0) return null;
  const { messages, senders } = counts.future;
  return (
    <Notice
      tone="warning"
      title={t('inputs.future', { count: messages, messages: formatCount(messages) })}
      actions={
        <ButtonLink variant="secondary" to={futureSearch(input.id, senders)}>
          {t('inputs.futureShow')}
        </ButtonLink>
      }
    >
      {t('inputs.futureMeans')}
      <List>
        {senders.map((sender) => (
          <li key={`${sender.address} ${sender.source}`}>
            <OneSender sender={sender} />
          </li>
        ))}
      </List>
    </Notice>
  );
}

/** The same in one line, with the sender seen last. */
export function FutureMark({ input, counts }: FutureMessagesProps) {
  const [latest, ...others] = counts?.future.senders ?? [];
  if (counts === undefined || latest === undefined) return null;
  return (
    <Mark>
      <Chip tone="warning" title={t('inputs.futureMeans')}>
        {t('inputs.futureMark')}
      </Chip>
      <OneSender sender={latest} />
      {others.length > 0 && (
        <span>
          {t('inputs.futureMore', {
            count: others.length,
            senders: formatCount(others.length),
          })}
        </span>
      )}
      <Link to={futureSearch(input.id, counts.future.senders)}>{t('inputs.futureShow')}</Link>
    </Mark>
  );
}

function OneSender({
  sender: { address, source, messages, offset_ms: offset, seen_at: seenAt },
}: {
  sender: FutureSender;
}) {
  const { zone } = useSession();
  const now = useNow(10_000);
  const at = readInstant(seenAt);
  return (
    <span title={formatInstant(seenAt, { zone, format: 'withTimeZone' })}>
      {t('inputs.futureSender', {
        sender:
          address === null || address === source
            ? source
            : t('inputs.futureAddress', { source, address }),
        offset: formatDuration(offset),
        count: messages,
        messages: formatCount(messages),
        age: at === undefined ? seenAt : formatAge(at, now),
      })}
    </span>
  );
}

const Mark = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.s};
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
