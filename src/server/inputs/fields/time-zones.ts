import moment from 'moment-timezone';

let choices: Record<string, string> | undefined;

/**
 * Zone names labelled and sorted by their offset from UTC at the first call; the last choice leaves
 * the zone unset.
 */
export const timeZoneChoices = (): Record<string, string> => (choices ??= allZones());

function allZones(): Record<string, string> {
  const zones = moment.tz.names().map((name) => ({ name, minutes: moment.tz(name).utcOffset() }));
  const sorted = zones.sort((a, b) => a.minutes - b.minutes || (a.name < b.name ? -1 : 1));
  return {
    ...Object.fromEntries(
      sorted.map(({ name, minutes }) => [name, `UTC${offsetText(minutes)} - ${name}`]),
    ),
    NotSet: 'Not configured',
  };
}

function offsetText(minutes: number): string {
  const total = Math.round(Math.abs(minutes));
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(total / 60))}:${two(total % 60)}`;
}
