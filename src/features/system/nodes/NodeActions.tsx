import { useMutation } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { ConfirmChange } from '@/shared/confirm/ConfirmChange';
import { paths } from '@/shared/paths';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { ClusterNode } from './merge-nodes';
import { doWithNode, type NodeAction } from './node-actions';

type Words = {
  title: PlainTextKey;
  sure: (name: string) => string;
  done: (name: string) => string;
  danger: boolean;
};

const words: Readonly<Record<NodeAction['kind'], Words>> = {
  pause: {
    title: 'system.pause',
    sure: (node) => t('system.pauseSure', { node }),
    done: (node) => t('system.paused', { node }),
    danger: false,
  },
  resume: {
    title: 'system.resume',
    sure: (node) => t('system.resumeSure', { node }),
    done: (node) => t('system.resumed', { node }),
    danger: false,
  },
  shutDown: {
    title: 'system.shutDown',
    sure: (node) => t('system.shutDownSure', { node }),
    done: (node) => t('system.shuttingDown', { node }),
    danger: true,
  },
  balance: {
    title: 'system.override',
    sure: (node) => t('system.overrideSure', { node }),
    done: (node) => t('system.overridden', { node }),
    danger: false,
  },
};
const statuses = {
  alive: 'system.overrideAlive',
  dead: 'system.overrideDead',
  throttled: 'system.overrideThrottled',
} as const satisfies Record<string, PlainTextKey>;

/** The permitted actions of a node; each asks for confirmation. */
export function NodeActions({ node }: { node: ClusterNode }) {
  const { permits } = useSession();
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
    toLink('metrics', 'system.metrics', paths.nodeMetrics(node.id)),
    ...(permits(`threads:dump:${node.id}`)
      ? [toLink('threads', 'system.threadDump', paths.threadDump(node.id))]
      : []),
    ...(permits(`processbuffer:dump:${node.id}`)
      ? [toLink('buffer', 'system.bufferDump', paths.processBufferDump(node.id))]
      : []),
    ...(answers && permits(`processing:changestate:${node.id}`)
      ? [
          line('processing'),
          node.overview?.is_processing
            ? action('pause', 'system.pause', { kind: 'pause' })
            : action('resume', 'system.resume', { kind: 'resume' }),
        ]
      : []),
    ...(answers && permits('lbstatus:change')
      ? [
          line('lb'),
          ...(['alive', 'dead', 'throttled'] as const).map((status) =>
            action(status, statuses[status], { kind: 'balance', status }),
          ),
        ]
      : []),
    ...(answers && permits(`node:shutdown:${node.id}`)
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
        <Question action={asked} nodeId={node.id} name={name} onClose={() => setAsked(undefined)} />
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

function Question({
  action,
  nodeId,
  name,
  onClose,
}: {
  action: NodeAction;
  nodeId: string;
  name: string;
  onClose: () => void;
}) {
  const embedded = useIsEmbedded();
  const { title, sure, done, danger } = words[action.kind];
  const mutation = useMutation({
    ...doWithNode(nodeId),
    onSuccess: () => {
      toasts.success(done(name));
      onClose();
    },
  });
  return (
    <ConfirmChange
      title={t(action.kind === 'balance' ? statuses[action.status] : title)}
      danger={danger ?? false}
      mutation={mutation}
      variables={action}
      onCancel={onClose}
    >
      <p>{sure(name)}</p>
      {embedded && action.kind === 'pause' && (
        <ul>
          <li>{t('system.pauseKeeps')}</li>
          <li>{t('system.pauseFull')}</li>
          <li>{t('system.pauseRestart')}</li>
        </ul>
      )}
    </ConfirmChange>
  );
}
