import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { PERMISSIONS } from '@/contract/permissions';
import { formatAge } from '@/domain/format/instants/age';
import { formatInstant, readInstant } from '@/domain/format/instants/instant';
import { nodesPoll } from '@/shared/background/polls';
import { LinkIfPage } from '@/shared/navigation/LinkIfPage';
import { paths } from '@/shared/paths';
import { useNow } from '@/shared/refresh/use-now';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { Notice } from '@/ui/notice/Notice';
import { foremost, groupOf, type NodeState } from '../state/input-state';
import { addressText, isLocalOnly, listenAddressOf } from '../sending/listen-address';
import { StateChip } from '../state/StateChip';
import { TryAgain } from '../actions/RunButton';

export function InputFacts({
  input,
  states,
}: {
  input: InputSummary;
  states: readonly NodeState[] | undefined;
}) {
  const listens = listenAddressOf(input);
  const embedded = useIsEmbedded();
  const state = foremost(states ?? []);
  return (
    <Line>
      {listens && (
        <span>
          {t('inputs.listensOn')}{' '}
          <Code>
            {listens.transport}://{addressText(listens)}
          </Code>
          {listens.encrypted && ` ${t('inputs.encrypted')}`}{' '}
          {embedded && !isLocalOnly(listens) && (
            <Chip tone="warning" title={t('inputs.openMeans')}>
              {t('inputs.open')}
            </Chip>
          )}
        </span>
      )}
      <span>
        {input.global ? (
          t('inputs.allNodes')
        ) : (
          <>
            {t('inputs.onNode')} <NodeLabel id={input.node ?? ''} />
          </>
        )}
      </span>
      {state && groupOf(state.state) === 'running' && (
        <span>
          {t('inputs.since')} <Since at={state.since} />
        </span>
      )}
    </Line>
  );
}

/** Why an input does not run, with the nodes concerned if there are several. */
export function InputTroubles({
  input,
  states,
}: {
  input: InputSummary;
  states: readonly NodeState[] | undefined;
}) {
  if (!states) return null;
  const troubled = states.filter(
    ({ state, reason }) => groupOf(state) === 'failed' || reason !== undefined,
  );
  return (
    <>
      {troubled.map(({ nodeId, state, reason }) => {
        const failed = groupOf(state) === 'failed';
        return (
          <Notice
            key={nodeId}
            tone={failed ? 'danger' : 'warning'}
            title={t(failed ? 'inputs.doesNotRun' : 'inputs.hasTrouble')}
            actions={failed && <TryAgain input={input} />}
          >
            {reason === undefined ? t('inputs.failedSilently') : serverText({ message: reason })}
            {states.length > 1 && (
              <>
                {' '}
                (<NodeLabel id={nodeId} />)
              </>
            )}
          </Notice>
        );
      })}
      {states.length > 1 && (
        <Line>
          {states.map(({ nodeId, state }) => (
            <span key={nodeId}>
              <NodeLabel id={nodeId} /> <StateChip state={state} />
            </span>
          ))}
        </Line>
      )}
    </>
  );
}

const SHORT = 8;

/** A link to a node: short id and host, as far as they are known. A text in the cloud. */
export function NodeLabel({ id }: { id: string }) {
  const { data } = usePermittedQuery(PERMISSIONS.system.read, nodesPoll);
  const host = data?.[id]?.hostname;
  return (
    <span title={id}>
      {host === undefined ? (
        id.slice(0, SHORT)
      ) : (
        <LinkIfPage to={paths.node(id)}>
          {t('inputs.nodeName', { id: id.slice(0, SHORT), host })}
        </LinkIfPage>
      )}
    </span>
  );
}

function Since({ at }: { at: string }) {
  const { zone } = useSession();
  const now = useNow(1_000);
  const ms = readInstant(at);
  return (
    <time dateTime={at} title={formatInstant(at, { zone, format: 'withTimeZone' })}>
      {ms === undefined ? at : formatAge(ms, now)}
    </time>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.muted};
`;

const Code = styled.code`
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.log};
  overflow-wrap: anywhere;
`;
