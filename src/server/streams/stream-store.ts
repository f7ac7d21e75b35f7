import { DEFAULT_STREAM_ID, type Stream } from '@/contract/streams';
import {
  DEFAULT_INDEX_SET_ID,
  EVENTS_INDEX_SET_ID,
  SYSTEM_EVENTS_INDEX_SET_ID,
} from '../indices/built-in-ids';
import { Problem } from '../http/problem';
import type { Documents } from '../storage/documents';
import { createStreamRouter, type StreamRouter } from '../routing/stream-router';

/** A stored stream refers to its outputs by id. */
export type StoredStream = Omit<Stream, 'outputs'> & { outputs: string[] };

export type StreamStore = {
  get(id: string): StoredStream | undefined;
  all(): StoredStream[];
  /** Adds or replaces a stream and routes messages by it at once. Resolves when stored. */
  save(stream: StoredStream): Promise<void>;
  remove(id: string): Promise<void>;
  /** The index sets with messages of a stream: its current one, and those it wrote to before. */
  setsOf(id: string): readonly string[];
  /**
   * Whether there may be messages whose streams were all deleted. They are still stored, but no
   * search over streams finds them.
   */
  leftMessages(): boolean;
  /** The ids of the streams a message belongs to. */
  route: StreamRouter;
  /** Sets the one listener, which is called on every change. */
  onChange(listener: () => void): void;
};

const EVENTS_ID = '000000000000000000000002';
const SYSTEM_EVENTS_ID = '000000000000000000000003';
/** Processing failures; only the commercial editions of the real server create this stream. */
const FAILURES_ID = '000000000000000000000004';

/** The streams that every server starts with. */
export const builtInStreams = (createdAt: string): StoredStream[] => [
  builtIn(
    DEFAULT_STREAM_ID,
    'Default Stream',
    'Contains messages that are not explicitly routed to other streams',
    createdAt,
    { creator_user_id: 'local:admin', is_default: true },
  ),
  builtIn(EVENTS_ID, 'All events', 'Stream containing all events created by Graylog', createdAt, {
    index_set_id: EVENTS_INDEX_SET_ID,
    is_editable: false,
    remove_matches_from_default_stream: true,
  }),
  builtIn(
    SYSTEM_EVENTS_ID,
    'All system events',
    'Stream containing all system events created by Graylog',
    createdAt,
    {
      index_set_id: SYSTEM_EVENTS_INDEX_SET_ID,
      is_editable: false,
      remove_matches_from_default_stream: true,
    },
  ),
];
/** Built-in streams cannot be changed. */
export const isBuiltIn = (id: string): boolean =>
  [DEFAULT_STREAM_ID, EVENTS_ID, SYSTEM_EVENTS_ID, FAILURES_ID].includes(id);

/** Fills in the defaults of a stream. */
export const newStream = (
  given: Partial<StoredStream> & { id: string; title: string },
): StoredStream => ({
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

const builtIn = (
  id: string,
  title: string,
  description: string,
  created_at: string,
  more: Partial<StoredStream>,
) => newStream({ id, title, description, created_at, ...more });

/** What searches need to know about streams. */
export type StreamDirectory = Pick<StreamStore, 'all' | 'leftMessages' | 'setsOf'>;

/** Records that a stream removed messages from the default stream; kept after its deletion. */
export type TakenOut = { gone: boolean };

/** The former index sets of a stream, which still hold messages of it. */
export type FormerSets = { sets: readonly string[] };

/** Whether both versions route messages alike, which titles and outputs do not affect. */
function routesAlike(before: StoredStream | undefined, after: StoredStream): boolean {
  if (after.disabled) return before?.disabled ?? true;
  return (
    before?.disabled === false &&
    before.rules === after.rules &&
    before.matching_type === after.matching_type &&
    before.remove_matches_from_default_stream === after.remove_matches_from_default_stream
  );
}

/** @throws Problem 404 */
export function knownStream(streams: Pick<StreamStore, 'get'>, id: string): StoredStream {
  const stream = streams.get(id);
  if (!stream) throw new Problem(404, unknownStream(id));
  return stream;
}
export const unknownStream = (id: string) => `Stream <${id}> not found!`;

export function createStreamStore(
  documents: Documents<StoredStream>,
  takenOut: Documents<TakenOut>,
  formerSets: Documents<FormerSets>,
): StreamStore {
  /** Built at the first message after a change, so that a series of changes builds it once. */
  let router: StreamRouter | undefined;
  let changed: () => void = () => undefined;

  return {
    get: documents.get,
    all: documents.all,
    async save(stream) {
      const before = documents.get(stream.id);
      if (!routesAlike(before, stream)) router = undefined;
      const stored = documents.put(stream.id, stream);
      changed();
      const takes =
        stream.remove_matches_from_default_stream && !stream.disabled && stream.rules.length > 0;
      if (takes && !takenOut.get(stream.id)) await takenOut.put(stream.id, { gone: false });
      if (before && before.index_set_id !== stream.index_set_id)
        await formerSets.put(stream.id, {
          sets: [...(formerSets.get(stream.id)?.sets ?? []), before.index_set_id],
        });
      await stored;
    },
    async remove(id) {
      router = undefined;
      const removed = documents.remove(id);
      changed();
      if (takenOut.get(id)) await takenOut.put(id, { gone: true });
      await formerSets.remove(id);
      await removed;
    },
    onChange: (listener) => void (changed = listener),
    setsOf(id) {
      const stream = documents.get(id);
      return stream ? [...new Set([stream.index_set_id, ...(formerSets.get(id)?.sets ?? [])])] : [];
    },
    leftMessages: () => takenOut.all().some(({ gone }) => gone),
    route: (message) => (router ??= createStreamRouter(documents.all()))(message),
  };
}
