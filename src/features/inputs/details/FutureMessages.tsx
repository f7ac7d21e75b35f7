import styled from 'styled-components';
import type { FutureSender, InputCounts, InputSummary } from '@/contract/inputs';
import { formatAge } from '@/domain/format/age';
import { formatInstant, readInstant } from '@/domain/format/instant';
import { formatCount, formatDuration } from '@/domain/format/number';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { useNow } from '@/shared/refresh/use-now';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { futureSearch } from './future-search';

type FutureMessagesProps = {
  input: Pick<InputSummary, 'id'>;
  counts: InputCounts | undefined;
  /** Only the sender seen last. */
  brief?: boolean;
};

/** Senders of an input whose clocks are ahead, with a link to their messages. */
export function FutureMessages({ input, counts, brief = false }: FutureMessagesProps) {
  if (counts === undefined || counts.future.messages === 0) return null;
  const { messages, senders } = counts.future;
  const shown = brief ? senders.slice(0, 1) : senders;
  const more = senders.length - shown.length;
  return (
    <Notice
      tone="warning"
      title={t('inputs.future', { count: messages, messages: formatCount(messages) })}
      actions={
        <ButtonLink to={futureSearch(input.id, senders)}>{t('inputs.futureShow')}</ButtonLink>
      }
    >
      <List>
        {shown.map((sender) => (
          <li key={`${sender.address} ${sender.source}`}>
            <OneSender sender={sender} />
          </li>
        ))}
        {more > 0 && <li>{t('inputs.futureMore', { count: more, senders: formatCount(more) })}</li>}
      </List>
      {!brief && <p>{t('inputs.futureMeans')}</p>}
    </Notice>
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

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
