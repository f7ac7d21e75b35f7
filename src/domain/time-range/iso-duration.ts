const PATTERN =
  /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const DAY = 86_400;
/** Years to seconds; like the server, a month counts 30 days and a year 365. */
const UNIT_SECONDS = [365 * DAY, 30 * DAY, 7 * DAY, DAY, 3_600, 60, 1];

/**
 * Years, months, weeks, days, hours, minutes and seconds of an ISO 8601 duration. Undefined for
 * invalid text.
 */
export function durationParts(iso: string): readonly number[] | undefined {
  const parts = PATTERN.exec(iso)?.slice(1);
  return !parts || parts.every((part) => part === undefined)
    ? undefined
    : parts.map((part) => Number(part ?? 0));
}

/** Seconds of an ISO 8601 duration such as `PT15M` or `P1D`. Undefined for invalid text. */
export function durationSeconds(iso: string): number | undefined {
  return durationParts(iso)?.reduce((sum, part, unit) => sum + part * (UNIT_SECONDS[unit] ?? 0), 0);
}
