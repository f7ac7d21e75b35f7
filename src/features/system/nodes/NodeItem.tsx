import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { kindOf } from '@/shared/failure/describe-failure';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { Code } from '../page/layout';
import { NodeMark } from '../cluster/NodeName';
import { Quiet } from '../page/Part';
import { When } from '../page/When';
import { Fillings } from './Fillings';
import type { ClusterNode } from './merge-nodes';
import { NodeActions } from './NodeActions';
import { NodeState } from './NodeState';
import type { NodeFigures } from './node-metrics';

/** `error` is why the node did not respond; `forbidden`: the user may not see its state. */
export function NodeItem({
  node,
  figures,
  error,
  forbidden,
}: {
  node: ClusterNode;
  figures: NodeFigures;
  error: Error | null;
  forbidden: boolean;
}) {
  const { id, shortId, hostname, clusterId, leader, lastSeen, overview } = node;
  const rate = (value: number | undefined) =>
    value === undefined ? t('system.unknown') : formatCount(Math.round(value));
  return (
    <Item aria-label={t('system.nodeName', { id: shortId, host: hostname })}>
      <Head>
        <h3>
          <NodeMark leader={leader} />
          <Link to={paths.node(id)}>{t('system.nodeName', { id: shortId, host: hostname })}</Link>
        </h3>
        {overview && (
          <span>
            <NodeState overview={overview} />
          </span>
        )}
        {overview === null && <Chip tone="danger">{t('system.silent')}</Chip>}
        {overview === undefined && !error && !forbidden && <Skeleton width="12em" />}
        <NodeActions node={node} />
      </Head>
      <Ids>
        <span>
          {t('system.nodeId')} <Code>{id}</Code>
        </span>
        <span>
          {t('system.clusterId')} <Code>{clusterId.toUpperCase()}</Code>
        </span>
        {overview && (
          <span>
            {t('system.versionSince', { version: overview.version })}{' '}
            <When at={overview.started_at} />
          </span>
        )}
        {!overview && lastSeen !== undefined && (
          <span>
            {t('system.lastSeen')} <When at={lastSeen} />
          </span>
        )}
      </Ids>
      {overview === undefined && (error || forbidden) && (
        <Quiet>
          {t(
            forbidden || kindOf(error).kind === 'missingPermission'
              ? 'system.stateForbidden'
              : 'system.stateUnknown',
          )}
        </Quiet>
      )}
      {overview === null && <Quiet>{t('system.silentNode')}</Quiet>}
      {overview && (
        <>
          <Rate>{t('system.rates', { received: rate(figures.in), sent: rate(figures.out) })}</Rate>
          <Fillings figures={figures} />
        </>
      )}
    </Item>
  );
}

const Item = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.xs} 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  h3 {
    flex: 1 1 auto;
    min-width: 0;
    margin: 0;
    font-size: ${({ theme }) => theme.size.large};
    overflow-wrap: anywhere;
  }
`;

const Ids = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Rate = styled.p`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;
