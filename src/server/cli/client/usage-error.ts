/** Invalid usage; `message` is one line for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
