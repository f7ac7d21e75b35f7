import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { PERMISSIONS } from '@/contract/permissions';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { ClusterNode } from './merge-nodes';
import { messagesOf } from './messages-of';
import type { NodeAction } from './node-actions';
import { NodeQuestion } from './NodeQuestion';
import { statuses } from './load-balancer-statuses';

/** The permitted actions of a node; each asks for confirmation. */
export function NodeActions({ node }: { node: ClusterNode }) {
  const { permits, permitsSome } = useSession();
  const [asked, setAsked] = useState<NodeAction>();
  const name = t('system.nodeName', { id: node.shortId, host: node.hostname });
  const toLink = useToLink();
  const action = (id: string, key: PlainTextKey, next: NodeAction, danger = false): MenuItem => ({
    id,
    label: t('system.asks', { action: t(key) }),
    danger,
    onSelect: () => setAsked(next),
  });
  const answers = Boolean(node.overview);
  const items: MenuItem[] = [
    toLink('details', 'system.details', paths.node(node.id)),
    toLink('messages', 'system.showMessages', messagesOf(node.id)),
    ...(permitsSome(PERMISSIONS.metrics.allkeys)
      ? [toLink('metrics', 'system.metrics', paths.nodeMetrics(node.id))]
      : []),
    ...(permits(PERMISSIONS.threads.dump, node.id)
      ? [toLink('threads', 'system.threadDump', paths.threadDump(node.id))]
      : []),
    ...(permits(PERMISSIONS.processbuffer.dump, node.id)
      ? [toLink('buffer', 'system.bufferDump', paths.processBufferDump(node.id))]
      : []),
    ...(answers && permits(PERMISSIONS.processing.changestate, node.id)
      ? [
          line('processing'),
          node.overview?.is_processing
            ? action('pause', 'system.pause', { kind: 'pause' })
            : action('resume', 'system.resume', { kind: 'resume' }),
        ]
      : []),
    ...(answers && permits(PERMISSIONS.lbstatus.change)
      ? [
          line('lb'),
          ...(['alive', 'dead', 'throttled'] as const).map((status) =>
            action(status, statuses[status], { kind: 'balance', status }),
          ),
        ]
      : []),
    ...(answers && permits(PERMISSIONS.node.shutdown, node.id)
      ? [line('end'), action('shutDown', 'system.shutDown', { kind: 'shutDown' }, true)]
      : []),
  ];
  return (
    <>
      <Menu
        label={t('system.actionsOf', { node: name })}
        placement="bottom-end"
        items={items}
        trigger={
          <Button aria-label={t('system.actionsOf', { node: name })}>
            {t('system.actions')} <ChevronDown aria-hidden size="1.1em" />
          </Button>
        }
      />
      {asked && (
        <NodeQuestion action={asked} node={node} name={name} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

const line = (id: string): MenuItem => ({ id, separator: true });

function useToLink() {
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  return (id: string, key: PlainTextKey, to: string): MenuItem => ({
    id,
    label: t(key),
    href: `${root}${to}`,
    onSelect: () => void navigate(to),
  });
}
