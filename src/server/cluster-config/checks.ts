import { durationSeconds } from '@/domain/time-range/iso-duration';
import { Problem } from '../http/problem';

type Config = Readonly<Record<string, unknown>>;

const OPTIONS = [
  'relative_timerange_options',
  'surrounding_timerange_options',
  'auto_refresh_timerange_options',
] as const;
const FIELDS = ['surrounding_filter_fields', 'analysis_disabled_fields'] as const;

/** Presets must be durations with a name, and fields must be names. @throws Problem 400 */
export function checkSearches(config: Config): void {
  for (const member of OPTIONS) {
    for (const [iso, label] of Object.entries(config[member] ?? {})) {
      if (durationSeconds(iso) === undefined)
        throw new Problem(
          400,
          `The member ${member} must hold durations such as PT5M, not “${iso}”.`,
        );
      if (typeof label !== 'string')
        throw new Problem(400, `The member ${member} must name its durations: ${iso} has no name.`);
    }
  }
  for (const member of FIELDS) {
    const names = config[member];
    if (!Array.isArray(names) || names.some((name) => typeof name !== 'string'))
      throw new Problem(400, `The member ${member} must be a list of names.`);
  }
}

/** Sessions must not expire at once, which would lock out everyone. @throws Problem 400 */
export function checkSessionTimeout({
  enable_global_session_timeout: on,
  global_session_timeout_interval: interval,
}: Config): void {
  if (on === true && (durationSeconds(String(interval)) ?? 0) < 1)
    throw new Problem(
      400,
      `The member global_session_timeout_interval must be a second or longer, not “${String(interval)}”.`,
    );
}
