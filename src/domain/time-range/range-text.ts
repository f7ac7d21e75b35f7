import { isObject } from '../json-object';
import { WITH_OFFSET, type RangeTextContext } from './range-between';
import { ofWords } from './range-words';
import type { TimeRange } from './time-range';
import { fromParams, toParams } from './url-form';
import { readTimeRange } from './wire-form';

/** The condition of a query, whose times are UTC unless they have an offset. */
const CONDITION = /^(timestamp:\s*)?([[{])\s*"?([^"]+?)"?\s+TO\s+"?([^"]+?)"?\s*([\]}])$/;

/**
 * Parses a time range in any common notation: two times with a separator (the second may omit the
 * date, or both for today), a day, one instant (five minutes around it, or as stated), a duration
 * before now, an ISO 8601 interval, a query condition, JSON, or a URL with range parameters.
 * Undefined for anything else, and for ambiguous text.
 */
export function readRangeText(text: string, context: RangeTextContext): TimeRange | undefined {
  if (text.length > LONGEST) return undefined;
  const trimmed = text.trim();
  return (
    ofAddress(trimmed) ??
    ofJson(trimmed, context) ??
    ofCondition(trimmed, context) ??
    ofWords(trimmed, context)
  );
}

const LONGEST = 500;

function ofAddress(text: string): TimeRange | undefined {
  if (!/[?&](rangetype|relative)=/.test(text)) return undefined;
  return fromParams(new URLSearchParams(text.slice(text.indexOf('?') + 1).replace(/#.*$/, '')));
}

/** A range as sent to servers, alone or as a `timerange` member; or two instants with offsets. */
function ofJson(text: string, context: RangeTextContext): TimeRange | undefined {
  const value = jsonOf(text.replace(/^"?timerange"?\s*:\s*/, '').replace(/,$/, ''));
  const inner = isObject(value?.['timerange']) ? value['timerange'] : value;
  if (!inner) return undefined;
  const range = readTimeRange(inner);
  if (range) return fromParams(new URLSearchParams(toParams(range)));
  const { type, from, to } = inner;
  if (type !== undefined || typeof from !== 'string' || typeof to !== 'string') return undefined;
  return [from, to].every((one) => WITH_OFFSET.test(one) || /^now/.test(one))
    ? ofWords(`${from} to ${to}`, context)
    : undefined;
}

function jsonOf(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * `timestamp:["2024-05-01 10:00:00" TO "2024-05-01 11:00:00"]`. An exclusive date without a time is
 * not supported.
 */
function ofCondition(text: string, context: RangeTextContext): TimeRange | undefined {
  const [, field, open, from = '', to = '', close] =
    CONDITION.exec(text.replace(/\\(.)/g, '$1')) ?? [];
  if (
    open === undefined ||
    (open === '{' && !from.includes(':')) ||
    (close === '}' && !to.includes(':'))
  )
    return undefined;
  return ofWords(`${from} to ${to}`, field === undefined ? context : { ...context, zone: 'UTC' });
}
