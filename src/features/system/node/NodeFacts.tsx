import type { UseQueryResult } from '@tanstack/react-query';
import type { SystemOverview } from '@/contract/system';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Notice } from '@/ui/notice/Notice';
import { Facts } from '../page/Facts';
import { Code } from '../page/layout';
import type { ClusterNode } from '../nodes/merge-nodes';
import { NodeState } from '../nodes/NodeState';
import { NodeMark } from '../cluster/NodeName';
import { Part, Quiet } from '../page/Part';
import { When } from '../page/When';

/** `query` has what the node reports about itself. */
export function NodeFacts({
  node,
  query,
}: {
  node: ClusterNode;
  query: UseQueryResult<Record<string, SystemOverview | null>> & { forbidden: boolean };
}) {
  const known = [
    {
      name: t('system.role'),
      value: (
        <>
          <NodeMark leader={node.leader} />
          {t(node.leader ? 'system.isLeader' : 'system.isFollower')}
        </>
      ),
    },
    { name: t('system.nodeId'), value: <Code>{node.id}</Code> },
    { name: t('system.clusterId'), value: <Code>{node.clusterId.toUpperCase()}</Code> },
    { name: t('system.hostname'), value: node.hostname },
    ...(node.lastSeen === undefined
      ? []
      : [{ name: t('system.lastSeenName'), value: <When at={node.lastSeen} /> }]),
  ];
  const said = (overview: SystemOverview) => [
    { name: t('system.state'), value: <NodeState overview={overview} /> },
    {
      name: t('system.version'),
      value: t('system.versionName', { version: overview.version, codename: overview.codename }),
    },
    { name: t('system.started'), value: <When at={overview.started_at} /> },
    { name: t('system.timeZone'), value: overview.timezone },
    { name: t('system.operatingSystem'), value: overview.operating_system },
  ];
  if (query.forbidden)
    return (
      <DetailCard title={t('system.about')}>
        <Facts facts={known} />
        <Quiet>{t('system.stateForbidden')}</Quiet>
      </DetailCard>
    );
  return (
    <Part title={t('system.about')} query={query} rows={6}>
      {() => (
        <>
          {!node.overview && <Notice tone="warning">{t('system.silentNode')}</Notice>}
          <Facts facts={[...known, ...(node.overview ? said(node.overview) : [])]} />
        </>
      )}
    </Part>
  );
}
