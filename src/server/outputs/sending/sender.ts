import type { IncomingMessage } from '@/server/message-types/incoming-message';

/**
 * Counts since the sender was created; `lastError` with its time in milliseconds since the epoch.
 */
export type SenderCounts = {
  /** Passed to the network, or written. */
  sent: number;
  /** Dropped because the queue was full or the node stopped. */
  dropped: number;
  waiting: number;
  /** Why messages are not delivered now, or were not the last time. */
  lastError: { text: string; at: number } | null;
  /** Whether delivery fails at the moment, as far as known. */
  failing: boolean;
};

/**
 * Sends messages to a receiver without ever blocking: what it cannot take is dropped and counted.
 */
export type Sender = {
  send(message: IncomingMessage): void;
  counts(): SenderCounts;
  /** Sends queued messages for a moment and drops the rest. */
  close(): Promise<void>;
};

export const noCounts = (): SenderCounts => ({
  sent: 0,
  dropped: 0,
  waiting: 0,
  lastError: null,
  failing: false,
});
