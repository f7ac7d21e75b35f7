import { createContext, use } from 'react';

/**
 * When widgets are searched again. The widgets of a search belong to its run; those of a dashboard
 * are `live`: each one is refreshed by itself, by an interval and when it is shown again.
 */
export type Refreshing = {
  live: boolean;
  /** Seconds between refreshes; undefined while auto refresh is off. */
  every: number | undefined;
};

export const RefreshContext = createContext<Refreshing>({ live: false, every: undefined });

const MS = 1_000;
/** A live result of this age is refreshed when its widget is shown again. */
const FRESH_MS = 10 * MS;
/** Pauses after a failure are this many times longer, and not shorter than the minimum. */
const BACK_OFF = 3;
const MIN_BACK_OFF_MS = 15 * MS;

/** Options of a query that runs a widget; `ready` is false while there is nothing to search yet. */
export function useSchedule(ready: boolean) {
  const { live, every } = use(RefreshContext);
  if (!live) return { enabled: ready };
  return {
    enabled: ready,
    staleTime: FRESH_MS,
    refetchOnMount: true,
    // Measured from the last response, so that a slow widget never has two requests in flight.
    refetchInterval: ({ state: { status } }: { state: { status: string } }) => {
      if (every === undefined) return false;
      const pause = every * MS;
      return status === 'error' ? Math.max(pause * BACK_OFF, MIN_BACK_OFF_MS) : pause;
    },
  };
}
