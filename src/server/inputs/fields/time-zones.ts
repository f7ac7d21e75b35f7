import moment from 'moment-timezone';

/**
 * Zones by name with their present distance from UTC, in that order; the last one leaves the choice
 * open.
 */
export function timeZoneChoices(): Record<string, string> {
  const zones = moment.tz.names().map((name) => ({ name, minutes: moment.tz(name).utcOffset() }));
  const sorted = zones.sort((a, b) => a.minutes - b.minutes || (a.name < b.name ? -1 : 1));
  return {
    ...Object.fromEntries(
      sorted.map(({ name, minutes }) => [name, `UTC${distance(minutes)} - ${name}`]),
    ),
    NotSet: 'Not configured',
  };
}

function distance(minutes: number): string {
  const total = Math.round(Math.abs(minutes));
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(total / 60))}:${two(total % 60)}`;
}
