/**
 * A local time; `year` is astronomical (0 is 1 BC), `offset` is `+01:00`. `twice`: the same local
 * time occurs at another instant, because clocks were set back.
 */
export type WallTime = {
  year: number;
  month: number;
  day: number;
  weekday: string;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  offset: string;
  twice: boolean;
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Zone = { name: string; format: Intl.DateTimeFormat; offsets: Map<number, Offset> };
type Offset = { ms: number; text: string; twice: boolean };
type Asked = Omit<WallTime, 'twice'>;

const zones = new Map<string, Zone>();
const quarterHour = 900_000;
const mostOffsets = 2_000;
/** No zone has ever set its clocks back by more. */
const furthestBack = 3 * 3_600_000;

/** The canonical name of a zone, `UTC` if the platform does not know it. */
export const resolveZone = (zone: string) => zoneOf(zone).name;

/**
 * The local time of an instant (milliseconds since the epoch). `Intl` knows the rules of all years
 * but is slow: there is one formatter per zone, and one call per quarter of an hour in which the
 * offset does not change.
 */
export function wallTime(ms: number, zone: string): WallTime {
  const rules = zoneOf(zone);
  const offset = knownOffset(ms, rules);
  if (offset === undefined) return { ...askedTime(ms, rules), twice: false };
  const shown = new Date(ms + offset.ms);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: weekdays[shown.getUTCDay()] ?? '',
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
    millisecond: shown.getUTCMilliseconds(),
    offset: offset.text,
    twice: offset.twice,
  };
}

/** Milliseconds that local time is ahead of UTC. */
export function offsetAt(ms: number, zone: string): number {
  const { year, month, day, hour, minute, second, millisecond } = wallTime(ms, zone);
  const local = new Date(0);
  // `Date.UTC` would take the years 0 to 99 for those of the 20th century.
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(hour, minute, second, millisecond);
  return local.getTime() - ms;
}

/** The instant of a local time, which is given as if it were UTC. */
export function instantOfLocal(local: number, zone: string): number {
  const near = local - offsetAt(local, zone);
  return local - offsetAt(near, zone);
}

function knownOffset(ms: number, zone: Zone): Offset | undefined {
  const { offsets } = zone;
  const start = Math.floor(ms / quarterHour) * quarterHour;
  const known = offsets.get(start);
  if (known) return known;
  // The next quarter would exceed the range of Date.
  if (Math.abs(start) > 8e15) return undefined;
  const [first, last] = [askedTime(start, zone), askedTime(start + quarterHour - 1, zone)];
  if (first.offset !== last.offset) return undefined;
  const offset = {
    ms: asUtc(first) - start,
    text: first.offset,
    twice: comesTwice(start, first, zone),
  };
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(start, offset);
  return offset;
}

/** Whether the local time at `start` occurs once more, before or after. */
function comesTwice(start: number, shown: Asked, zone: Zone): boolean {
  return [start - furthestBack, start + furthestBack].some((near) => {
    const other = askedTime(near, zone);
    return (
      other.offset !== shown.offset &&
      askedTime(asUtc(shown) - (asUtc(other) - near), zone).offset === other.offset
    );
  });
}

function asUtc({ year, month, day, hour, minute, second, millisecond }: Asked): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute, second, millisecond);
}

function askedTime(ms: number, { format }: Zone): Asked {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(ms)) parts[type] = value;
  const year = Number(parts.year);
  return {
    year: parts.era?.startsWith('B') ? 1 - year : year,
    month: Number(parts.month),
    day: Number(parts.day),
    weekday: parts.weekday ?? '',
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
    millisecond: Number(parts.fractionalSecond),
    // "GMT+01:00", or "GMT" for UTC.
    offset: parts.timeZoneName?.replace(/^(GMT|UTC)/, '') || '+00:00',
  };
}

function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const made = makeZone(name) ?? {
    name: 'UTC',
    format: newFormat('UTC'),
    offsets: new Map<number, Offset>(),
  };
  zones.set(name, made);
  return made;
}

function makeZone(name: string): Zone | undefined {
  try {
    return { name, format: newFormat(name), offsets: new Map() };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
    era: 'short',
    weekday: 'long',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    fractionalSecondDigits: 3,
  });
}
