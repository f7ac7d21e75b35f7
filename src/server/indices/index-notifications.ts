import type { Notification } from '@/contract/system';
import { nodeText } from '@/domain/node-text/node-text';
import type { Indices } from './model/model';

/** One notification per damaged index. */
export function indexNotifications(
  indices: Pick<Indices, 'list'>,
  node_id: string,
  now: number,
): Notification[] {
  return indices.list().flatMap(({ name, trouble }): Notification[] => {
    if (trouble === undefined) return [];
    const details = {
      title: nodeText('node.index.unreadable', { index: name }).message,
      description: nodeText('node.index.unreadableMeans', { reason: trouble }).message,
    };
    return [
      {
        severity: 'urgent',
        type: 'generic',
        key: `index_damaged_${name}`,
        timestamp: new Date(now).toISOString(),
        node_id,
        details,
      },
    ];
  });
}
