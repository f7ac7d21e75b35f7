import { useMutation, useQuery } from '@tanstack/react-query';
import { formatBytes, formatCount, formatRate } from '@/domain/format/number';
import { ConfirmChange } from '@/shared/confirm/ConfirmChange';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { systemQueries } from '../cluster/queries';
import { nodeJournalQuery } from './journal';
import { statuses } from './load-balancer-statuses';
import type { ClusterNode } from './merge-nodes';
import { doWithNode, type NodeAction } from './node-actions';
import { nodeFigures, nodeMetricNames } from './node-metrics';

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
/** Asks before an action, and says what it interrupts. */
export function NodeQuestion({
  action,
  node,
  name,
  onClose,
}: {
  action: NodeAction;
  node: ClusterNode;
  name: string;
  onClose: () => void;
}) {
  const embedded = useIsEmbedded();
  const { title, sure, done, danger } = words[action.kind];
  const mutation = useMutation({
    ...doWithNode(node.id),
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
      <Consequences action={action} node={node} />
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

/** What is at stake now, as far as the user may see it. */
function Consequences({ action, node: { id } }: { action: NodeAction; node: ClusterNode }) {
  const { data: metrics } = usePermittedQuery(
    'metrics:read',
    systemQueries.metrics(nodeMetricNames),
  );
  const { data: journal } = usePermittedQuery('journal:read', nodeJournalQuery(id));
  const { data: registered } = useQuery(systemQueries.nodes());
  const rate = nodeFigures(metrics?.[id]).in;
  const waiting = journal?.uncommitted_journal_entries ?? 0;
  const lines = [
    ...(rate === undefined || !interrupts(action)
      ? []
      : [t('system.arriving', { rate: formatRate(rate) })]),
    ...(action.kind === 'pause' && journal?.enabled
      ? [
          t('system.journalRoom', {
            free: formatBytes(Math.max(0, journal.journal_size_limit - journal.journal_size)),
            size: formatBytes(journal.journal_size_limit),
          }),
        ]
      : []),
    ...(waiting > 0 && (action.kind === 'shutDown' || action.kind === 'resume')
      ? [t('system.waitingNow', { count: waiting, entries: formatCount(waiting) })]
      : []),
    ...(registered?.total === 1 && action.kind === 'shutDown' ? [t('system.onlyNode')] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const interrupts = (action: NodeAction) =>
  action.kind === 'pause' ||
  action.kind === 'shutDown' ||
  (action.kind === 'balance' && action.status !== 'alive');
