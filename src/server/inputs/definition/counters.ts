export type InputCounters = {
  /** Messages handed to storage. */
  received: number;
  /** Bytes that arrived, as sent. */
  bytes: number;
  /** What arrived and was no message. */
  malformed: number;
  /** Good datagrams that were thrown away because storage was behind. */
  dropped: number;
  connections: number;
  /** `at` in milliseconds since the epoch. */
  lastError: { text: string; at: number } | null;
};

export const noCounts = (): InputCounters => ({
  received: 0,
  bytes: 0,
  malformed: 0,
  dropped: 0,
  connections: 0,
  lastError: null,
});

/** The state's `detailed_message` of a running input; null while nothing went wrong. */
export function describeTrouble({ malformed, dropped, lastError }: InputCounters): string | null {
  if (lastError === null) return null;
  const counts = [malformed > 0 && `${malformed} malformed`, dropped > 0 && `${dropped} dropped`]
    .filter(Boolean)
    .join(', ');
  const last = `last error at ${new Date(lastError.at).toISOString()}: ${lastError.text}`;
  return counts === '' ? last : `${counts}; ${last}`;
}
