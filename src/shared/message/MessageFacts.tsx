import { useQuery } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { formatInstant, readInstant } from '@/domain/format/instants/instant';
import { LinkIfPage } from '@/shared/navigation/LinkIfPage';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { Chip } from '@/ui/chip/Chip';
import { messageId, receivingInput, receivingNode } from './facts/message-facts';
import { messageQueries } from './facts/message-queries';
import { receiverQueries } from './facts/receiver-queries';

/**
 * Where the message was received and where it is stored. Shows ids instead of titles that the user
 * may not read.
 */
export function MessageFacts({ message: row, zone }: { message: ResultMessage; zone: string }) {
  const { message, index } = row;
  const inputs = useQuery({ ...receiverQueries.inputs(), retry: false });
  const nodes = useQuery({ ...receiverQueries.nodes(), retry: false });
  const streams = useQuery({ ...messageQueries.streams(), retry: false });
  const input = receivingInput(message, inputs.data);
  const node = receivingNode(message, nodes.data);
  const routed = streamIds(message['streams']).map((id) => ({
    id,
    title: streams.data?.find((stream) => stream.id === id)?.title ?? id,
  }));

  return (
    <Facts>
      <Fact name={t('message.id')}>
        <Id>{messageId(row)}</Id>
        {index === '' && <Chip tone="warning">{t('message.notStored')}</Chip>}
      </Fact>
      <Fact name={t('message.timestamp')}>
        <Instant at={String(message['timestamp'] ?? '')} zone={zone} />
      </Fact>
      {input && (
        <Fact name={t('message.receivedBy')}>
          <Linked to={input.id === undefined ? undefined : paths.input(input.id)}>
            {input.name}
          </Linked>
        </Fact>
      )}
      {input && node && (
        <Fact name={t('message.receivedOn')}>
          <Linked to={node.id === undefined ? undefined : paths.node(node.id)}>{node.name}</Linked>
        </Fact>
      )}
      <Fact name={t('message.storedIn')}>{index === '' ? t('message.isNotStored') : index}</Fact>
      <Fact name={t('message.routedInto')}>
        {routed.length === 0
          ? t('message.noStreams')
          : routed.map(({ id, title }, at) => (
              <Fragment key={id}>
                {at > 0 && ', '}
                <Link to={paths.streamSearch(id)}>{title}</Link>
              </Fragment>
            ))}
      </Fact>
    </Facts>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Linked = ({ to, children }: { to: string | undefined; children: string }) =>
  to === undefined ? children : <LinkIfPage to={to}>{children}</LinkIfPage>;

/** In the user's time zone; a click switches to UTC. */
function Instant({ at, zone }: { at: string; zone: string }) {
  const [inUtc, setInUtc] = useState(false);
  if (readInstant(at) === undefined) return <>{at}</>;
  const shownZone = inUtc ? 'UTC' : zone;
  return (
    <Toggle
      type="button"
      aria-pressed={inUtc}
      title={t('message.inUtc', { time: formatInstant(at, { zone: 'UTC', format: 'complete' }) })}
      onClick={() => setInUtc(!inUtc)}
    >
      {formatInstant(at, { zone: shownZone, format: 'complete' })} <span>{shownZone}</span>
    </Toggle>
  );
}

function streamIds(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  margin: 0;
  font-size: ${({ theme }) => theme.size.small};
  div {
    display: flex;
    gap: ${({ theme }) => theme.space.xsm};
    min-width: 0;
    align-items: center;
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
    white-space: nowrap;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Id = styled.strong`
  font: ${({ theme }) => `${theme.weight.semibold} ${theme.size.small} ${theme.font.log}`};
`;

const Toggle = styled.button`
  ${plainButton}
  font: ${({ theme }) => `${theme.size.small} ${theme.font.log}`};
  font-variant-numeric: tabular-nums;
  span {
    color: ${({ theme }) => theme.color.muted};
    font-family: ${({ theme }) => theme.font.text};
  }
  &:hover {
    color: ${({ theme }) => theme.color.accent};
  }
`;
