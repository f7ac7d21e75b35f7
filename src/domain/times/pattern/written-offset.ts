import { instantOfLocal, resolveZone } from '@/domain/format/instants/zone';
import { ZONE_ABBREVIATIONS } from '../zone-abbreviations';

const OFFSET = /^([+-])(\d{2}):?(\d{2})?:?(\d{2})?$/;

/**
 * The instant of a local time, given as if it were UTC, in a zone as it is written: `Z`, `+0200`,
 * `CEST`, `Europe/Berlin`.
 * @throws Error for an unknown zone
 */
export function writtenOffset(local: number, zone: string): number {
  const [, sign, hours, minutes = '0', seconds = '0'] = OFFSET.exec(zone) ?? [];
  if (sign !== undefined) {
    const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
    return sign === '-' ? local + ahead : local - ahead;
  }
  const upper = zone.toUpperCase();
  if (upper === 'Z') return local;
  const minutesAhead = ZONE_ABBREVIATIONS.get(upper);
  if (minutesAhead !== undefined) return local - minutesAhead * 60_000;
  const name = resolveZone(zone);
  if (name === 'UTC' && !/^(?:Etc\/)?UTC$/i.test(zone))
    throw new Error(`The time zone “${zone}” is unknown.`);
  return instantOfLocal(local, name);
}
