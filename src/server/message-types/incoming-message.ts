import type { Fields } from '@/domain/exact';

/** A message as an input hands it over, before it has an id. */
export type IncomingMessage = {
  /** Milliseconds since the epoch. */
  timestamp: number;
  source: string;
  message: string;
  /** All others: `level`, `full_message`, the sender's own. Names are as they shall be stored. */
  fields: Fields;
  inputId: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  remote?: { ip: string; port: number };
};

/** A message that storage will never take, however often it is sent. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';

  /**
   * `refused`: which ones of those that were handed over together; the others are stored. Empty
   * where nobody can tell.
   */
  constructor(
    message: string,
    readonly refused: readonly { index: number; reason: string }[] = [],
  ) {
    super(message);
  }
}
