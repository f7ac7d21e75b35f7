import { dayOf, daysLater, instantOf } from './instant-text';
import { durationSeconds } from './iso-duration';
import { secondsOf } from './length-text';
import { withoutMeridiem } from './meridiem';
import { absolute, BETWEEN, endOf, NOW, ofTwo, type RangeTextContext } from './range-between';
import type { AbsoluteRange, TimeRange } from './time-range';

const AROUND_MS = 300_000;
const DAYS: Readonly<Record<string, string>> = {
  today: 'today',
  heute: 'today',
  yesterday: 'yesterday',
  gestern: 'yesterday',
};
const NAMED_DAY = /\b(today|yesterday|heute|gestern)(?:,|\s+at|\s+um)?\s+(?=\d{1,2}:\d\d)/gi;
const BEGINNING = /^(?:from|between|von|vom|zwischen)\s+/i;
/** Two epochs with any separator. */
const EPOCHS = /^(\d{10}|\d{13})\s*[-,\s]\s*(\d{10}|\d{13})$/;
/** Two times of one day with a hyphen; a second time that is not later is an offset. */
const HOURS = /(?<=\s|^)(\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)-(\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)$/;

/** Ranges as people write them: a named day, a duration before now, one or two times. */
export function ofWords(text: string, context: RangeTextContext): TimeRange | undefined {
  const plain = withoutMeridiem(
    text
      .replace(/^["'[({]+|["'\])}]+$/g, '')
      .trim()
      .replace(/(?<=\d)\s*Uhr\b/gi, ''),
  );
  if (plain === undefined || plain === '') return undefined;
  const day = DAYS[plain.toLowerCase()];
  if (day !== undefined) return { type: 'keyword', keyword: day, timezone: context.zone };
  const said = plain
    .replace(/\bnow\s+-\s*/gi, 'now-')
    .replace(BEGINNING, '')
    .replace(NAMED_DAY, (_, name: string) => `${dayNamed(name, context)} `)
    .replace(EPOCHS, '$1 - $2')
    .replace(HOURS, (whole, from: string, until: string) =>
      until > from ? `${from} - ${until}` : whole,
    );
  return ofLength(said) ?? ofTwo(said, context) ?? ofAround(said, context) ?? ofOne(said, context);
}

function dayNamed(name: string, { now, zone }: RangeTextContext): string {
  const today = dayOf(now, zone);
  return DAYS[name.toLowerCase()] === 'today' ? today : daysLater(today, -1);
}

/** `-15m`, `15m`, `last 2 hours`, `now-1d`, `now-2h to now-1h`, `1h ago`, `PT15M`. */
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
  if (NOW.test(trimmed)) return 0;
  return (
    durationSeconds(trimmed.replace(/^-/, '').toUpperCase()) ??
    secondsOf(
      trimmed
        .replace(/^(?:now|the last|last|past|letzte[nr]?|vor)\s*/, '')
        .replace(/\s*(?:ago)$/, '')
        .replace(/^-\s*/, ''),
    )
  );
}

/** `2024-05-01 10:00 ±5m`. */
function ofAround(text: string, context: RangeTextContext): AbsoluteRange | undefined {
  const [, middle, length = ''] = /^(.+?)\s*(?:±|\+\/-|\+-)\s*([^-+±].*)$/.exec(text) ?? [];
  const read = middle === undefined ? undefined : instantOf(middle, context);
  const seconds = durationSeconds(length.toUpperCase()) ?? secondsOf(length);
  return read && !read.isDay && seconds !== undefined && seconds > 0
    ? absolute(read.ms - seconds * 1_000, read.ms + seconds * 1_000)
    : undefined;
}

function ofOne(text: string, context: RangeTextContext): AbsoluteRange | undefined {
  const read = instantOf(text, context);
  if (!read) return undefined;
  return read.isDay
    ? absolute(read.ms, endOf(read, context))
    : absolute(read.ms - AROUND_MS, read.ms + AROUND_MS);
}
