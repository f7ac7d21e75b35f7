import type { ApiError } from './errors';

/**
 * Whether the server is reachable, as seen by the latest calls. `doubted`: one call got no response
 * and a ping will tell.
 */
export type Connection = { state: 'up' } | { state: 'doubted' | 'down'; failure: ApiError };

let current: Connection = { state: 'up' };
const listeners = new Set<() => void>();

const become = (next: Connection) => {
  current = next;
  for (const listener of [...listeners]) listener();
};

/** Written by calls, shown by the outage banner. */
export const connection = {
  current: (): Connection => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Keeps the first failure, which is the one the user ran into. */
  reportNoAnswer(failure: ApiError): void {
    if (current.state === 'up') become({ state: 'doubted', failure });
  },
  reportDown(failure: ApiError): void {
    if (current.state !== 'down')
      become({ state: 'down', failure: current.state === 'doubted' ? current.failure : failure });
  },
  reportAnswer(): void {
    if (current.state !== 'up') become({ state: 'up' });
  },
};
