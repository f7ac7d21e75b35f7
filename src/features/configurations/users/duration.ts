import { durationParts, durationSeconds } from '@/domain/time-range/iso-duration';

const MINUTE = 60;

/**
 * Java's `Duration` has days but no weeks, months or years. A session of less than a minute would
 * expire while signing in.
 */
export function isSessionTimeout(iso: string): boolean {
  const [years = 0, months = 0, weeks = 0] = durationParts(iso) ?? [];
  return years === 0 && months === 0 && weeks === 0 && (durationSeconds(iso) ?? 0) >= MINUTE;
}
