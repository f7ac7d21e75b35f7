import moment from 'moment-timezone';

/** For example Europe/Berlin or +01:00; undefined for the zone of the machine. */
export type ZoneName = string | undefined;

const OFFSET = /^([+-])(\d{2}):?(\d{2})$/;
const MINUTE_MS = 60_000;

export const isZone = (name: string): boolean => moment.tz.zone(name) !== null;

/** A zone name, or an offset from UTC such as `+01:00`; undefined for anything else. */
export function knownZone(name: string): string | undefined {
  return OFFSET.test(name) || isZone(name) ? name : undefined;
}

/** The instant of a local time that is given as if it were UTC, in milliseconds. */
export function instantIn(local: number, zone: number | ZoneName): number {
  if (zone === 'UTC') return local;
  if (typeof zone === 'number') return local - zone * MINUTE_MS;
  const [, sign, hours, minutes] = (zone !== undefined && OFFSET.exec(zone)) || [];
  if (sign !== undefined) {
    const east = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
    return sign === '-' ? local + east : local - east;
  }
  return local - distanceAt(Math.floor(local / SLOT_MS), zone);
}

/**
 * Offsets change only at quarters of an hour. Caching them pays off, because computing is slow and
 * dates arrive in order.
 */
const SLOT_MS = 900_000;
const MAX_DISTANCES = 10_000;
/** By zone, then by quarter. */
const distances = new Map<ZoneName, Map<number, number>>();

function distanceAt(slot: number, zone: ZoneName): number {
  let ofZone = distances.get(zone);
  if (ofZone === undefined) {
    ofZone = new Map();
    distances.set(zone, ofZone);
  }
  const known = ofZone.get(slot);
  if (known !== undefined) return known;
  const local = slot * SLOT_MS;
  const date = new Date(local);
  const parts = [
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ] as const;
  const distance =
    local -
    (zone === undefined ? new Date(...parts).getTime() : moment.tz([...parts], zone).valueOf());
  // Clears before it adds, so that many zones hold no more than one.
  if ([...distances.values()].reduce((sum, { size }) => sum + size, 0) >= MAX_DISTANCES)
    for (const one of distances.values()) one.clear();
  ofZone.set(slot, distance);
  return distance;
}
