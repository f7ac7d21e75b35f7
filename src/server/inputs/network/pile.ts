const MERGE_AT = 1024;

/**
 * Collects chunks into one buffer without copying on every chunk, and without an object for every
 * byte of a slow sender.
 */
export type Pile = {
  readonly bytes: number;
  add(piece: Buffer): void;
  /** Returns everything added and empties the pile. */
  take(): Buffer;
  clear(): void;
};

export function createPile(): Pile {
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
    add(piece) {
      bytes += piece.length;
      recent.push(piece);
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
