import type { TimeRange } from '@/domain/time-range/time-range';
import { unreachable } from '@/domain/unreachable';

/** Reads `rangetype` and its members (A2.4). Undefined where there is no range, or none that can be one. */
export function readRange(params: URLSearchParams): TimeRange | undefined {
  switch (params.get('rangetype') ?? (params.has('relative') ? 'relative' : undefined)) {
    case 'relative': return readRelative(params);
    case 'absolute': return readAbsolute(params);
    case 'keyword': return readKeyword(params);
    default: return undefined;
  }
}

export function writeRange(params: URLSearchParams, range: TimeRange): void {
  params.set('rangetype', range.type);
  switch (range.type) {
    case 'relative':
      if ('range' in range) {
        params.set('relative', `${range.range}`);
      } else {
        params.set('from', `${range.from}`);
        if (range.to !== undefined) params.set('to', `${range.to}`);
      }
      return;
    case 'absolute':
      params.set('from', range.from);
      params.set('to', range.to);
      return;
    case 'keyword':
      params.set('keyword', range.keyword);
      if (range.timezone !== undefined) params.set('timezone', range.timezone);
      return;
    default:
      unreachable(range);
  }
}

function readRelative(params: URLSearchParams): TimeRange | undefined {
  const range = seconds(params.get('relative'));
  if (range !== undefined) return { type: 'relative', range };
  const from = seconds(params.get('from'));
  if (from === undefined) return undefined;
  if (!params.has('to')) return { type: 'relative', from };
  const to = seconds(params.get('to'));
  return to !== undefined && to <= from ? { type: 'relative', from, to } : undefined;
}

function readAbsolute(params: URLSearchParams): TimeRange | undefined {
  const from = instant(params.get('from'));
  const to = instant(params.get('to'));
  return from !== undefined && to !== undefined && from <= to ? { type: 'absolute', from, to } : undefined;
}

function readKeyword(params: URLSearchParams): TimeRange | undefined {
  const keyword = params.get('keyword')?.trim();
  const timezone = params.get('timezone');
  if (!keyword) return undefined;
  return { type: 'keyword', keyword, ...(timezone && { timezone }) };
}

function seconds(text: string | null): number | undefined {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** ISO 8601; without an offset it is UTC, as the API means it. */
function instant(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d/.test(text)) return undefined;
  const zoned = /(z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text.replace(' ', 'T')}Z`;
  const ms = Date.parse(zoned.replace(' ', 'T'));
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
