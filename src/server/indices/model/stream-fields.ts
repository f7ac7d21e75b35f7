import type { SavedFieldStream } from './model';

/** In `field_streams`: messages were stored before fields were counted by stream. */
export const UNKNOWN: SavedFieldStream = { stream: '', field: -1 };

const NO_STREAMS: readonly string[] = [];

/** The fields that occur in messages of a stream, by the numbers that the catalogue gives them. */
export type StreamFields = {
  /** Returns false if it was known. */
  add(stream: string, field: number): boolean;
  /** Whether a field is known in all of the streams. Fast for the same streams as before. */
  isKnown(field: number, streams: readonly string[]): boolean;
  /** True of every field if the index is older than this record. */
  occursIn(field: number, streams: readonly string[]): boolean;
};

/**
 * As bits, because hundreds of indices with hundreds of streams are held in memory. `saved` is what
 * an index has stored.
 */
export function createStreamFields(saved: readonly SavedFieldStream[]): StreamFields {
  const byStream = new Map<string, Uint8Array>();
  const isUnknown = saved.some(({ field }) => field === UNKNOWN.field);

  /** Most messages are in the same streams as the one before. */
  let latest: readonly string[] = NO_STREAMS;
  let latestFields: (Uint8Array | undefined)[] = [];

  const has = (fields: Uint8Array | undefined, field: number): boolean =>
    ((fields?.[field >> 3] ?? 0) & (1 << (field & 7))) !== 0;

  function add(stream: string, field: number): boolean {
    const known = byStream.get(stream);
    if (has(known, field)) return false;
    let fields = known ?? new Uint8Array(8);
    if (field >> 3 >= fields.length) {
      const longer = new Uint8Array(Math.max(fields.length * 2, (field >> 3) + 1));
      longer.set(fields);
      fields = longer;
    }
    fields[field >> 3] = (fields[field >> 3] ?? 0) | (1 << (field & 7));
    byStream.set(stream, fields);
    // Its array may be another now.
    latest = NO_STREAMS;
    latestFields = [];
    return true;
  }

  const isLatest = (streams: readonly string[]): boolean =>
    streams === latest ||
    (streams.length === latest.length && streams.every((stream, at) => stream === latest[at]));

  function isKnown(field: number, streams: readonly string[]): boolean {
    if (!isLatest(streams)) latestFields = streams.map((stream) => byStream.get(stream));
    latest = streams;
    return latestFields.every((fields) => has(fields, field));
  }

  for (const { stream, field } of saved) if (field !== UNKNOWN.field) add(stream, field);
  return {
    add,
    isKnown,
    occursIn: (field, streams) =>
      isUnknown || streams.some((stream) => has(byStream.get(stream), field)),
  };
}
