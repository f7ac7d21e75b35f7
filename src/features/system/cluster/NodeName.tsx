import { useQuery } from '@tanstack/react-query';
import GitBranch from 'lucide-react/icons/git-branch';
import Star from 'lucide-react/icons/star';
import styled from 'styled-components';
import { LinkIfPage } from '@/shared/navigation/LinkIfPage';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { systemQueries } from './queries';

/** A link to a node: short id, host and role in the cluster. A text in the cloud, which hides nodes. */
export function NodeName({ id }: { id: string }) {
  const { data } = useQuery(systemQueries.nodes());
  const node = data?.nodes.find(({ node_id: one }) => one === id);
  if (!node) return <Name title={id}>{data ? t('system.unknownNode') : id.slice(0, SHORT)}</Name>;
  const name = t('system.nodeName', { id: node.short_node_id, host: node.hostname });
  return (
    <Name>
      <NodeMark leader={node.is_leader} />
      <LinkIfPage to={paths.node(id)}>{name}</LinkIfPage>
    </Name>
  );
}

const SHORT = 8;

export function NodeMark({ leader }: { leader: boolean }) {
  const Icon = leader ? Star : GitBranch;
  const words = t(leader ? 'system.leader' : 'system.noLeader');
  return (
    <Mark role="img" aria-label={words} title={words} $leader={leader}>
      <Icon aria-hidden size="1.1em" />
    </Mark>
  );
}

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Mark = styled.span<{ $leader: boolean }>`
  margin-inline-end: ${({ theme }) => theme.space.xs};
  vertical-align: -0.15em;
  svg {
    display: inline-block;
  }
  color: ${({ theme, $leader }) => ($leader ? theme.color.warning : theme.color.muted)};
`;
