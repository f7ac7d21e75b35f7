const MERGE_AT = 1024;

/**
 * Collects chunks into one buffer without copying on every chunk, and without an object for every
 * byte of a slow sender.
 */
export type ByteQueue = {
  readonly bytes: number;
  add(chunk: Buffer): void;
  /** Returns everything added and empties the queue. */
  take(): Buffer;
  clear(): void;
};

export function createByteQueue(): ByteQueue {
  let merged: Buffer[] = [];
  let recent: Buffer[] = [];
  let bytes = 0;

  const clear = () => {
    merged = [];
    recent = [];
    bytes = 0;
  };

  return {
    get bytes() {
      return bytes;
    },
    add(chunk) {
      bytes += chunk.length;
      recent.push(chunk);
      if (recent.length < MERGE_AT) return;
      merged.push(Buffer.concat(recent));
      recent = [];
    },
    take() {
      const [only] = recent;
      const all =
        merged.length === 0 && recent.length === 1 && only !== undefined
          ? only
          : Buffer.concat([...merged, ...recent]);
      clear();
      return all;
    },
    clear,
  };
}
