/**
 * Closed while the session has ended. Calls that found it ended, and all that start meanwhile, wait
 * here and go on after the user signed in again, so that no page sees an expired session as a
 * failure.
 */
export type SessionGate = {
  isClosed: () => boolean;
  /**
   * Counts how often it opened: an answer to a request of an earlier count says nothing about the
   * session of now.
   */
  generation: () => number;
  close: (generation: number) => void;
  open: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Resolves when it is open; fails with the signal's reason. */
  passed: (signal: AbortSignal | undefined) => Promise<void>;
};

export function createSessionGate(): SessionGate {
  const listeners = new Set<() => void>();
  let closed = false;
  let generation = 0;
  const notify = () => [...listeners].forEach((listener) => listener());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    isClosed: () => closed,
    generation: () => generation,
    subscribe,
    close(seen) {
      if (closed || seen !== generation) return;
      closed = true;
      notify();
    },
    open() {
      generation += 1;
      closed = false;
      notify();
    },
    async passed(signal) {
      signal?.throwIfAborted();
      if (!closed) return;
      await new Promise<void>((resolve, reject) => {
        const leave = subscribe(() => {
          if (!closed) settle(resolve);
        });
        const abort = () => settle(() => reject(signal?.reason));
        const settle = (outcome: () => void) => {
          leave();
          signal?.removeEventListener('abort', abort);
          outcome();
        };
        signal?.addEventListener('abort', abort);
      });
    },
  };
}

export const sessionGate = createSessionGate();
