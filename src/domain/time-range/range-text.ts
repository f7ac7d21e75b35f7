import { fromParams } from './url-form';
import type { AbsoluteRange, TimeRange } from './time-range';
import { instantOf, type ReadInstant } from './instant-text';
import { secondsOf } from './length-text';

export type RangeTextContext = { /** Milliseconds since the epoch. */ now: number; /** IANA name: whose clocks times without an offset are of. */ zone: string };

/** Words and signs between two times; a hyphen needs blanks, because dates have some. */
const BETWEEN = /\s*(?:→|–|—|\.\.+|\t|\r?\n|;)\s*|\s+(?:to|until|till|through|bis|and|und|-)\s+|(?<=\d[Z\d]?)\/(?=\d{4}-|P)/i;
const AROUND_MS = 300_000;
const TIME_OF_DAY = /^\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s*(?:Z|UTC|GMT)| [+-]\d\d:\d\d)?$/i;
const DATE = /^(?:\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?\.\d\d?\.\d{4})/;
const BEGINNING = /^(?:from|between|von|vom|zwischen)\s+/i;
/** Two epochs with any sign between them. */
const EPOCHS = /^(\d{10}|\d{13})\s*[-,\s]\s*(\d{10}|\d{13})$/;
/** After a blank, two times of one day with a hyphen between them; where the second is not later, it is an offset. */
const HOURS = /(?<=\s)(\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)-(\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)$/;

/**
 * A time range in whatever form somebody has it: two times with a word or a sign between them, the end as a time of the
 * day alone, a day, one instant (five minutes around it), a length back from now, or an address with the parameters of
 * a range. Undefined for anything else.
 */
export function readRangeText(text: string, context: RangeTextContext): TimeRange | undefined {
  if (text.length > LONGEST) return undefined;
  const trimmed = text.trim().replace(/^["'[({]+|["'\])}]+$/g, '').trim().replace(/\bnow\s+-\s*/gi, 'now-')
    .replace(BEGINNING, '').replace(EPOCHS, '$1 - $2').replace(HOURS, (whole, from: string, until: string) => (until > from ? `${from} - ${until}` : whole));
  if (trimmed === '') return undefined;
  return ofAddress(trimmed) ?? ofLength(trimmed) ?? ofTwo(trimmed, context) ?? ofOne(trimmed, context);
}

const LONGEST = 500;

function ofAddress(text: string): TimeRange | undefined {
  if (!/[?&](rangetype|relative)=/.test(text)) return undefined;
  return fromParams(new URLSearchParams(text.slice(text.indexOf('?') + 1).replace(/#.*$/, '')));
}

/** `-15m`, `15m`, `last 2 hours`, `now-1d`, `now-2h to now-1h`, `1h ago`. */
function ofLength(text: string): TimeRange | undefined {
  const [start, end, ...others] = text.split(BETWEEN);
  if (start === undefined || others.length > 0) return undefined;
  const from = ago(start);
  if (from === undefined || from === 0) return undefined;
  const to = end === undefined ? 0 : ago(end);
  if (to === undefined || to >= from) return undefined;
  return to === 0 ? { type: 'relative', range: from } : { type: 'relative', from, to };
}

function ago(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase();
  if (/^(now|jetzt)(\(\))?$/.test(trimmed)) return 0;
  return secondsOf(trimmed.replace(/^(?:now|the last|last|past|letzte[nr]?|vor)\s*/, '').replace(/\s*(?:ago)$/, '').replace(/^-\s*/, ''));
}

function ofTwo(text: string, context: RangeTextContext): AbsoluteRange | undefined {
  const [start, end, ...others] = text.split(BETWEEN).filter((part) => part.trim() !== '');
  if (start === undefined || end === undefined || others.length > 0) return undefined;
  const from = instantOf(start, context);
  if (!from) return undefined;
  const to = instantOf(withDay(end.trim(), start), context) ?? (/^(now|jetzt)$/i.test(end.trim()) ? { ms: context.now, isDay: false } : undefined);
  if (!to) return undefined;
  const until = endOf(to, context);
  // A time of the day before that of the start is of the next day.
  const moved = until <= from.ms && TIME_OF_DAY.test(end.trim()) ? until + DAY_MS : until;
  return moved > from.ms ? absolute(from.ms, moved) : undefined;
}

const DAY_MS = 86_400_000;

/** The time of a day alone is of the day of the other. */
function withDay(end: string, start: string): string {
  const [day] = DATE.exec(start.trim()) ?? [];
  return day !== undefined && TIME_OF_DAY.test(end) ? `${day} ${end}` : end;
}

function ofOne(text: string, context: RangeTextContext): AbsoluteRange | undefined {
  const read = instantOf(text, context);
  if (!read) return undefined;
  return read.isDay ? absolute(read.ms, endOf(read, context)) : absolute(read.ms - AROUND_MS, read.ms + AROUND_MS);
}

/** A day ends where the next one begins, by the clocks of the zone. */
function endOf({ ms, isDay }: ReadInstant, context: RangeTextContext): number {
  if (!isDay) return ms;
  const noon = new Date(ms + DAY_MS * 1.5);
  const [, month = '', day = '', year = ''] = /^(\d+)\/(\d+)\/(\d+)/.exec(new Intl.DateTimeFormat('en-US', { timeZone: context.zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(noon)) ?? [];
  return instantOf(`${year}-${month}-${day}`, context)?.ms ?? ms + DAY_MS;
}

const absolute = (from: number, to: number): AbsoluteRange => ({ type: 'absolute', from: new Date(from).toISOString(), to: new Date(to).toISOString() });
