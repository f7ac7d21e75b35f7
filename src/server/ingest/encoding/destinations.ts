import { DEFAULT_INDEX_SET_ID } from '../../indices/built-in-ids';
import type { IngestStream } from '../../processing/configuration';

/** Where messages go after they were processed. */
export type Destinations = {
  /** The index sets of streams without duplicates; the default set if there are none. */
  setsOf(streams: readonly string[]): readonly string[];
  /** Whether one of the streams has outputs. */
  hasOutputs?(streams: readonly string[]): boolean;
};

export function createDestinations(streams: readonly IngestStream[]): Destinations {
  const sets = new Map(streams.map(({ id, index_set_id }) => [id, index_set_id]));
  const withOutputs = new Set(
    streams.flatMap(({ id, outputs }) => (outputs.length > 0 ? [id] : [])),
  );
  const setOf = (id: string | undefined) =>
    (id === undefined ? undefined : sets.get(id)) ?? DEFAULT_INDEX_SET_ID;
  return {
    ...(withOutputs.size > 0 && {
      hasOutputs: (ids: readonly string[]) => ids.some((id) => withOutputs.has(id)),
    }),
    // Nearly all messages are in a single stream.
    setsOf: (ids) => (ids.length < 2 ? [setOf(ids[0])] : [...new Set(ids.map(setOf))]),
  };
}
