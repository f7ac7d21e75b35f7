import { addFuture, limitSenders, type FutureMessages, type WrongClocks } from './clocks';

export type InputCounters = {
  /** Messages handed over for storage. */
  received: number;
  /** Bytes received on the wire. */
  bytes: number;
  /** Received data that was not a valid message. */
  malformed: number;
  /** Valid datagrams discarded because storage was behind. */
  dropped: number;
  connections: number;
  /** Messages with a timestamp in the future, and their senders. */
  future: { messages: number; senders: WrongClocks };
  /** `at` in milliseconds since the epoch. */
  lastError: { text: string; at: number } | null;
};

export const noCounts = (): InputCounters => ({
  received: 0,
  bytes: 0,
  malformed: 0,
  dropped: 0,
  connections: 0,
  future: { messages: 0, senders: new Map() },
  lastError: null,
});

/** Counts messages with a timestamp in the future. */
export function countFuture({ future }: InputCounters, found: Iterable<FutureMessages>): void {
  for (const one of found) {
    future.messages += one.messages;
    addFuture(future.senders, one);
  }
  limitSenders(future.senders);
}

/** The `detailed_message` of a running input's state; null while there were no problems. */
export function describeTrouble({ malformed, dropped, lastError }: InputCounters): string | null {
  if (lastError === null) return null;
  const counts = [malformed > 0 && `${malformed} malformed`, dropped > 0 && `${dropped} dropped`]
    .filter(Boolean)
    .join(', ');
  const last = `last error at ${new Date(lastError.at).toISOString()}: ${lastError.text}`;
  return counts === '' ? last : `${counts}; ${last}`;
}
