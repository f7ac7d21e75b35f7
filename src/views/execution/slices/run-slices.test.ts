import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, test, vi } from 'vitest';
import type { CallOptions } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Search, SearchJob, SearchType } from '@/contract/search';
import { answer, NOW } from '@test/backend/hourly-server';
import { runInSlices, type Pace, type SliceOptions } from './run-slices';
import type { SlicedRun } from './slice-progress';
import { planSlices, rangeOf } from './slice-plan';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const messages: SearchType = {
  type: 'messages',
  id: 'm',
  limit: 150,
  sort: [{ field: 'timestamp', order: 'DESC' }],
};
const histogram: SearchType = {
  type: 'pivot',
  id: 'h',
  rollup: true,
  row_groups: [{ type: 'time', fields: ['timestamp'], interval: { type: 'auto', scaling: 1 } }],
  column_groups: [],
  series: [{ type: 'count', id: 'count()' }],
  sort: [],
};
const average: SearchType = {
  type: 'pivot',
  id: 'a',
  row_groups: [],
  series: [{ type: 'avg', id: 'avg(took)', field: 'took' }],
};
const searchOf = (days: number, types: SearchType[] = [messages, histogram]): Search => ({
  queries: [
    {
      id: 'q',
      timerange: { type: 'relative', range: (days * DAY) / 1000 },
      query: { type: 'elasticsearch', query_string: '' },
      search_types: types,
    },
  ],
});

const lengthOf = (search: Search) => {
  const range = search.queries[0]?.timerange;
  return range?.type === 'absolute' ? (Date.parse(range.to) - Date.parse(range.from)) / DAY : 1;
};
const PACE: Pace = { concurrency: 3, target: 20, timeout: 5_000, shortest: HOUR, overhead: 0 };
/** Makes slice lengths independent of the speed of the test machine. */
const FAST: Pace = { ...PACE, target: Infinity };

async function run(
  search: Search,
  { runJob = async (requests: Search) => answer(requests), ...options }: Partial<SliceOptions> = {},
) {
  const plan = planSlices(search);
  const requests: Search[] = [];
  const progress: SlicedRun[] = [];
  const counted = (one: Search, call: CallOptions) => {
    requests.push(one);
    return runJob(one, call);
  };
  const result =
    plan &&
    (await runInSlices(plan, {
      runJob: counted,
      mayBeSliced: async () => true,
      onProgress: (step) => progress.push(step),
      pace: PACE,
      ...options,
    }));
  return { result, requests, progress };
}

const partsOf = (job: SearchJob | undefined) => {
  const types = job?.results['q']?.search_types;
  const [rows, bars] = [types?.['m'], types?.['h']];
  return {
    rows: rows?.type === 'messages' ? rows : undefined,
    bars: bars?.type === 'pivot' ? bars : undefined,
  };
};

test('a fast server gets two requests, and the result equals that of the whole window', async () => {
  const { result, requests } = await run(searchOf(30), { pace: FAST });
  expect(requests.map(lengthOf)).toEqual([1, 29]);
  const [sliced, whole] = [partsOf(result?.job), partsOf(answer(searchOf(30)))];
  expect(sliced.rows).toEqual(whole.rows);
  expect(sliced.bars).toEqual(whole.bars);
  expect(result?.job.results['q']?.execution_stats.effective_timerange).toEqual(
    rangeOf({ from: NOW - 30 * DAY, to: NOW }),
  );
  expect(result?.progress).toMatchObject({
    running: false,
    missing: [],
    approximate: false,
    searchedMs: 30 * DAY,
  });
});

/** Takes 20 milliseconds for each day, of a clock that only this server turns. */
function slowServer() {
  const waiting: { due: number; respond: () => void }[] = [];
  let [now, most] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const runJob = (search: Search) =>
    new Promise<SearchJob>((resolve) => {
      waiting.push({ due: now + 20 * lengthOf(search), respond: () => resolve(answer(search)) });
      most = Math.max(most, waiting.length);
    });
  /** Responds to one request after another, until the search has ended. */
  const serveUntil = async (ended: Promise<unknown>) => {
    let isRunning = true;
    void ended.finally(() => (isRunning = false));
    while (isRunning) {
      const [next, ...others] = waiting.sort((one, other) => one.due - other.due).splice(0);
      waiting.push(...others);
      now = Math.max(now, next?.due ?? 0);
      next?.respond();
      await nextTurn();
    }
  };
  return { runJob, serveUntil, most: () => most };
}

test('a slow server gets small slices, a few concurrently, and partial results show at once', async () => {
  const { runJob, serveUntil, most } = slowServer();
  const running = run(searchOf(30), { runJob });
  await serveUntil(running);
  const { result, requests, progress } = await running;
  expect(requests.length).toBeGreaterThan(8);
  expect(most()).toBeGreaterThan(1);
  expect(most()).toBeLessThanOrEqual(3);
  expect(progress[0]?.progress).toMatchObject({
    running: true,
    searchedMs: DAY,
    windowMs: 30 * DAY,
  });
  expect(partsOf(progress[0]?.job).rows?.messages).toHaveLength(24);
  expect(partsOf(result?.job).rows?.total_results).toBe(720);
  // The first page is full after a week; further slices request as few rows as possible.
  expect(requests.at(-1)?.queries[0]?.search_types[0]).toMatchObject({ limit: 1 });
  expect(result?.progress.slices.reduce((sum, { total }) => sum + total, 0)).toBe(720);
});

test('search types that need the whole window run once over the same one', async () => {
  const { result, requests } = await run(searchOf(30, [messages, histogram, average]));
  const whole = requests.filter(({ queries }) =>
    queries[0]?.search_types.some(({ id }) => id === 'a'),
  );
  expect(whole.map(({ queries }) => queries[0]?.timerange)).toEqual([
    rangeOf({ from: NOW - 30 * DAY, to: NOW }),
  ]);
  expect(Object.keys(result?.job.results['q']?.search_types ?? {}).sort()).toEqual(['a', 'h', 'm']);
});

const refused = () =>
  new ApiError({
    status: 500,
    message: 'the shard is gone',
    request: { method: 'POST', url: '/' },
  });

test('retries a failed slice once', async () => {
  let failures = 1;
  const { result, requests } = await run(searchOf(30), {
    pace: FAST,
    runJob: async (one) => {
      if (lengthOf(one) > 1 && failures-- > 0) throw refused();
      return answer(one);
    },
  });
  expect(requests).toHaveLength(3);
  expect(result?.progress.missing).toEqual([]);
});

test('reports a slice that failed twice, and keeps all other results', async () => {
  const { result } = await run(searchOf(30), {
    pace: FAST,
    runJob: async (one) => {
      if (lengthOf(one) > 1) throw refused();
      return answer(one);
    },
  });
  expect(result?.progress.missing).toEqual([
    { range: rangeOf({ from: NOW - 30 * DAY, to: NOW - DAY }), reason: 'the shard is gone' },
  ]);
  expect(partsOf(result?.job).rows?.total_results).toBe(24);
});

test('splits a slice that timed out in two', async () => {
  const never = (signal: AbortSignal | undefined) =>
    new Promise<SearchJob>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  const { result, requests } = await run(searchOf(30), {
    pace: { ...FAST, timeout: 30 },
    runJob: (one, { signal }) =>
      lengthOf(one) > 10 ? never(signal) : Promise.resolve(answer(one)),
  });
  expect(requests.map(lengthOf).filter((length) => length > 10).length).toBeGreaterThan(0);
  expect(result?.progress.missing).toEqual([]);
  expect(partsOf(result?.job).bars).toEqual(partsOf(answer(searchOf(30))).bars);
});

test('stopping keeps partial results and reports what is missing', async () => {
  const stop = new AbortController();
  const neverResponding = (one: Search, { signal }: CallOptions) => {
    if (lengthOf(one) <= 1) return Promise.resolve(answer(one));
    setImmediate(() => stop.abort());
    return new Promise<SearchJob>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  };
  const { result } = await run(searchOf(30), { stop: stop.signal, runJob: neverResponding });
  expect(result?.progress).toMatchObject({
    running: false,
    stopped: true,
    searchedMs: DAY,
    missing: [{ range: rangeOf({ from: NOW - 30 * DAY, to: NOW - DAY }) }],
  });
  expect(partsOf(result?.job).rows?.messages).toHaveLength(24);
});

it('does not slice a range that exceeds the limit of the server', async () => {
  expect((await run(searchOf(30), { mayBeSliced: async () => false })).result).toBeUndefined();
});

it('rejects if the first slice fails', async () => {
  await expect(run(searchOf(30), { runJob: () => Promise.reject(refused()) })).rejects.toThrow(
    'the shard is gone',
  );
});

it('does not slice short windows, several queries, or results that cannot be merged', () => {
  expect(planSlices(searchOf(2))).toBeUndefined();
  expect(
    planSlices({ queries: [...searchOf(30).queries, ...searchOf(30).queries] }),
  ).toBeUndefined();
  expect(planSlices(searchOf(30, [average]))).toBeUndefined();
});
