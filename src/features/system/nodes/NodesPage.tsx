import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import { nodesPoll } from '@/shared/background/polls';
import { PageHead } from '@/shared/page-header/PageHead';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { t } from '@/shared/texts/t';
import { PlainList, SystemPage } from '../page/layout';
import { Part, Quiet } from '../page/Part';
import { systemQueries } from '../cluster/queries';
import { mergeNodes } from './merge-nodes';
import { nodeFigures, nodeMetricNames } from './node-metrics';
import { NodeItem } from './NodeItem';

export function NodesPage() {
  const registered = useQuery(systemQueries.nodes());
  const answers = usePermittedQuery(PERMISSIONS.system.read, nodesPoll);
  const { data: metrics } = usePermittedQuery(
    PERMISSIONS.metrics.read,
    systemQueries.metrics(nodeMetricNames),
  );
  return (
    <SystemPage>
      <PageHead title={t('system.nodesTitle')} description={t('system.nodesLead')} />
      <Part
        title={
          registered.data
            ? t('system.nodeCount', { count: registered.data.nodes.length })
            : t('system.nodes')
        }
        query={registered}
      >
        {({ nodes }) => {
          const merged = mergeNodes(nodes, answers.data ?? {});
          return merged.length === 0 ? (
            <Quiet>{t('system.noNodes')}</Quiet>
          ) : (
            <PlainList>
              {merged.map((node) => (
                <li key={node.id}>
                  <NodeItem
                    node={node}
                    error={answers.error}
                    forbidden={answers.forbidden}
                    figures={nodeFigures(metrics?.[node.id])}
                  />
                </li>
              ))}
            </PlainList>
          );
        }}
      </Part>
    </SystemPage>
  );
}
