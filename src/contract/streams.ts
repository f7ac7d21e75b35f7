import { endpoint } from './endpoint';
import type { PageList } from './page-list';

export type StreamRule = { id: string; type: number; field: string; value: string; inverted: boolean; stream_id: string; description: string | null };
export type Stream = {
  id: string;
  creator_user_id: string;
  outputs: unknown[];
  matching_type: 'AND' | 'OR';
  description: string | null;
  created_at: string;
  disabled: boolean;
  rules: StreamRule[];
  title: string;
  content_pack: string | null;
  remove_matches_from_default_stream: boolean;
  index_set_id: string;
  is_editable: boolean;
  is_default: boolean;
};

/** Those the user may read. */
export const listStreams = endpoint<void, { total: number; streams: Stream[] }>({ method: 'GET', path: '/streams', toRequest: () => ({}) });
export const getStream = endpoint<{ id: string }, Stream>({ method: 'GET', path: '/streams/:id', toRequest: ({ id }) => ({ params: { id } }) });

/** The rows of the paginated list: `created_at` with an offset, outputs by id (graylog-api.md §5). */
export type StreamRow = Omit<Stream, 'outputs'> & { outputs: string[]; alert_conditions: null; alert_receivers: null };

export const listEnabledStreams = endpoint<void, { total: number; streams: Stream[] }>({ method: 'GET', path: '/streams/enabled', toRequest: () => ({}) });
export const pageOfStreams = endpoint<void, PageList<StreamRow>>({ method: 'GET', path: '/streams/paginated', toRequest: () => ({}) });

/** The stream every message is in unless a stream takes it out (graylog-api.md §5). */
export const DEFAULT_STREAM_ID = '000000000000000000000001';
