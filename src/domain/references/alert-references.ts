import type { Reference, Thing } from './reference';

type DefinitionAnswer = {
  id: string;
  title: string;
  config: { streams?: readonly string[] };
  notifications?: readonly { notification_id: string }[];
  /** By field of the event. */
  field_spec?: Readonly<Record<string, { providers: readonly Provider[] }>>;
};
/** Where a field of an event comes from; `table_name` if that is a lookup table. */
type Provider = { type: string; table_name?: string };
type NotificationAnswer = {
  id: string;
  title: string;
  config: { user_recipients?: readonly string[] };
};

/**
 * The streams that event definitions search, the notifications that they send, and the lookup tables
 * that fill their fields.
 */
export const definitionReferences = (definitions: readonly DefinitionAnswer[]): Reference[] =>
  definitions.flatMap(({ id, title, config, notifications = [], field_spec: fields = {} }) => {
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
      ...Object.values(fields)
        .flatMap(({ providers }) => providers)
        .flatMap(({ table_name: table }): Reference[] =>
          table === undefined
            ? []
            : [{ from, to: { kind: 'lookup_table', name: table }, relation: 'looksUp' }],
        ),
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
