import { DEFAULT_STREAM_ID, type Stream } from '@/contract/streams';
import type { Documents } from '../storage/documents';
import { createStreamRouter, type StreamRouter } from './stream-router';

export type StreamStore = {
  get(id: string): Stream | undefined;
  all(): Stream[];
  /** Adds or replaces; messages are routed by it from now on. Resolves when stored. */
  save(stream: Stream): Promise<void>;
  remove(id: string): Promise<void>;
  /** The ids of the streams a message belongs to. */
  route: StreamRouter;
};

/** The index set of all built-in streams; there is one so far. */
export const DEFAULT_INDEX_SET_ID = '00000000000000000000d5e7';

/** What every server has from the start (graylog-api.md §5). */
export const builtInStreams = (createdAt: string): Stream[] => [
  builtIn(DEFAULT_STREAM_ID, 'Default Stream', 'Contains messages that are not explicitly routed to other streams', createdAt, { is_default: true }),
  builtIn('000000000000000000000002', 'All events', 'Stream containing all events created by Graylog', createdAt, { is_editable: false }),
  builtIn('000000000000000000000003', 'All system events', 'Stream containing all system events created by Graylog', createdAt, { is_editable: false }),
];

/** A stream with what is usual for all that is not given. */
export const newStream = (given: Partial<Stream> & { id: string; title: string }): Stream => ({
  creator_user_id: 'admin',
  outputs: [],
  matching_type: 'AND',
  description: null,
  created_at: '1970-01-01T00:00:00.000Z',
  disabled: false,
  rules: [],
  content_pack: null,
  remove_matches_from_default_stream: false,
  index_set_id: DEFAULT_INDEX_SET_ID,
  is_editable: true,
  is_default: false,
  ...given,
});

const builtIn = (id: string, title: string, description: string, created_at: string, more: Partial<Stream>) =>
  newStream({ id, title, description, created_at, creator_user_id: 'local:admin', ...more });

export function createStreamStore(documents: Documents<Stream>): StreamStore {
  let route = createStreamRouter(documents.all());
  const refresh = () => void (route = createStreamRouter(documents.all()));

  return {
    get: documents.get,
    all: documents.all,
    save(stream) {
      const stored = documents.put(stream.id, stream);
      refresh();
      return stored;
    },
    remove(id) {
      const removed = documents.remove(id);
      refresh();
      return removed;
    },
    route: (message) => route(message),
  };
}
