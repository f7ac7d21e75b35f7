import { durationParts, durationSeconds } from '@/domain/time-range/iso-duration';

const MINUTE = 60;

/**
 * Java's `Duration` knows days and less, no weeks, months and years; a session of less than a
 * minute would end while one signs in.
 */
export function isSessionTimeout(iso: string): boolean {
  const [years = 0, months = 0, weeks = 0] = durationParts(iso) ?? [];
  return years === 0 && months === 0 && weeks === 0 && (durationSeconds(iso) ?? 0) >= MINUTE;
}
