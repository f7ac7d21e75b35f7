import { DEFAULT_INDEX_SET_ID } from '../../indices/built-in-ids';
import type { IncomingMessage } from '../../message-types/incoming-message';
import { createStreamRouter } from '../../routing/stream-router';
import type { IngestStream } from './protocol';

export type Routing = {
  /** The streams a message belongs to. */
  route: (message: IncomingMessage) => readonly string[];
  /** The index sets of those streams without duplicates; the default set if there are none. */
  setsOf(streams: readonly string[]): readonly string[];
  /** Whether one of the streams has outputs. */
  hasOutputs?(streams: readonly string[]): boolean;
};

export function createRouting(streams: readonly IngestStream[]): Routing {
  const sets = new Map(streams.map(({ id, index_set_id }) => [id, index_set_id]));
  const withOutputs = new Set(
    streams.flatMap(({ id, outputs }) => (outputs.length > 0 ? [id] : [])),
  );
  const setOf = (id: string | undefined) =>
    (id === undefined ? undefined : sets.get(id)) ?? DEFAULT_INDEX_SET_ID;
  return {
    route: createStreamRouter(streams),
    ...(withOutputs.size > 0 && {
      hasOutputs: (ids: readonly string[]) => ids.some((id) => withOutputs.has(id)),
    }),
    // Nearly all messages are in a single stream.
    setsOf: (ids) => (ids.length < 2 ? [setOf(ids[0])] : [...new Set(ids.map(setOf))]),
  };
}
