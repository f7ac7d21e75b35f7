import { z } from 'zod';
import type {
  AbsoluteRange,
  KeywordRange,
  OffsetRange,
  RelativeFromTo,
  RelativeRange,
  TimeRange,
} from '@/domain/time-range/time-range';
import { isTimeZone, parseKeyword } from './keyword-range';
import { mapped } from '../../http/body-mapping';

/** `2026-11-21T14:02:10.000Z`; the zone defaults to UTC, and a space may replace the `T`. */
function instant(text: string): string | undefined {
  const match =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
      text.trim(),
    );
  if (!match) return undefined;
  const [, day, time = '00:00', zone = 'Z'] = match;
  const date = new Date(`${day}T${time.replace(',', '.')}${zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const instantSchema = z.string().transform((text, context) => {
  const read = instant(text);
  if (read !== undefined) return read;
  context.addIssue({
    code: 'custom',
    message: `Invalid format: "${text}", a time such as 2026-11-21T14:02:10.000Z is needed`,
  });
  return z.NEVER;
});

/** Graylog stores seconds in 32 bits. */
const MOST_SECONDS = 2 ** 31 - 1;
const seconds = (name: string) =>
  z
    .int()
    .refine((value) => value >= 0, `${name} must not be negative`)
    .refine(
      (value) => value <= MOST_SECONDS,
      `${name} must not be greater than ${MOST_SECONDS} seconds`,
    );

const relativeSchema = mapped({
  type: z.literal('relative'),
  range: seconds('Range').nullish(),
  from: seconds('From').nullish(),
  to: seconds('To').nullish(),
}).transform(({ range, from, to }, context): RelativeRange | RelativeFromTo => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (range != null)
    return from == null && to == null
      ? { type: 'relative', range }
      : refuse('Either `range` OR `from`/`to` must be specified, not both!');
  if (from == null) return refuse('A relative time range needs `range` or `from`');
  if (to == null) return { type: 'relative', from };
  return from > to ? { type: 'relative', from, to } : refuse('`from` must be greater than `to`!');
});

const absoluteSchema = mapped({
  type: z.literal('absolute'),
  from: instantSchema,
  to: instantSchema,
}) satisfies z.ZodType<AbsoluteRange>;

const keywordSchema = mapped({
  type: z.literal('keyword'),
  keyword: z.string(),
  timezone: z.string().nullish(),
}).transform(({ keyword, timezone }, context): KeywordRange => {
  const zone = timezone ?? 'Etc/UTC';
  if (!isTimeZone(zone))
    context.addIssue({ code: 'custom', path: ['timezone'], message: `Invalid timeZone: ${zone}` });
  else if (!parseKeyword(keyword, zone, Date.now()))
    context.addIssue({
      code: 'custom',
      path: ['keyword'],
      message: `Could not parse from natural date: ${keyword}`,
    });
  return { type: 'keyword', keyword, timezone: zone };
});

const unknownType = (known: string) => ({
  error: (issue: { input?: unknown }) => {
    const type: unknown =
      typeof issue.input === 'object' && issue.input !== null && 'type' in issue.input
        ? issue.input.type
        : undefined;
    return `Could not resolve type id '${String(type)}' as a time range: known type ids = [${known}]`;
  },
});

/** Time ranges of queries, in the form in which they are returned. */
export const timeRangeSchema: z.ZodType<TimeRange> = z.discriminatedUnion(
  'type',
  [relativeSchema, absoluteSchema, keywordSchema],
  unknownType('absolute, keyword, relative'),
);

const offsetSchema = mapped({
  type: z.literal('offset'),
  source: z.enum(['query', 'search_type']),
  id: z.string().nullish(),
  offset: z.union([z.string(), z.number()]).nullish(),
}).transform(({ source, id, offset }, context): OffsetRange => {
  const text = String(offset ?? '1i');
  if (!/^\d+i?$/.test(text))
    context.addIssue({
      code: 'custom',
      path: ['offset'],
      message: `Invalid offset "${text}": seconds or "<n>i" is needed`,
    });
  return { type: 'offset', source, ...(id != null && { id }), offset: text };
});

/** Search types may also shift the window of another one. */
export const searchTypeRangeSchema: z.ZodType<TimeRange | OffsetRange> = z.discriminatedUnion(
  'type',
  [relativeSchema, absoluteSchema, keywordSchema, offsetSchema],
  unknownType('absolute, keyword, offset, relative'),
);
