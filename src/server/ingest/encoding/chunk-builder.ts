import { DEFAULT_STREAM_ID } from '@/contract/streams';
import type { ProcessedMessage } from '../../processing/chain/step';
import type { Destinations } from './destinations';
import { createIndexBuffers } from './index-buffers';
import { documentId, messageId } from './message-id';
import type { BatchReport, EncodedChunk, Target } from './protocol';

/** A chunk is returned once it has this many messages or bytes, even without a flush. */
const CHUNK_MESSAGES = 4096;
const CHUNK_BYTES = 8 * 1024 * 1024;

/** The streams of messages that went through no stream rules. */
const DEFAULT_STREAMS: readonly string[] = [DEFAULT_STREAM_ID];

/** Collects processed messages as rows. */
export type ChunkBuilder = {
  setTarget(target: Target): void;
  endTarget(setId: string): void;
  /**
   * Adds a message, with ids of its own. Returns why no index can hold it, or undefined if it has a
   * row. `index` is the place in the batch of the message that it was made of.
   */
  addRow(message: ProcessedMessage, batch: number, index: number): string | undefined;
  addBatch(report: BatchReport): void;
  isFull(): boolean;
  /** Returns the chunk and begins another one; undefined without a batch. */
  take(counts: () => Pick<EncodedChunk, 'steps' | 'extractors'>): EncodedChunk | undefined;
};

/** `now` in milliseconds since the epoch; `destinations` are those at the moment. */
export function createChunkBuilder(
  nodeId: string,
  now: () => number,
  destinations: () => Destinations,
): ChunkBuilder {
  const buffers = createIndexBuffers(nodeId);
  let batches: BatchReport[] = [];
  let origins: number[] = [];
  let sizes: number[] = [];
  let outgoing: EncodedChunk['outgoing'][number][] = [];
  let byStream = new Map<string, number>();

  return {
    setTarget: buffers.setTarget,
    endTarget: buffers.endTarget,
    addRow(message, batch, index) {
      const at = now();
      const { streams = DEFAULT_STREAMS } = message;
      const { setsOf, hasOutputs } = destinations();
      try {
        const size = buffers.add(
          message,
          { id: documentId(at), messageId: messageId(at), now: at, streams, copies: undefined },
          setsOf(streams),
          origins.length / 2,
        );
        if (hasOutputs?.(streams) === true) outgoing.push({ ordinal: origins.length / 2, message });
        origins.push(batch, index);
        sizes.push(size);
        for (const id of streams) byStream.set(id, (byStream.get(id) ?? 0) + 1);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    addBatch: (report) => void batches.push(report),
    isFull: () => origins.length / 2 >= CHUNK_MESSAGES || buffers.weight() >= CHUNK_BYTES,
    take(counts) {
      if (batches.length === 0) return undefined;
      const chunk: EncodedChunk = {
        batches,
        messages: origins.length / 2,
        origins: Uint32Array.from(origins),
        sizes: Uint32Array.from(sizes),
        indexRows: buffers.take(),
        outgoing,
        byStream,
        ...counts(),
      };
      batches = [];
      origins = [];
      sizes = [];
      outgoing = [];
      byStream = new Map();
      return chunk;
    },
  };
}
