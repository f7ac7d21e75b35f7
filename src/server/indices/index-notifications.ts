import type { Notification } from '@/contract/system';
import type { Indices } from './model';

/** One notification per damaged index. */
export function indexNotifications(
  indices: Pick<Indices, 'list'>,
  node_id: string,
  now: number,
): Notification[] {
  return indices.list().flatMap(({ name, trouble }): Notification[] => {
    if (trouble === undefined) return [];
    const details = {
      title: `Index ${name} cannot be read`,
      description: `Its messages are missing in searches until the file is restored from a backup, or the index deleted. ${trouble}`,
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
