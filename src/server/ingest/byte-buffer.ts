import type { Remote } from '../inputs/definition/model';
import type { Command, Run } from './encoding/protocol';
import { BATCH_BYTES, BATCH_MESSAGES } from './turns/groups';

/** Room for the message that fills a batch, so that the memory rarely has to grow. */
const SPARE_BYTES = 16 * 1024;

/** The bytes of a batch, message after message, as they go to the encoder. */
export type BatchContent = Omit<Extract<Command, { kind: 'bytes' }>, 'kind' | 'batch'>;

/** Collects the messages of all channels in the order of arrival. */
export type ByteBuffer = {
  add(channel: number, bytes: Uint8Array, receivedAt: number, remote: Remote | undefined): void;
  readonly messages: number;
  isFull(): boolean;
  /** Returns what was collected and empties the buffer. */
  take(): BatchContent;
};

export function createByteBuffer(): ByteBuffer {
  let memory = Buffer.allocUnsafeSlow(BATCH_BYTES);
  let used = 0;
  let ends: number[] = [];
  let runs: Run[] = [];

  /** Extends the last run if channel, sender and time are the same. */
  function addToRun(channel: number, receivedAt: number, remote: Remote | undefined): void {
    const last = runs.at(-1);
    if (
      last !== undefined &&
      last.channel === channel &&
      last.receivedAt === receivedAt &&
      last.remote === remote
    )
      last.until = ends.length;
    else runs.push({ channel, until: ends.length, receivedAt, ...(remote && { remote }) });
  }

  return {
    add(channel, bytes, receivedAt, remote) {
      if (used + bytes.length > memory.length) {
        const larger = Buffer.allocUnsafeSlow(
          Math.max(Math.min(memory.length * 2, 2 * BATCH_BYTES), used + bytes.length),
        );
        memory.copy(larger, 0, 0, used);
        memory = larger;
      }
      memory.set(bytes, used);
      used += bytes.length;
      ends.push(used);
      addToRun(channel, receivedAt, remote);
    },
    get messages() {
      return ends.length;
    },
    isFull: () => used >= BATCH_BYTES || ends.length >= BATCH_MESSAGES,
    take() {
      const content: BatchContent = {
        bytes: memory.subarray(0, used),
        ends: Uint32Array.from(ends),
        runs,
      };
      memory = Buffer.allocUnsafeSlow(BATCH_BYTES + SPARE_BYTES);
      [used, ends, runs] = [0, [], []];
      return content;
    },
  };
}
