import type { Notification } from '@/contract/system';

export type Notifications = {
  /** Current notifications that were not dismissed. */
  active(): Notification[];
  /** The newest of a type, or the one with the key. */
  find(type: string, key?: string): Notification | undefined;
  dismiss(type: string, key?: string): void;
};

const nameOf = ({ type, key }: Pick<Notification, 'type' | 'key'>) =>
  JSON.stringify([type, key ?? null]);

/**
 * `current` returns all current notifications; a dismissed one reappears if its cause was gone in
 * between.
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
