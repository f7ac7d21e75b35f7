import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { PERMISSIONS } from '@/contract/permissions';
import { nodesPoll } from '@/shared/background/polls';
import { FetchFailurePage } from '@/shared/failure/FetchFailurePage';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';
import { Parts, SystemPage } from '../page/layout';
import { usePermittedParts } from '../page/use-permitted-parts';
import { NodeActions } from '../nodes/NodeActions';
import { mergeNodes } from '../nodes/merge-nodes';
import { systemQueries } from '../cluster/queries';
import { Inputs, Processors, ProcessingTimes } from './Messages';
import { Buffers, Journal, Memory } from './Fullness';
import { Machine } from './Machine';
import { NodeFacts } from './NodeFacts';
import { Plugins } from './Plugins';
import { Services } from './Services';

export function NodePage() {
  const { nodeId = '' } = useParams();
  const registered = useQuery(systemQueries.nodes());
  const answers = usePermittedQuery(PERMISSIONS.system.read, nodesPoll);
  const self = useQuery(systemQueries.serverNode());
  const { sees, hidden } = usePermittedParts(PARTS);
  if (registered.error && !registered.data)
    return (
      <FetchFailurePage
        errors={[registered.error, ...(answers.error ? [answers.error] : [])]}
        retry={() => {
          void registered.refetch();
          void answers.refetch();
        }}
      />
    );
  if (!registered.data)
    return (
      <SystemPage>
        <SkeletonDetail label={t('app.loadingPart')} />
      </SystemPage>
    );

  const node = mergeNodes(registered.data.nodes, answers.data ?? {}).find(
    ({ id }) => id === nodeId,
  );
  if (!node) return <UnknownNode id={nodeId} coming={answers.isPending && !answers.forbidden} />;
  return (
    <SystemPage key={nodeId}>
      <PageHead
        way={[{ title: t('system.nodes'), to: paths.nodes() }]}
        title={t('system.nodeTitle', {
          node: t('system.nodeName', { id: node.shortId, host: node.hostname }),
        })}
        description={t('system.nodeLead')}
        actions={<NodeActions node={node} />}
      />
      <Parts>
        <NodeFacts node={node} query={answers} />
        {sees('system.memory') && <Memory nodeId={nodeId} />}
        {sees('system.buffers') && <Buffers nodeId={nodeId} />}
        {sees('system.journal') && <Journal nodeId={nodeId} />}
        <ProcessingTimes nodeId={nodeId} />
        {sees('nav.inputs') && <Inputs nodeId={nodeId} />}
        {sees('system.processors') && <Processors />}
        {self.data?.node_id === nodeId && <Services />}
      </Parts>
      {self.data?.node_id === nodeId && <Machine />}
      <Plugins nodeId={nodeId} />
      {hidden}
    </SystemPage>
  );
}

const PARTS = [
  { title: 'system.memory', permission: PERMISSIONS.jvmstats.read },
  { title: 'system.buffers', permission: PERMISSIONS.metrics.read },
  { title: 'system.journal', permission: PERMISSIONS.journal.read },
  { title: 'nav.inputs', permission: PERMISSIONS.inputs.read },
  { title: 'system.processors', permission: PERMISSIONS.clusterconfigentry.read },
] as const;

function UnknownNode({ id, coming }: { id: string; coming: boolean }) {
  return (
    <SystemPage>
      <PageHead title={t('system.unknownNode')} />
      {coming ? (
        <SkeletonDetail label={t('app.loadingPart')} />
      ) : (
        <EmptyState
          title={t('system.noSuchNode', { id })}
          action={<Link to={paths.nodes()}>{t('system.allNodes')}</Link>}
        >
          {t('system.noSuchNodeWhy')}
        </EmptyState>
      )}
    </SystemPage>
  );
}
