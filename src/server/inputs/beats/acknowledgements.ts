import type { Writable } from 'node:stream';
import { acknowledgement } from './frames';

/** Acknowledges the events of one connection in the order in which they were sent. */
export type Acknowledgements = {
  /**
   * Acknowledges the event once `stored` and everything before it have resolved. A rejection ends
   * the connection.
   */
  after(stored: Promise<void>, event: { version: number; sequence: number }): void;
  /** Groups that are not acknowledged yet. */
  readonly pending: number;
  /** Resolves once everything is acknowledged; rejects when something cannot be. */
  settled(): Promise<void>;
  close(): void;
};

/** A sender that leaves this much unread is not reading acknowledgements at all. */
const MAX_UNREAD_BYTES = 64 * 1024;

export type AcknowledgementOptions = {
  /** How often a waiting sender gets a keep-alive. */
  keepAliveMs: number;
  /** Whether the sender has to wait for more than the pending groups. */
  isTaking(): boolean;
  /** Called when the number of pending groups falls. */
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
    if (socket.writableLength > MAX_UNREAD_BYTES)
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
