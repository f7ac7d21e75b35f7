import * as api from '@/contract/notifications';
import { listNotifications, type Notification } from '@/contract/system';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve } from '../http/serve';
import { htmlOf, textOf } from './notification-text';
import { isNotificationType } from './notification-types';
import { createNotifications, type Notifications } from './notifications';
import type { Module } from '../resource/registry';

export const serveNotifications: Module<object> = (registry) => {
  const notifications = createNotifications(() =>
    registry.notifications.flatMap((current) => current()),
  );

  serve(registry, listNotifications, ({ permits }) => {
    const readable = notifications
      .active()
      .filter(({ type }) => permits('notifications:read', type));
    return { total: readable.length, notifications: readable };
  });

  const rendered =
    <Text>(render: (notification: Notification) => Text) =>
    (call: OpenCall): Text =>
      render(activeOne(notifications, call));
  serve(registry, api.notificationHtml, rendered(htmlOf));
  serve(registry, api.notificationKeyHtml, rendered(htmlOf));
  serve(registry, api.notificationText, rendered(textOf));
  serve(registry, api.notificationKeyText, rendered(textOf));

  const dismiss = ({ params: { type = '', key }, demand }: OpenCall) => {
    demand('notifications:delete', type);
    if (!isNotificationType(type.toLowerCase())) throw new Problem(400, 'HTTP 400 Bad Request');
    notifications.dismiss(type.toLowerCase(), key);
    return null;
  };
  serve(registry, api.dismissNotification, dismiss);
  serve(registry, api.dismissKeyedNotification, dismiss);
};

/** The texts are requested by type in upper case; anything else is not a type. */
function activeOne(
  notifications: Notifications,
  { params: { type = '', key }, demand }: OpenCall,
): Notification {
  const lower = type.toLowerCase();
  if (type !== type.toUpperCase() || !isNotificationType(lower))
    throw new Problem(404, 'HTTP 404 Not Found');
  demand('notifications:read', lower);
  const found = notifications.find(lower, key);
  if (!found)
    throw new Problem(404, `Event type <${type}/${key ?? 'null'}> is not currently active`);
  return found;
}
