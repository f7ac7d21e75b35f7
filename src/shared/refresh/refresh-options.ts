import type { SearchesClusterConfig } from '@/contract/cluster-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';

/** Seconds; used if the user may not read the server's settings. */
const DEFAULT_INTERVALS = [1, 2, 5, 10, 30, 60, 300];
const DEFAULT_INTERVAL = 5;

/** The intervals on offer in seconds, in the order set by administrators. */
export function refreshIntervals(config: SearchesClusterConfig | null | undefined): number[] {
  const offered = Object.keys(config?.auto_refresh_timerange_options ?? {}).flatMap(
    (iso) => durationSeconds(iso) ?? [],
  );
  const usable = offered.filter((seconds) => seconds > 0);
  return usable.length > 0 ? usable : DEFAULT_INTERVALS;
}

export function defaultInterval(config: SearchesClusterConfig | null | undefined): number {
  return (config && durationSeconds(config.default_auto_refresh_option)) || DEFAULT_INTERVAL;
}
