import { useMutation, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { formatBytes, formatCount, formatRate } from '@/domain/format/number';
import { unreachable } from '@/domain/unreachable';
import { ConfirmChange } from '@/shared/confirm/ConfirmChange';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { systemQueries } from '../cluster/queries';
import { nodeJournalQuery } from './journal';
import { reports, statuses } from './load-balancer-statuses';
import type { ClusterNode } from './merge-nodes';
import { doWithNode, type NodeAction } from './node-actions';
import { nodeFigures, nodeMetricNames } from './node-metrics';

type Words = {
  title: PlainTextKey;
  sure: (name: string) => string;
  danger: boolean;
};

const words: Readonly<Record<NodeAction['kind'], Words>> = {
  pause: {
    title: 'system.pause',
    sure: (node) => t('system.pauseSure', { node }),
    danger: false,
  },
  resume: {
    title: 'system.resume',
    sure: (node) => t('system.resumeSure', { node }),
    danger: false,
  },
  shutDown: {
    title: 'system.shutDown',
    sure: (node) => t('system.shutDownSure', { node }),
    danger: true,
  },
  balance: {
    title: 'system.override',
    sure: (node) => t('system.overrideSure', { node }),
    danger: false,
  },
};

function doneText(action: NodeAction, node: string): string {
  switch (action.kind) {
    case 'pause':
      return t('system.paused', { node });
    case 'resume':
      return t('system.resumed', { node });
    case 'shutDown':
      return t('system.shuttingDown', { node });
    case 'balance':
      return t(reports[action.status], { node });
    default:
      return unreachable(action);
  }
}

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
  const { title, sure, danger } = words[action.kind];
  const mutation = useMutation({
    ...doWithNode(node.id),
    onSuccess: () => {
      toasts.success(doneText(action, name));
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
    </ConfirmChange>
  );
}

/** What is at stake now, as far as the user may see it. */
function Consequences({ action, node: { id } }: { action: NodeAction; node: ClusterNode }) {
  const embedded = useIsEmbedded();
  const { data: metrics } = usePermittedQuery(
    PERMISSIONS.metrics.read,
    systemQueries.metrics(nodeMetricNames),
  );
  const { data: journal } = usePermittedQuery(PERMISSIONS.journal.read, nodeJournalQuery(id));
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
    ...(embedded && action.kind === 'pause'
      ? [t('system.pauseKeeps'), t('system.pauseFull'), t('system.pauseRestart')]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}

/** The dialog is part of the list of nodes, and lists in lists have other marks. */
const Lines = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.l};
  list-style: disc;
`;

const interrupts = (action: NodeAction) =>
  action.kind === 'pause' ||
  action.kind === 'shutDown' ||
  (action.kind === 'balance' && action.status !== 'alive');
