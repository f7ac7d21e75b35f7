import type { Notification } from '@/contract/system';

export type Notifications = {
  /** Current notifications that were not dismissed. */
  active(): Notification[];
  /** The latest of a type, or the one with the key. */
  find(type: string, key?: string): Notification | undefined;
  dismiss(type: string, key?: string): void;
};

const nameOf = ({ type, key }: Pick<Notification, 'type' | 'key'>) =>
  JSON.stringify([type, key ?? null]);

/**
 * `current` returns what is wrong at present. A dismissed notification returns if its problem went
 * away and came back.
 */
export function createNotifications(current: () => Notification[]): Notifications {
  const dismissed = new Set<string>();
  /** The timestamps of problems when they were found: clients take another one for a new problem. */
  const found = new Map<string, string>();

  const active = () => {
    const all = current();
    const names = new Set(all.map(nameOf));
    for (const name of dismissed) if (!names.has(name)) dismissed.delete(name);
    for (const name of found.keys()) if (!names.has(name)) found.delete(name);
    return all.flatMap((one) => {
      const name = nameOf(one);
      const timestamp = found.get(name) ?? one.timestamp;
      found.set(name, timestamp);
      return dismissed.has(name) ? [] : [{ ...one, timestamp }];
    });
  };

  const find = (type: string, key?: string) =>
    active().find((one) => one.type === type && (key === undefined || one.key === key));

  return {
    active,
    find,
    dismiss(type, key) {
      const one = find(type, key);
      if (one) dismissed.add(nameOf(one));
    },
  };
}
