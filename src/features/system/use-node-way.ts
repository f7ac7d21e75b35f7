import { useQuery } from '@tanstack/react-query';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { systemQueries } from './queries';

/** The breadcrumbs of a page about a node; includes the node once its name is known. */
export function useNodeWay(id: string): { title: string; to: string }[] {
  const { data } = useQuery(systemQueries.nodes());
  const node = data?.nodes.find(({ node_id: one }) => one === id);
  return [
    { title: t('system.nodes'), to: paths.nodes() },
    ...(node
      ? [
          {
            title: t('system.nodeName', { id: node.short_node_id, host: node.hostname }),
            to: paths.node(id),
          },
        ]
      : []),
  ];
}
