import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listWalls, type Wall } from '@/contract/screens';

const REFRESH_MS = 15_000;
/** Walls report every 30 seconds. */
const LOST_MS = 120_000;

export const wallQueries = {
  all: () => ['screens', 'walls'] as const,
  /** The walls that report to an embedded node. */
  list: () =>
    queryOptions({
      queryKey: [...wallQueries.all(), 'list'] as const,
      queryFn: ({ signal }) => call(listWalls, undefined, { signal, background: true }),
      refetchInterval: REFRESH_MS,
    }),
};

/** Whether a wall has not reported for a while; `now` is the time of the server. */
export const isLost = ({ reported_at: at }: Pick<Wall, 'reported_at'>, now: string): boolean =>
  Date.parse(now) - Date.parse(at) > LOST_MS;
