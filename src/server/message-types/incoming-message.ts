import type { Fields } from '@/domain/exact';

/** A message from an input, before it has an id. */
export type IncomingMessage = {
  /** Milliseconds since the epoch. */
  timestamp: number;
  source: string;
  message: string;
  /** All other fields: `level`, `full_message`, those of the sender. Names are as stored. */
  fields: Fields;
  inputId: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  remote?: { ip: string; port: number } | undefined;
  /** The static fields of its input, until the first processing step adds those it lacks. */
  staticFields?: Readonly<Record<string, string>> | undefined;
};

/** A message that can never be stored, so a retry is pointless. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';

  /** `refused` are the messages of the batch that were not stored; empty if unknown. */
  constructor(
    message: string,
    readonly refused: readonly { index: number; reason: string }[] = [],
  ) {
    super(message);
  }
}

/** Nothing was taken: processing is paused and its queue is full. The sender may try again later. */
export class QueueFull extends Error {
  override name = 'QueueFull';

  constructor() {
    super('Message processing is paused and its queue is full. Send it again later.');
  }
}
