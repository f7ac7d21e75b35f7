import { readInstant } from '../format/instant';
import { unreachable } from '../unreachable';
import { FIRST_INSTANT, LAST_INSTANT, MAX_SECONDS } from './limits';
import type { TimeRange } from './time-range';

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

/**
 * Parses what `toParams` writes; `relative` alone is accepted, too. Undefined if missing or
 * invalid.
 */
export function fromParams(params: URLSearchParams): TimeRange | undefined {
  switch (params.get('rangetype') ?? (params.has('relative') ? 'relative' : undefined)) {
    case 'relative':
      return readRelative(params);
    case 'absolute':
      return readAbsolute(params);
    case 'keyword':
      return readKeyword(params);
    default:
      return undefined;
  }
}

const optional = (name: string, value: string | number | undefined): [string, string][] =>
  value === undefined ? [] : [[name, `${value}`]];

function readRelative(params: URLSearchParams): TimeRange | undefined {
  const range = seconds(params.get('relative'));
  if (range !== undefined) return { type: 'relative', range };
  const [from, to] = [seconds(params.get('from')), seconds(params.get('to'))];
  if (from === undefined) return undefined;
  if (!params.has('to')) return { type: 'relative', from };
  return to !== undefined && to <= from ? { type: 'relative', from, to } : undefined;
}

function readAbsolute(params: URLSearchParams): TimeRange | undefined {
  const [from, to] = [readInstant(params.get('from') ?? ''), readInstant(params.get('to') ?? '')];
  if (
    from === undefined ||
    to === undefined ||
    from > to ||
    from < FIRST_INSTANT ||
    to > LAST_INSTANT
  )
    return undefined;
  return { type: 'absolute', from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

function readKeyword(params: URLSearchParams): TimeRange | undefined {
  const keyword = params.get('keyword')?.trim();
  const timezone = params.get('timezone');
  return keyword ? { type: 'keyword', keyword, ...(timezone && { timezone }) } : undefined;
}

/** Whole seconds within the limits of servers. */
function seconds(text: string | null): number | undefined {
  const count = text !== null && /^\d{1,12}$/.test(text) ? Number(text) : Infinity;
  return count <= MAX_SECONDS ? count : undefined;
}
