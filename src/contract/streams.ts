import { endpoint } from './endpoint';

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

/** The stream every message is in unless a stream takes it out (graylog-api.md §5). */
export const DEFAULT_STREAM_ID = '000000000000000000000001';
