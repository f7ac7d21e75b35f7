import { call, type CallOptions } from '@/api/client';
import type { SearchesClusterConfig } from '@/contract/cluster-config';
import type { Query, Search } from '@/contract/search';
import { testNaturalDate } from '@/contract/tools';
import { isAllTime, type TimeRange } from '@/domain/time-range/time-range';
import { limitOf } from '@/shared/time-range-picker/presets';
import { runInSlices, type SliceOptions } from './run-slices';
import type { SlicedRun } from './slice-progress';
import { planSlices } from './slice-plan';

export type LongSearchOptions = Omit<SliceOptions, 'mayBeSliced'> & {
  /**
   * The cluster's search configuration; if null, the server itself rejects what it does not allow.
   */
  config: () => Promise<SearchesClusterConfig | null>;
  /** How long a search over all time may run before it is sliced, in milliseconds. */
  patience?: number;
};
export type LongRun = Pick<SlicedRun, 'job'> & Partial<SlicedRun>;

const SLICE_AFTER_MS = 3_000;
const SECOND = 1_000;

/**
 * Runs a search with a long or unknown window: in slices if the result is the same and the server
 * allows the range, else in one request. The extent of "all time" is unknown, so it is sliced only
 * if the single request is slow.
 */
export async function runLong(search: Search, options: LongSearchOptions): Promise<LongRun> {
  const [query] = search.queries;
  if (query && isAllTime(query.timerange)) return runAllTime(search, query, options);
  const range = query && (await resolved(query.timerange, options));
  const absolute = range ? withRange(search, range) : search;
  return (await sliced(absolute, options)) ?? { job: await options.runJob(search, plain(options)) };
}

async function sliced(
  search: Search,
  { config, ...options }: LongSearchOptions,
): Promise<LongRun | undefined> {
  const plan = planSlices(search);
  if (!plan) return undefined;
  const mayBeSliced = async () => {
    const seconds = limitOf(await config());
    return seconds === undefined || plan.windowMs <= seconds * SECOND;
  };
  return runInSlices(plan, { ...options, mayBeSliced });
}

async function runAllTime(
  search: Search,
  query: Query,
  options: LongSearchOptions,
): Promise<LongRun> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), options.patience ?? SLICE_AFTER_MS);
  try {
    const signals = [options.signal, patience.signal].filter((signal) => signal !== undefined);
    return {
      job: await options.runJob(search, { ...plain(options), signal: AbortSignal.any(signals) }),
    };
  } catch (error) {
    if (!patience.signal.aborted || options.signal?.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  const range = await stored(search, query, options);
  const run = range && (await sliced(withRange(search, range), options));
  return run ?? { job: await options.runJob(search, plain(options)) };
}

const FIRST_MESSAGE = 'min(timestamp)';

/** The range from the oldest message in these streams until now, whatever the query. */
async function stored(
  search: Search,
  query: Query,
  options: LongSearchOptions,
): Promise<TimeRange | undefined> {
  const { filter, ...others } = query;
  const extent: Query = {
    ...others,
    filter: filter ?? null,
    query: { type: 'elasticsearch', query_string: '' },
    search_types: [
      {
        type: 'pivot',
        id: EXTENT,
        rollup: true,
        row_groups: [],
        column_groups: [],
        series: [{ type: 'min', id: FIRST_MESSAGE, field: 'timestamp' }],
        sort: [],
      },
    ],
  };
  const job = await options.runJob({ ...search, queries: [extent] }, plain(options));
  const result = job.results[query.id];
  const found = result?.search_types[EXTENT];
  const value = found?.type === 'pivot' ? found.rows[0]?.values[0]?.value : undefined;
  const first =
    typeof value === 'string' && !/^-?\d/.test(value)
      ? NaN
      : new Date(typeof value === 'bigint' ? Number(value) : (value ?? NaN)).getTime();
  const to = result?.execution_stats.effective_timerange.to;
  return Number.isFinite(first) && to !== undefined && first < Date.parse(to)
    ? { type: 'absolute', from: new Date(first).toISOString(), to }
    : undefined;
}

/** Search type ids must have the UUID format. */
const EXTENT = '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a0f';

/**
 * Resolves a keyword range on the server; undefined if it cannot be parsed, so that the search
 * reports the error.
 */
async function resolved(
  range: TimeRange,
  { signal }: LongSearchOptions,
): Promise<TimeRange | undefined> {
  if (range.type !== 'keyword') return range;
  const found = await call(
    testNaturalDate,
    { keyword: range.keyword, timezone: range.timezone ?? 'Etc/UTC' },
    { signal },
  ).catch(() => undefined);
  signal?.throwIfAborted();
  return (
    found && {
      type: 'absolute',
      from: new Date(found.from).toISOString(),
      to: new Date(found.to).toISOString(),
    }
  );
}

const withRange = (search: Search, timerange: TimeRange): Search => ({
  ...search,
  queries: search.queries.map((query) => ({ ...query, timerange })),
});
const plain = ({ signal, background = false }: CallOptions): CallOptions => ({
  signal,
  background,
});
