import type { IncomingMessage } from '../message-types/incoming-message';
import type { ChunkWriter, LostMessage, StorableChunk } from './chunk-writer';
import type { InFlight } from './in-flight';
import type { Throughput } from './throughput';
import type { TrafficCounts } from './traffic-counts';

/** Called after each commit with the messages of streams that have outputs. */
export type OnWritten = (messages: readonly IncomingMessage[]) => void;

type Options = {
  throughput: Pick<Throughput, 'countOut'>;
  inFlight: Pick<InFlight, 'settle'>;
  writer: Pick<ChunkWriter, 'noteFailure'>;
  onWritten: OnWritten | undefined;
  onTraffic: TrafficCounts['count'];
};

/** Counts what became of stored chunks, and settles their batches. */
export const createSettling =
  ({ throughput, inFlight, writer, onWritten, onTraffic }: Options) =>
  (chunks: readonly StorableChunk[], lost: readonly LostMessage[]): void => {
    // A message that two indices refused is lost once.
    const lostKeys = new Set(lost.map(({ batch, ordinal }) => `${batch} ${ordinal}`));
    throughput.countOut(chunks.reduce((sum, { messages }) => sum + messages, 0) - lostKeys.size);
    for (const { outgoing, origins, sizes } of chunks) {
      const isLost = (ordinal: number) => lostKeys.has(`${origins[ordinal * 2]} ${ordinal}`);
      onTraffic(
        'output',
        totalOf(lostKeys.size === 0 ? sizes : sizes.filter((_, ordinal) => !isLost(ordinal))),
      );
      const written = outgoing.filter(({ ordinal }) => !isLost(ordinal));
      if (written.length > 0) onWritten?.(written.map(({ message }) => message));
    }
    for (const { batch, rejected } of chunks.flatMap(({ batches }) => batches)) {
      for (const { reason, malformed } of rejected) if (!malformed) writer.noteFailure(1, reason);
      inFlight.settle(
        batch,
        rejected,
        lost.filter((one) => one.batch === batch),
      );
    }
  };

export const totalOf = (sizes: Uint32Array): number => sizes.reduce((sum, size) => sum + size, 0);
