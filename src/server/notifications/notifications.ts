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

  const active = () => {
    const all = current();
    const names = new Set(all.map(nameOf));
    for (const name of dismissed) if (!names.has(name)) dismissed.delete(name);
    return all.filter((one) => !dismissed.has(nameOf(one)));
  };

  const find = (type: string, key?: string) =>
    active().find((one) => one.type === type && (key === undefined || one.key === key));

  return {
    active,
    find,
    dismiss(type, key) {
      const found = find(type, key);
      if (found) dismissed.add(nameOf(found));
    },
  };
}
