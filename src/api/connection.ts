import type { ApiError } from './errors';

/**
 * Whether the server answers, as the last calls saw it. `doubted`: one call had no answer, a ping
 * will tell.
 */
export type Connection = { state: 'up' } | { state: 'doubted' | 'down'; failure: ApiError };

let current: Connection = { state: 'up' };
const listeners = new Set<() => void>();

const become = (next: Connection) => {
  current = next;
  for (const listener of [...listeners]) listener();
};

/** What calls tell about the server and the banner shows. */
export const connection = {
  current: (): Connection => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The first failure is kept: it is the one the user met. */
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
