import { instantOfLocal, resolveZone } from '@/domain/format/instants/zone';
import { writtenTime } from '@/domain/times/written-time';
import type { DateTime } from '../../values/value';
import { defineConverter } from '../definition/converter-type';

const MINUTE_MS = 60_000;
const isZone = (name: string) => resolveZone(name) !== 'UTC';

/** An instant that is written in a common format or in words; other texts remove the field. */
export const flexdate = defineConverter({
  type: 'flexdate',
  parameters: [{ name: 'time_zone', type: 'text', default: 'UTC' }],
  compile({ time_zone }, { now, naturalDate }) {
    const zone = resolveZone(time_zone.trim() || 'UTC');
    return (text): DateTime | undefined => {
      const ms = writtenInstant(text, zone, now) ?? naturalDate(text, zone);
      return ms === undefined ? undefined : { kind: 'date', ms, zone: 'UTC' };
    };
  },
});

function writtenInstant(text: string, zone: string, now: () => number): number | undefined {
  const found = writtenTime(text, 0, { isZone, leads: true });
  if (found === undefined || found.end !== text.length) return undefined;
  const local = found.local(found.year ?? new Date(now()).getUTCFullYear());
  if (local === undefined) return undefined;
  if (typeof found.zone === 'number') return local - found.zone * MINUTE_MS;
  return instantOfLocal(local, found.zone ?? zone);
}
