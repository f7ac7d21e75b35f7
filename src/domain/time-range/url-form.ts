import { readInstant } from '../format/instants/instant';
import { instantOfLocal } from '../format/instants/zone';
import { unreachable } from '../unreachable';
import { FIRST_INSTANT, LAST_INSTANT, MAX_SECONDS } from './limits';
import type { TimeRange } from './time-range';
import { readTimeRange } from './wire-form';

/**
 * A range as URL parameters: `rangetype=relative&relative=300`,
 * `rangetype=relative&from=3600&to=60`, `rangetype=absolute&from=…&to=…`,
 * `rangetype=keyword&keyword=…&timezone=…`. Omitting defaults is up to the caller.
 */
export function toParams(range: TimeRange): [name: string, value: string][] {
  const type: [string, string] = ['rangetype', range.type];
  switch (range.type) {
    case 'relative':
      if ('range' in range) return [type, ['relative', `${range.range}`]];
      return [type, ['from', `${range.from}`], ...optional('to', range.to)];
    case 'absolute':
      return [type, ['from', range.from], ['to', range.to]];
    case 'keyword':
      return [type, ['keyword', range.keyword], ...optional('timezone', range.timezone)];
    default:
      return unreachable(range);
  }
}

/** Why the parameters of a URL are no time range. */
export type RangeProblem =
  /** The type is unknown, or a part of the range is missing. */
  'unknown' | 'notSeconds' | 'notTimes' | 'order' | 'noKeyword';

/** Parameters that belong to a time range, in URLs of this console and of Graylog's own. */
export const RANGE_PARAMS = [
  'rangetype',
  'relative',
  'from',
  'to',
  'keyword',
  'timezone',
  'timerange',
] as const;

/**
 * Parses what `toParams` writes, and URLs of Graylog's own console: without a `rangetype`, or with
 * a `timerange` in JSON. Undefined if there is no range, or an invalid one.
 */
export function fromParams(params: URLSearchParams): TimeRange | undefined {
  const range = readParams(params);
  return typeof range === 'object' ? range : undefined;
}

/** What is wrong with the range of a URL; undefined if it is valid or there is none. */
export function problemOfParams(params: URLSearchParams): RangeProblem | undefined {
  const range = readParams(params);
  return typeof range === 'string' ? range : undefined;
}

function readParams(params: URLSearchParams): TimeRange | RangeProblem | undefined {
  switch (params.get('rangetype') ?? impliedType(params)) {
    case 'relative':
      return readRelative(params);
    case 'absolute':
      return readAbsolute(params);
    case 'keyword':
      return readKeyword(params);
    case 'json':
      return readJson(params.get('timerange') ?? '');
    case undefined:
      return undefined;
    default:
      return 'unknown';
  }
}

function impliedType(params: URLSearchParams): string | undefined {
  if (params.has('relative')) return 'relative';
  if (params.has('keyword')) return 'keyword';
  if (params.has('timerange')) return 'json';
  const from = params.get('from');
  if (from === null) return params.has('to') ? 'absolute' : undefined;
  return /^-?\d*$/.test(from) ? 'relative' : 'absolute';
}

const optional = (name: string, value: string | number | undefined): [string, string][] =>
  value === undefined ? [] : [[name, `${value}`]];

function readRelative(params: URLSearchParams): TimeRange | RangeProblem {
  if (params.has('relative')) {
    const range = seconds(params.get('relative'));
    return range === undefined ? 'notSeconds' : { type: 'relative', range };
  }
  const [from, to] = [seconds(params.get('from')), seconds(params.get('to'))];
  if (from === undefined) return params.has('from') ? 'notSeconds' : 'unknown';
  if (!params.has('to')) return { type: 'relative', from };
  if (to === undefined) return 'notSeconds';
  return to < from ? { type: 'relative', from, to } : 'order';
}

const WITH_OFFSET = /(Z|[+-]\d\d(:?\d\d)?)$/i;

/** Times without an offset are UTC, unless the URL names another zone. */
function readAbsolute(params: URLSearchParams): TimeRange | RangeProblem {
  const zone = params.get('timezone');
  const instantOf = (text: string) => {
    const at = readInstant(text);
    const isLocal = at !== undefined && zone !== null && !WITH_OFFSET.test(text);
    return isLocal ? instantOfLocal(at, zone) : at;
  };
  const [from, to] = [instantOf(params.get('from') ?? ''), instantOf(params.get('to') ?? '')];
  if (from === undefined || to === undefined) return 'notTimes';
  if (from > to) return 'order';
  if (from < FIRST_INSTANT || to > LAST_INSTANT) return 'notTimes';
  return { type: 'absolute', from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

function readKeyword(params: URLSearchParams): TimeRange | RangeProblem {
  const keyword = params.get('keyword')?.trim();
  const timezone = params.get('timezone');
  return keyword ? { type: 'keyword', keyword, ...(timezone && { timezone }) } : 'noKeyword';
}

/** A range as it is sent to servers. */
function readJson(text: string): TimeRange | RangeProblem {
  let wire: unknown;
  try {
    wire = JSON.parse(text);
  } catch {
    return 'unknown';
  }
  const range = readTimeRange(wire);
  return (range && readParams(new URLSearchParams(toParams(range)))) ?? 'unknown';
}

/** Whole seconds within the limits of servers. */
function seconds(text: string | null): number | undefined {
  const count = text !== null && /^\d{1,12}$/.test(text) ? Number(text) : Infinity;
  return count <= MAX_SECONDS ? count : undefined;
}
