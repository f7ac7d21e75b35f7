import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { nodesPoll } from '@/shared/background/polls';
import { FetchFailurePage } from '@/shared/failure/FetchFailurePage';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';
import { Parts, SystemPage } from '../layout';
import { NodeActions } from '../nodes/NodeActions';
import { mergeNodes } from '../nodes/merge-nodes';
import { systemQueries } from '../queries';
import { Inputs, Processors, ProcessingTimes } from './Messages';
import { Buffers, Journal, Memory } from './Fullness';
import { Machine } from './Machine';
import { NodeFacts } from './NodeFacts';
import { Plugins } from './Plugins';
import { Services } from './Services';

export function NodePage() {
  const { nodeId = '' } = useParams();
  const registered = useQuery(systemQueries.nodes());
  const answers = useQuery(nodesPoll);
  const self = useQuery(systemQueries.serverNode());
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
  if (!node) return <UnknownNode id={nodeId} coming={answers.isPending} />;
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
        <Memory nodeId={nodeId} />
        <Buffers nodeId={nodeId} />
        <Journal nodeId={nodeId} />
        <ProcessingTimes nodeId={nodeId} />
        <Inputs nodeId={nodeId} />
        <Processors />
        {self.data?.node_id === nodeId && <Services />}
      </Parts>
      {self.data?.node_id === nodeId && <Machine />}
      <Plugins nodeId={nodeId} />
    </SystemPage>
  );
}

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
