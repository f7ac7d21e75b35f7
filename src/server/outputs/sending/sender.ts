import type { IncomingMessage } from '@/server/message-types/incoming-message';

/** Counts since the sender was created; the time of `lastError` in milliseconds since the epoch. */
export type SenderCounts = {
  /** Handed to the network or written. */
  sent: number;
  /** Dropped because the queue was full or the node stopped. */
  dropped: number;
  waiting: number;
  /** How many may wait; null without a queue. */
  queueSize: number | null;
  /** Why messages are failing now, or failed last. */
  lastError: { text: string; at: number } | null;
  /** Whether sending is failing now, as far as that is known. */
  failing: boolean;
};

/** Sends messages without ever blocking: whatever does not fit is dropped and counted. */
export type Sender = {
  send(message: IncomingMessage): void;
  counts(): SenderCounts;
  /** Tries to send the queue for a moment, then drops it. */
  close(): Promise<void>;
};

export const noCounts = (queueSize: number | null = null): SenderCounts => ({
  sent: 0,
  dropped: 0,
  waiting: 0,
  queueSize,
  lastError: null,
  failing: false,
});
