import type {
  MessagesResult,
  PivotResult,
  Search,
  SearchJob,
  SearchType,
  SearchTypeResult,
} from '@/contract/search';
import { bucketStart, stepOf } from '@/domain/time-range/steps';
import { rangeOf, spanOf } from '@/views/execution/slices/slice-plan';

const HOUR = 3_600_000;
export const NOW = Date.UTC(2026, 10, 21, 14, 2, 10);
/** One message per hour for 40 days. */
const STORED = Array.from({ length: 24 * 40 }, (_, hours) => NOW - 1 - hours * HOUR);

/** Answers a search like a server whose clock shows NOW. */
export function answer(search: Search): SearchJob {
  const [query] = search.queries;
  const range = query?.timerange;
  const [back, until] =
    range?.type === 'relative'
      ? 'range' in range
        ? [range.range, 0]
        : [range.from, range.to ?? 0]
      : [0, 0];
  const { from, to } =
    range?.type === 'absolute'
      ? spanOf(range)
      : { from: NOW - back * 1000, to: NOW - until * 1000 };
  const found = STORED.filter((at) => at >= from && at < to);
  const results = (query?.search_types ?? []).map((type): [string, SearchTypeResult] => [
    type.id,
    resultOf(type, found, rangeOf({ from, to })),
  ]);
  return {
    id: 'job',
    search_id: 's',
    owner: 'admin',
    execution: { done: true, cancelled: false, completed_exceptionally: false },
    results: query
      ? {
          q: {
            query,
            execution_stats: {
              duration: 1,
              timestamp: new Date(NOW).toISOString(),
              effective_timerange: rangeOf({ from, to }),
            },
            search_types: Object.fromEntries(results),
            errors: [],
            state: 'COMPLETED',
          },
        }
      : {},
  };
}

function resultOf(
  type: SearchType,
  found: readonly number[],
  effective_timerange: MessagesResult['effective_timerange'],
): SearchTypeResult {
  if (type.type === 'messages')
    return {
      type: 'messages',
      id: type.id,
      total_results: found.length,
      effective_timerange,
      messages: found.slice(0, type.limit).map((at) => ({
        index: 'i',
        message: { _id: `${at}`, timestamp: new Date(at).toISOString() },
      })),
    };
  const [group] = type.type === 'pivot' ? (type.row_groups ?? []) : [];
  const interval =
    group?.type === 'time' && typeof group.interval === 'object' && 'timeunit' in group.interval
      ? group.interval.timeunit
      : '1d';
  const starts = group
    ? [...new Set(found.map((at) => bucketStart(stepOf(interval), at)))].sort((a, b) => a - b)
    : [];
  const rows = starts.map((start): PivotResult['rows'][number] => ({
    key: [new Date(start).toISOString()],
    source: 'leaf',
    values: [
      {
        key: ['count()'],
        value: found.filter((at) => bucketStart(stepOf(interval), at) === start).length,
        rollup: true,
        source: 'row-leaf',
      },
    ],
  }));
  return { type: 'pivot', id: type.id, total: found.length, effective_timerange, rows };
}
