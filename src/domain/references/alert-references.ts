import type { Reference, Thing } from './reference';

type DefinitionAnswer = {
  id: string;
  title: string;
  config: { streams?: readonly string[] };
  notifications?: readonly { notification_id: string }[];
};
type NotificationAnswer = {
  id: string;
  title: string;
  config: {
    user_recipients?: readonly string[];
    lookup_table_name?: string | null;
  };
};

/** The streams that event definitions search, and the notifications that they send. */
export const definitionReferences = (definitions: readonly DefinitionAnswer[]): Reference[] =>
  definitions.flatMap(({ id, title, config, notifications = [] }) => {
    const from: Thing = { kind: 'event_definition', id, title };
    return [
      ...(config.streams ?? []).map((stream): Reference => ({
        from,
        to: { kind: 'stream', id: stream },
        relation: 'searches',
      })),
      ...notifications.map(({ notification_id: notification }): Reference => ({
        from,
        to: { kind: 'notification', id: notification },
        relation: 'notifies',
      })),
    ];
  });

/** The users that receive e-mail. */
export const notificationReferences = (notifications: readonly NotificationAnswer[]): Reference[] =>
  notifications.flatMap(({ id, title, config }) =>
    (config.user_recipients ?? []).map((name) => ({
      from: { kind: 'notification', id, title },
      to: { kind: 'user', name },
      relation: 'notifies',
    })),
  );
