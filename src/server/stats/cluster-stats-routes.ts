import * as api from '@/contract/cluster-stats';
import { wholeNumber } from '../http/query-values';
import { serve, type RouteTable } from '../http/serve';
import type { TrafficCounts } from '../ingest/traffic-counts';
import { clusterStatsOf, searchClusterStatsOf, type Counted } from './cluster-stats';
import { trafficOf } from './traffic';

const MONTH = 30;
/** More days than any date needs. */
const LONGEST = 36_500;

type Facts = Omit<Counted, 'sets' | 'listInputs'> & {
  indexSets: Counted['sets'];
  inputs: { list: Counted['listInputs'] };
  traffic: TrafficCounts;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** Figures of the cluster, whose only node is this one. */
export function serveClusterStats(
  table: RouteTable,
  { indexSets: sets, traffic, inputs, now, ...facts }: Facts,
): void {
  serve(table, api.clusterStats, () => clusterStatsOf({ ...facts, sets, listInputs: inputs.list }));
  serve(table, api.searchClusterStats, () =>
    searchClusterStatsOf({ sets, indices: facts.indices }),
  );
  serve(table, api.clusterTraffic, ({ query }) =>
    trafficOf(
      traffic,
      {
        days: Math.min(LONGEST, Math.max(0, wholeNumber(query, 'days', MONTH))),
        daily: query.get('daily') === 'true',
        includeToday: query.get('includeToday') !== 'false',
      },
      now(),
    ),
  );
}
