/** Why the database cannot be opened. The message is one line for the command line. */
export class StorageError extends Error {
  constructor(
    readonly code: 'locked' | 'unreadable' | 'newer' | 'damaged',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'StorageError';
  }
}

/** Whether a file cannot be read, as opposed to a full disk. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  /^(IO|Serialization|INTERNAL|FATAL) Error/.test(error.message) &&
  !/no space left|write/i.test(error.message);

/** Maps an error of DuckDB or the file system while opening `path`. */
export function storageErrorOf(cause: unknown, path: string): StorageError {
  if (cause instanceof StorageError) return cause;
  const text = cause instanceof Error ? cause.message : String(cause);
  const line = text.split('\n')[0] ?? text;
  if (/could not set lock|conflicting lock/i.test(text)) {
    return new StorageError('locked', `The database ${path} is in use by another process.`, {
      cause,
    });
  }
  if (/newer version|higher version|storage version|requires a newer/i.test(text)) {
    return new StorageError(
      'newer',
      `The database ${path} was written by a newer version of this program.`,
      { cause },
    );
  }
  if (
    /not a valid duckdb database|corrupt|checksum|could not read enough bytes|serialization error|wal file|internal error/i.test(
      text,
    )
  ) {
    return new StorageError(
      'damaged',
      `The database ${path} is damaged and cannot be read: ${line}`,
      { cause },
    );
  }
  return new StorageError('unreadable', `The database ${path} cannot be opened: ${line}`, {
    cause,
  });
}
