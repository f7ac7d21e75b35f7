import { DIGIT_LAYOUTS, KLOG, MONTH_LAYOUTS, PAIRS, WEEKDAY, type Layout } from './layouts';
import { localTime, timeOfDay, type WrittenTime } from './local-time';
import { matched } from './matched';
import { monthOf } from './months';
import { usualTime } from './usual-times';
import { writtenZone } from './written-zone';

export type LayoutOptions = {
  /** Whether a name such as `Europe/Berlin` is that of a zone. */
  isZone: (name: string) => boolean;
  /** Whether ambiguous layouts count too, such as those without a year. */
  leads: boolean;
};

/** Reads the time that is written at an index; undefined if there is none, or an impossible one. */
export function writtenTime(
  text: string,
  at: number,
  options: LayoutOptions,
): WrittenTime | undefined {
  return usualTime(text, at) ?? timeOfLayouts(text, at, options);
}

/** What the layouts make of a text, whether it is usual or not. */
export function timeOfLayouts(
  text: string,
  at: number,
  options: LayoutOptions,
): WrittenTime | undefined {
  const code = text.charCodeAt(at);
  if (code >= ZERO && code <= NINE) return firstOf(DIGIT_LAYOUTS, text, at, options);
  const word = text.slice(at, at + 3).toLowerCase();
  if (monthOf(word) !== undefined) return firstOf(MONTH_LAYOUTS, text, at, options);
  if (WEEKDAYS.has(word)) {
    const weekday = matched(WEEKDAY, text, at)?.[0].length;
    return weekday === undefined ? undefined : behindWeekday(text, at + weekday, options);
  }
  if (!options.leads) return undefined;
  return ofLayout(word === 'dat' ? PAIRS : KLOG, text, at, options);
}

const WEEKDAYS: ReadonlySet<string> = new Set(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const ZERO = 0x30;
const NINE = 0x39;

function behindWeekday(text: string, at: number, options: LayoutOptions): WrittenTime | undefined {
  const code = text.charCodeAt(at);
  const layouts = code >= ZERO && code <= NINE ? DIGIT_LAYOUTS : MONTH_LAYOUTS;
  return firstOf(layouts, text, at, { ...options, leads: true });
}

function firstOf(
  layouts: readonly Layout[],
  text: string,
  at: number,
  options: LayoutOptions,
): WrittenTime | undefined {
  for (const layout of layouts) {
    if (layout.leads && !options.leads) continue;
    const found = ofLayout(layout, text, at, options);
    if (found !== undefined) return found;
  }
  return undefined;
}

const YEAR_AT_END = / (\d{4})(?=:?(?: |$)|[\])>,;"\t])/y;

function ofLayout(
  { pattern }: Layout,
  text: string,
  at: number,
  { isZone }: LayoutOptions,
): WrittenTime | undefined {
  const found = matched(pattern, text, at);
  const groups = found?.groups;
  if (found === undefined || groups === undefined) return undefined;
  const inDay = timeOfDay(groups);
  const date = dateOf(groups);
  if (inDay === undefined || date === undefined) return undefined;
  const named = writtenZone(text, at + found[0].length, isZone);
  if (named === 'impossible') return undefined;
  let end = named?.end ?? at + found[0].length;
  let { year } = date;
  if (year === undefined) {
    const last = matched(YEAR_AT_END, text, end);
    if (last !== undefined) {
      year = Number(last[1]);
      end += last[0].length;
    }
  }
  const local = (of: number) => localTime(of, date.month, date.day, inDay);
  if (year !== undefined && local(year) === undefined) return undefined;
  return { local, year, zone: named?.zone, end };
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Two digits are a year from 1970 on. */
const CENTURY = 70;

function dateOf(
  groups: Groups,
): { year: number | undefined; month: number; day: number } | undefined {
  const { y, yy, mo, mon, d, a, b } = groups;
  const short = yy === undefined ? undefined : Number(yy) + (Number(yy) < CENTURY ? 2000 : 1900);
  const year = y === undefined ? short : Number(y);
  if (a !== undefined && b !== undefined) {
    // The month is first, unless it cannot be.
    const [month, day] = Number(a) > 12 ? [Number(b), Number(a)] : [Number(a), Number(b)];
    return { year, month, day };
  }
  const month = mon === undefined ? Number(mo) : monthOf(mon);
  return month === undefined ? undefined : { year, month, day: Number(d) };
}
