import { parse } from 'chrono-node';
import { instantOfLocal, offsetAt } from '@/domain/format/instants/zone';
import { ZONE_ABBREVIATIONS } from '@/domain/times/zone-abbreviations';

const MINUTE_MS = 60_000;
const TIMEZONES = Object.fromEntries(ZONE_ABBREVIATIONS);

/**
 * The first date in a text, such as `March 12 2013 2:30pm` or `yesterday`, in milliseconds;
 * undefined if there is none. Without a time it is that of `now`, as in Graylog.
 */
export function naturalDate(text: string, zone: string, now: number): number | undefined {
  const ahead = offsetAt(now, zone);
  const reference = { instant: new Date(now), timezone: ahead / MINUTE_MS };
  const time = parse(text, reference, { timezones: TIMEZONES })[0]?.start;
  if (time === undefined) return undefined;
  const part = (name: Parameters<typeof time.get>[0]) => time.get(name) ?? 0;
  const day = Date.UTC(part('year'), part('month') - 1, part('day'));
  const here = new Date(now + ahead);
  const inDay = time.isCertain('hour')
    ? ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1_000 + part('millisecond')
    : here.getTime() - Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate());
  const offset = time.isCertain('timezoneOffset') ? time.get('timezoneOffset') : null;
  return offset === null ? instantOfLocal(day + inDay, zone) : day + inDay - offset * MINUTE_MS;
}
