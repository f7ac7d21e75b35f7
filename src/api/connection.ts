import type { ApiError } from './errors';

/**
 * Whether the server is reachable, as seen by the latest calls. `doubted`: one call got no response
 * and a ping will tell.
 */
export type Connection =
  | { state: 'up' }
  | {
      state: 'doubted' | 'down';
      failure: ApiError;
      /** Time of the first failure, in milliseconds since the epoch. */
      since: number;
    };

let current: Connection = { state: 'up' };
let outages = 0;
const listeners = new Set<() => void>();

const become = (next: Connection) => {
  if (current.state === 'up') outages += 1;
  current = next;
  for (const listener of [...listeners]) listener();
};

/** Written by calls, shown by the outage banner. */
export const connection = {
  current: (): Connection => current,
  /** How often calls began to get no response since the page was loaded. */
  outages: (): number => outages,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Keeps the first failure, which is the one the user ran into. */
  reportNoAnswer(failure: ApiError): void {
    if (current.state === 'up') become({ state: 'doubted', failure, since: Date.now() });
  },
  reportDown(failure: ApiError): void {
    if (current.state === 'up') become({ state: 'down', failure, since: Date.now() });
    else if (current.state === 'doubted') become({ ...current, state: 'down' });
  },
  reportAnswer(): void {
    if (current.state !== 'up') become({ state: 'up' });
  },
};
