import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchesAhead } from '@/views/execution/waiting-searches';
import { refreshByUser } from './request/refresh-by-user';
import type { widgetRun, WidgetRun } from './request/widget-run';
import { useInSight } from './use-in-sight';
import { useSchedule } from './use-schedule';

export type ShownRun<Answer> = {
  /** The last good run, or that of the search before until the first answer. */
  data: WidgetRun<Answer> | undefined;
  /** `data` belongs to another search. */
  isPrevious: boolean;
  /** Why the last run failed. */
  error: Error | null;
  /**
   * Nothing, or an earlier search, is shown. Not whether a request is under way: each refresh would
   * render every card once more.
   */
  isBusy: boolean;
  /** How many searches the server runs before; undefined unless it waits for them. */
  searchesAhead: number | undefined;
  retry: () => void;
  /** The element that has to be in sight. */
  ref: ReturnType<typeof useInSight>[0];
};

/** Runs the search of a widget while it is in sight. */
export function useWidgetRun<Answer>(
  options: ReturnType<typeof widgetRun<Answer>>,
  /** False while there is nothing to search yet. */
  isReady: boolean,
): ShownRun<Answer> {
  const client = useQueryClient();
  const [ref, sight] = useInSight();
  const schedule = useSchedule(sight);
  const { data, isPlaceholderData, error } = useQuery({
    ...options,
    ...schedule,
    enabled: schedule.enabled && isReady,
  });
  return {
    data,
    isPrevious: isPlaceholderData,
    error,
    isBusy: data === undefined ? error === null : isPlaceholderData,
    searchesAhead: useSearchesAhead(options.queryKey),
    retry: () => void refreshByUser(client, options.queryKey),
    ref,
  };
}
