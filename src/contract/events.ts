import { endpoint } from './endpoint';

/** The search that triggered an event. Instants are ISO 8601 UTC. */
export type EventReplayInfo = {
  timerange_start: string;
  timerange_end: string;
  query: string;
  streams: string[];
};

/** The parts of an event that describe its origin. */
export type Event = {
  id: string;
  event_definition_id: string;
  event_definition_type: string;
  message: string;
  timestamp: string;
  timerange_start: string | null;
  timerange_end: string | null;
  source_streams: string[];
  group_by_fields: Record<string, string>;
  replay_info: EventReplayInfo | null;
};

/** Servers since 5.2 tell the function as `type`. */
export type AggregationSeries = {
  id: string;
  field?: string | null;
  function?: string;
  type?: string | null;
};
/** Durations in milliseconds. Definitions of other types have no search. */
export type AggregationEventConfig = {
  type: 'aggregation-v1';
  query: string;
  streams: string[];
  group_by: string[];
  series: AggregationSeries[];
  search_within_ms: number;
  execute_every_ms: number;
};
export type EventDefinition = {
  id: string;
  title: string;
  description: string;
  config: AggregationEventConfig | { type: 'system-notifications-v1' };
};

/** An event and the index that stores it; null (204) if there is no such event. */
export const getEvent = endpoint<
  { eventId: string },
  { event: Event; index_name: string; index_type: string } | null
>({
  method: 'GET',
  path: '/events/:eventId',
  toRequest: (params) => ({ params }),
});
export const getEventDefinition = endpoint<{ definitionId: string }, EventDefinition>({
  method: 'GET',
  path: '/events/definitions/:definitionId',
  toRequest: (params) => ({ params }),
});

/** A definition in the list, with the parts that refer to something else. */
export type ListedEventDefinition = {
  id: string;
  title: string;
  config: { type: string; streams?: string[] };
  notifications: { notification_id: string }[];
  field_spec?: Record<string, { providers: { type: string; table_name?: string }[] }>;
};
/** E-mail notifications name users. */
export type ListedEventNotification = {
  id: string;
  title: string;
  config: { type: string; user_recipients?: string[] };
};
type PageOf<Name extends string, Listed> = { total: number } & Record<Name, Listed[]>;
type PageQuery = { page: number; per_page: number };

export const listEventDefinitions = endpoint<
  PageQuery,
  PageOf<'event_definitions', ListedEventDefinition>
>({ method: 'GET', path: '/events/definitions', toRequest: (query) => ({ query }) });
export const listEventNotifications = endpoint<
  PageQuery,
  PageOf<'notifications', ListedEventNotification>
>({ method: 'GET', path: '/events/notifications', toRequest: (query) => ({ query }) });
