import type { IndexStore } from '../indices/index-store';
import { createIngest, type IngestOptions, type IngestWriter } from './ingest';

export type IndexWriterOptions = Omit<
  IngestOptions,
  'targetOf' | 'firstSeq' | 'onStored' | 'onCommitted'
>;

/** Writes messages into the newest index of each index set. */
export function createIndexWriter(indices: IndexStore, options: IndexWriterOptions): IngestWriter {
  const writer = createIngest({
    ...options,
    firstSeq: indices.nextSeq(),
    onStored: (index, written) => indices.wrote(index, written),
    onCommitted: (seq) => indices.committed(seq),
  });
  for (const setId of new Set(indices.list().map((index) => index.setId))) {
    const target = indices.target(setId);
    if (target) writer.setTarget(target);
  }
  indices.onTarget((target) => {
    writer.setTarget(target);
    return writer.flush();
  });
  return writer;
}
