import type { LostMessage, StorableChunk } from './chunk-writer';

const CHUNKS_PER_TRANSACTION = 4;

/** Stores chunks in order; chunks that queue up share a transaction. */
export type WriteQueue = {
  add(chunk: StorableChunk): void;
  isIdle(): boolean;
};

type Options = {
  store: (chunks: readonly StorableChunk[]) => Promise<LostMessage[]>;
  onStored: (chunks: readonly StorableChunk[], lost: readonly LostMessage[]) => void;
  onIdle: () => void;
};

export function createWriteQueue({ store, onStored, onIdle }: Options): WriteQueue {
  let queue: StorableChunk[] = [];
  let busy = false;

  async function work(): Promise<void> {
    busy = true;
    while (queue.length > 0) {
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
  };
}
