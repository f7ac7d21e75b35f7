import { endpoint } from './endpoint';

type Named = { /** Lower case, as in the list. */ type: string; key?: string };
export type NotificationText = { title: string; description: string };

const byType = ({ type }: Named) => ({
  params: { type: type.toUpperCase() },
  body: { values: {} },
});
const byKey = ({ type, key = '' }: Named) => ({
  params: { type: type.toUpperCase(), key },
  body: { values: {} },
});

/**
 * The text of an active notification; 404 for others. The HTML comes from the server: show the
 * plain text.
 */
export const notificationHtml = endpoint<Named, NotificationText>({
  method: 'POST',
  path: '/system/notification/message/html/:type',
  toRequest: byType,
});
export const notificationKeyHtml = endpoint<Named, NotificationText>({
  method: 'POST',
  path: '/system/notification/message/html/:type/:key',
  toRequest: byKey,
});
export const notificationText = endpoint<Named, NotificationText>({
  method: 'POST',
  path: '/system/notification/message/plaintext/:type',
  toRequest: byType,
});
export const notificationKeyText = endpoint<Named, NotificationText>({
  method: 'POST',
  path: '/system/notification/message/plaintext/:type/:key',
  toRequest: byKey,
});

/** Hides a notification until its cause occurs again. */
export const dismissNotification = endpoint<Named, null>({
  method: 'DELETE',
  path: '/system/notifications/:type',
  status: 204,
  toRequest: ({ type }) => ({ params: { type } }),
});
export const dismissKeyedNotification = endpoint<Named, null>({
  method: 'DELETE',
  path: '/system/notifications/:type/:key',
  status: 204,
  toRequest: ({ type, key = '' }) => ({ params: { type, key } }),
});
