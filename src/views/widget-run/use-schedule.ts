import { createContext, use } from 'react';
import type { WidgetRun } from './request/widget-run';

/**
 * When widgets are searched again. The widgets of a search belong to its run; those of a dashboard
 * are `live`: each one is refreshed by itself, by an interval and when it is shown again.
 */
export type Refreshing = {
  live: boolean;
  /** Seconds between refreshes; undefined while auto refresh is off. */
  every: number | undefined;
  /**
   * When an editor that took the place of the widgets was closed, in milliseconds since the epoch:
   * what they showed before does not age meanwhile, because editing asks nothing.
   */
  editedUntil?: number;
};

export const RefreshContext = createContext<Refreshing>({ live: false, every: undefined });

const MS = 1_000;
/** Without auto refresh, a live result of this age is refreshed when its widget is shown again. */
const FRESH_MS = 10 * MS;
/** Tabs that got the last answer from another tab wait longer, so that the other one asks again. */
const PATIENCE = 1.2;
/** After a failure the pauses grow from at least the first to at most the last. */
const BACK_OFF = 3;
const MIN_BACK_OFF_MS = 15 * MS;
const MAX_BACK_OFF_MS = 300 * MS;
/** Timers of browsers that are longer than 24 days end at once. */
const LONGEST_MS = 24 * 3_600 * MS;

type State = {
  status: string;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  errorUpdateCount: number;
  data: unknown;
};
type Scheduled = { state: State };

/** Options of the query of a widget, which is searched only while it is near the viewport. */
export function useSchedule({ now: isInSight, ever }: { now: boolean; ever: boolean }) {
  const { live, every, editedUntil = 0 } = use(RefreshContext);
  if (!live) return { enabled: ever };
  const pause = every === undefined ? undefined : Math.min(LONGEST_MS, every * MS);
  return {
    enabled: isInSight,
    // What is due is searched as soon as its widget, page or tab is shown again.
    staleTime: ({ state }: Scheduled) =>
      runOf(state)?.isPartial
        ? 0
        : (pause ?? FRESH_MS + Math.max(0, editedUntil - state.dataUpdatedAt)),
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    // Measured from the last answer, so that a slow widget never has two requests in flight.
    refetchInterval: ({ state }: Scheduled) => {
      if (pause === undefined || !isInSight) return false;
      if (state.status === 'error' || runOf(state)?.failed) return backOff(pause, state);
      return runOf(state)?.isFromOtherTab ? pause * PATIENCE : pause;
    },
  };
}

const runOf = ({ data }: State) => data as WidgetRun<unknown> | undefined;

/** Half of the time since the last good answer, or twice as long as last time if there is none. */
function backOff(pause: number, state: State): number {
  const since = runOf(state)?.failed === undefined ? state.dataUpdatedAt : 0;
  const grown =
    since > 0
      ? (state.errorUpdatedAt - since) / 2
      : MIN_BACK_OFF_MS * 2 ** Math.max(0, state.errorUpdateCount - 1);
  return Math.max(pause * BACK_OFF, Math.min(MAX_BACK_OFF_MS, Math.max(MIN_BACK_OFF_MS, grown)));
}
