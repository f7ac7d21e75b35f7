import type { LostMessage } from './chunk-writer';
import type { EncodedChunk } from './encoding/protocol';

const CHUNKS_PER_TRANSACTION = 4;

/** Stores chunks in order; chunks that queue up share a transaction. */
export type WriteQueue = {
  add(chunk: EncodedChunk): void;
  isIdle(): boolean;
  /** While held, chunks queue up without being stored. */
  hold(held: boolean): void;
};

type Options = {
  store: (chunks: readonly EncodedChunk[]) => Promise<LostMessage[]>;
  onStored: (chunks: readonly EncodedChunk[], lost: readonly LostMessage[]) => void;
  onIdle: () => void;
};

export function createWriteQueue({ store, onStored, onIdle }: Options): WriteQueue {
  let queue: EncodedChunk[] = [];
  let busy = false;
  let held = false;

  async function work(): Promise<void> {
    busy = true;
    while (queue.length > 0 && !held) {
      const chunks = queue.slice(0, CHUNKS_PER_TRANSACTION);
      queue = queue.slice(CHUNKS_PER_TRANSACTION);
      onStored(chunks, await store(chunks));
    }
    busy = false;
    onIdle();
  }

  return {
    isIdle: () => !busy,
    add(chunk) {
      queue.push(chunk);
      if (!busy) void work();
    },
    hold(wanted) {
      held = wanted;
      if (!busy && queue.length > 0) void work();
    },
  };
}
