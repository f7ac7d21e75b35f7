import type { IncomingMessage } from '@/server/message-types/incoming-message';

/**
 * What became of messages since the sender was made; `lastError` with its time in milliseconds
 * since the epoch.
 */
export type SenderCounts = {
  /** Handed to the network, or written. */
  sent: number;
  /** Given up because too many waited, or because the node ended. */
  dropped: number;
  waiting: number;
  /** Why messages do not get through now, or did not the last time. */
  lastError: { text: string; at: number } | null;
  /** Whether they get through now, as far as can be told. */
  failing: boolean;
};

/** Sends messages on. It never makes anybody wait: what it cannot take is dropped and counted. */
export type Sender = {
  send(message: IncomingMessage): void;
  counts(): SenderCounts;
  /** Sends what waits, for a moment; then it is given up. */
  close(): Promise<void>;
};

export const noCounts = (): SenderCounts => ({
  sent: 0,
  dropped: 0,
  waiting: 0,
  lastError: null,
  failing: false,
});
