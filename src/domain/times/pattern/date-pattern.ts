import { instantOfLocal, resolveZone } from '@/domain/format/instants/zone';
import { localTime } from '../local-time';
import { partsOf, type Part, type Values } from './pattern-parts';
import { writtenOffset } from './written-offset';

/** Reads texts that are written in a pattern; the result is in milliseconds since the epoch. */
export type DatePattern = {
  /** @throws Error for a text that is not written like this, or names no day that exists */
  read(text: string): number;
};

type Context = {
  /** The IANA name of the zone of texts that name none; UTC if it is unknown. */
  zone: string;
  /** The language of names, as a tag such as `de` or `de_DE`; English if it is unknown. */
  locale: string;
  /** Milliseconds since the epoch; the year of patterns that have a month or a day only. */
  now: () => number;
};

/**
 * A pattern as Joda-Time reads it, such as `yyyy-MM-dd HH:mm:ss,SSS`. Of its letters, those of eras,
 * centuries and weeks are not supported.
 * @throws Error for an invalid or unsupported pattern
 */
export function datePattern(pattern: string, { zone, locale, now }: Context): DatePattern {
  const parts = partsOf(pattern, locale);
  const whole = new RegExp(`^${parts.map(({ source }) => source).join('')}$`, 'iu');
  const fields = parts.filter(({ read }) => read !== undefined);
  const zoneName = resolveZone(zone);

  return {
    read(text) {
      const found = whole.exec(text);
      if (found === null) throw new Error(`“${text}” does not fit the pattern “${pattern}”.`);
      const values = valuesOf(fields, found, now);
      const local = localOf(values, now);
      if (local === undefined || Number.isNaN(local))
        throw new Error(`“${text}” is no date that exists.`);
      return values.zone === undefined
        ? instantOfLocal(local, zoneName)
        : writtenOffset(local, values.zone);
    },
  };
}

function valuesOf(fields: readonly Part[], found: RegExpExecArray, now: () => number): Values {
  const values: Values = {};
  fields.forEach(({ read }, index) => read?.(found[index + 1] ?? '', values, now));
  return values;
}

const HALF_DAY = 12;

/** The local time as if it were UTC; undefined for one that does not exist. */
function localOf(values: Values, now: () => number): number | undefined {
  const { minute = 0, second = 0, fraction = 0, half = 0, halfHour } = values;
  const hour = values.hour ?? (halfHour ?? 0) + half * HALF_DAY;
  // Not written the other way round, so that NaN counts as impossible.
  if (!(hour < 24 && minute < 60 && second < 60)) return undefined;
  const inDay = ((hour * 60 + minute) * 60 + second) * 1_000 + fraction;
  const year = values.year ?? yearOf(values, now);
  if (values.dayOfYear === undefined)
    return localTime(year, values.month ?? 1, values.day ?? 1, inDay);
  const start = localTime(year, 1, 1, inDay);
  const local = start === undefined ? NaN : start + (values.dayOfYear - 1) * 86_400_000;
  return new Date(local).getUTCFullYear() === year ? local : undefined;
}

/** Times without a day are those of the first day of 1970. */
const yearOf = ({ month, day, dayOfYear }: Values, now: () => number): number =>
  month === undefined && day === undefined && dayOfYear === undefined
    ? 1970
    : new Date(now()).getUTCFullYear();
