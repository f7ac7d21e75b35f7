/** A statement needs more memory than DuckDB may use. The message is shown to users. */
export class MemoryError extends Error {
  override readonly name = 'MemoryError';

  constructor(limit: string, options: ErrorOptions) {
    super(
      `The search needs more memory than this node may use for all of them (${limit}). A shorter time range, a narrower query or fewer groups need less.`,
      options,
    );
  }
}

export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Out of Memory Error');
