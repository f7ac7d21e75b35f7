/**
 * Closed while the session has expired. Calls that got a 401, and all that start meanwhile, wait
 * here and continue after the user has signed in again, so that no page sees an expired session as
 * an error.
 */
export type SessionGate = {
  isClosed: () => boolean;
  /**
   * Number of times the gate was opened: a 401 to a request of an earlier generation says nothing
   * about the current session.
   */
  generation: () => number;
  close: (generation: number) => void;
  open: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Resolves once it is open; rejects with the reason of the signal. */
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
