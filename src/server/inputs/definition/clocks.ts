import type { IncomingMessage } from '@/server/message-types/incoming-message';

/** Clocks differ by seconds, and messages are on their way for a moment. */
const TOLERANCE_MS = 60_000;
/** Senders that are told apart for an input; of more, those seen last. */
const MAX_SENDERS = 10;

/**
 * Messages of a sender with a timestamp in the future, which tells that its clock is wrong. Times in
 * milliseconds since the epoch; `offsetMs` is that of the last one, `first` and `last` are the
 * earliest and latest timestamp.
 */
export type FutureMessages = {
  address: string | undefined;
  source: string;
  messages: number;
  offsetMs: number;
  first: number;
  last: number;
  seenAt: number;
};

/** By sender, the one seen last at the end. */
export type WrongClocks = Map<string, FutureMessages>;

export const isFuture = ({ timestamp, receivedAt }: IncomingMessage): boolean =>
  timestamp - receivedAt > TOLERANCE_MS;

export const futureMessage = ({
  timestamp,
  receivedAt,
  source,
  remote,
}: IncomingMessage): FutureMessages => ({
  address: remote?.ip,
  source,
  messages: 1,
  offsetMs: timestamp - receivedAt,
  first: timestamp,
  last: timestamp,
  seenAt: receivedAt,
});

/** Adds the messages to those of the same sender. */
export function addFuture(clocks: WrongClocks, more: FutureMessages): void {
  const key = `${more.address ?? ''} ${more.source}`;
  const known = clocks.get(key);
  clocks.delete(key);
  clocks.set(key, {
    ...more,
    messages: more.messages + (known?.messages ?? 0),
    first: Math.min(more.first, known?.first ?? more.first),
    last: Math.max(more.last, known?.last ?? more.last),
  });
}

/** Forgets all senders but those seen last. */
export function limitSenders(clocks: WrongClocks): void {
  for (const key of [...clocks.keys()].slice(0, Math.max(0, clocks.size - MAX_SENDERS)))
    clocks.delete(key);
}
