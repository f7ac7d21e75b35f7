import type { Notification } from '@/contract/system';
import { nodeText } from '@/domain/node-text/node-text';
import type { Indices } from './model/model';

/** One notification per damaged index and per log that was set aside. */
export function indexNotifications(
  indices: Pick<Indices, 'list' | 'damagedLogs'>,
  node_id: string,
  now: number,
): Notification[] {
  const urgent = (key: string, title: string, description: string): Notification => ({
    severity: 'urgent',
    type: 'generic',
    key,
    timestamp: new Date(now).toISOString(),
    node_id,
    details: { title, description },
  });
  return [
    ...indices
      .list()
      .flatMap(({ name, trouble }) =>
        trouble === undefined
          ? []
          : [
              urgent(
                `index_damaged_${name}`,
                nodeText('node.index.unreadable', { index: name }).message,
                nodeText('node.index.unreadableMeans', { reason: trouble }).message,
              ),
            ],
      ),
    ...indices
      .damagedLogs()
      .map(({ index, file }) =>
        urgent(
          `index_log_damaged_${file}`,
          nodeText('node.index.log', { index }).message,
          nodeText('node.index.logMeans', { file }).message,
        ),
      ),
  ];
}
