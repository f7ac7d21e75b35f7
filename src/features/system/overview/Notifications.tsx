import { useQuery } from '@tanstack/react-query';
import { notificationsPoll } from '@/shared/background/polls';
import { t } from '@/shared/texts/t';
import type { Notification } from '@/contract/system';
import { PlainList } from '../layout';
import { Part, Quiet } from '../Part';
import { NotificationItem } from './NotificationItem';

/** The urgent ones first. */
export function Notifications() {
  const query = useQuery(notificationsPoll);
  return (
    <Part title={t('system.notifications')} query={query} rows={2}>
      {({ notifications }) =>
        notifications.length === 0 ? (
          <Quiet>{t('system.noNotifications')}</Quiet>
        ) : (
          <PlainList>
            {notifications.toSorted(byUrgency).map((one) => (
              <li key={`${one.type} ${one.key} ${one.timestamp}`}>
                <NotificationItem notification={one} />
              </li>
            ))}
          </PlainList>
        )
      }
    </Part>
  );
}

const isUrgent = ({ severity }: Notification) => severity === 'urgent';
const byUrgency = (one: Notification, other: Notification) =>
  Number(isUrgent(other)) - Number(isUrgent(one)) || other.timestamp.localeCompare(one.timestamp);
