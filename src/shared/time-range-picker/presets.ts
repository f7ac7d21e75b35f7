import type { SearchesClusterConfig } from '@/contract/cluster-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { defaultPresets } from '@/domain/time-range/presets';

/** `seconds` 0 is all time. `label` is the administrator's, else the console's own. */
export type RangePreset = { seconds: number; label?: string };

/**
 * In the administrator's order, but all time last; those beyond the limit for searches are
 * left out. Users who may not read the settings get what a new server offers.
 */
export function presetsOf(config: SearchesClusterConfig | null | undefined): RangePreset[] {
  const limit = limitOf(config);
  const presets = config
    ? Object.entries(config.relative_timerange_options).flatMap(([iso, label]): RangePreset[] => {
        const seconds = durationSeconds(iso);
        return seconds === undefined ? [] : [{ seconds, label }];
      })
    : defaultPresets;
  const allowed =
    limit === undefined
      ? presets
      : presets.filter(({ seconds }) => seconds !== 0 && seconds <= limit);
  return [
    ...allowed.filter(({ seconds }) => seconds !== 0),
    ...allowed.filter(({ seconds }) => seconds === 0),
  ];
}

/** The longest range that may be searched, in seconds; undefined where there is no limit. */
export function limitOf(config: SearchesClusterConfig | null | undefined): number | undefined {
  const seconds = config ? durationSeconds(config.query_time_range_limit) : undefined;
  return seconds === 0 ? undefined : seconds;
}
