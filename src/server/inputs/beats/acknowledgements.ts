import type { Writable } from 'node:stream';
import { acknowledgement } from './frames';

/** What one sender has sent and not heard of yet. */
export type Acknowledgements = {
  /**
   * Acknowledges the event, after all before it, once `stored` resolves. When it rejects the
   * connection ends.
   */
  after(stored: Promise<void>, event: { version: number; sequence: number }): void;
  /** Groups that are not acknowledged yet. */
  readonly pending: number;
  /** Resolves when all are acknowledged. Rejects with why they cannot be. */
  settled(): Promise<void>;
  close(): void;
};

/** Nobody reads them who lets so many lie. */
const MOST_UNREAD_BYTES = 64 * 1024;

export type AcknowledgementOptions = {
  /** A sender that waits is told so often that it is not forgotten. */
  keepAliveMs: number;
  /** Whether it waits for something else than what is pending. */
  isTaking(): boolean;
  /** Hears when less is pending. */
  onChange(): void;
};

export function createAcknowledgements(
  socket: Writable,
  { keepAliveMs, isTaking, onChange }: AcknowledgementOptions,
): Acknowledgements {
  let pending = 0;
  let version = 0x32;
  let failure: Error | undefined;
  let previous: Promise<void> = Promise.resolve();

  const send = (sequence: number) => {
    if (socket.writableLength > MOST_UNREAD_BYTES)
      socket.destroy(new Error('the sender reads no acknowledgements'));
    else if (socket.writable) socket.write(acknowledgement(version, sequence));
  };
  const keepAlive = setInterval(() => (pending > 0 || isTaking()) && send(0), keepAliveMs).unref();

  return {
    get pending() {
      return pending;
    },
    after(stored, event) {
      pending += 1;
      version = event.version;
      previous = Promise.all([previous, stored]).then(
        () => {
          pending -= 1;
          if (failure === undefined) send(event.sequence);
          onChange();
        },
        (error: unknown) => {
          failure ??= error instanceof Error ? error : new Error(String(error));
          socket.destroy(failure);
        },
      );
    },
    async settled() {
      await previous;
      if (failure !== undefined) throw failure;
    },
    close: () => clearInterval(keepAlive),
  };
}
