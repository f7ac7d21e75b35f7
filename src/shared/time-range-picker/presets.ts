import type { SearchesClusterConfig } from '@/contract/cluster-config';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { defaultPresets } from '@/domain/time-range/presets';

/** `seconds` 0 is all time. `label` is set by administrators, else a default is used. */
export type RangePreset = { seconds: number; label?: string };

/**
 * In the administrators' order with all time last, without presets that exceed the limit. Users who
 * may not read the settings get the defaults of a new server.
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

/** The maximum range in seconds; undefined if unlimited. */
export function limitOf(config: SearchesClusterConfig | null | undefined): number | undefined {
  const seconds = config ? durationSeconds(config.query_time_range_limit) : undefined;
  return seconds === 0 ? undefined : seconds;
}
