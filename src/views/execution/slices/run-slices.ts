import type { CallOptions } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Search, SearchError, SearchJob } from '@/contract/search';
import { nextSlice, remainderAfter, type Span } from '@/domain/search/slices/slices';
import { errorText } from '@/shared/failure/error-text';
import { inOrder, totalOf, type CompletedSlice } from './slice-job';
import { firstRange, frozenWindow, rangeOf, spanOf, type SlicePlan } from './slice-plan';
import { snapshot, type SearchedSoFar, type SlicedRun } from './slice-progress';

/** Tuning of slice lengths, in milliseconds. */
export type Pace = {
  concurrency: number;
  /** Desired response time of a slice. */
  target: number;
  /** Timeout of a slice. */
  timeout: number;
  shortest: number;
  /** Fixed cost of a request, whatever its length. */
  overhead: number;
};
const PACE: Pace = {
  concurrency: 3,
  target: 5_000,
  timeout: 60_000,
  shortest: 60_000,
  overhead: 300,
};
/** The next slice is at most this many times as long as the longest one answered so far. */
const MAX_GROWTH = 32;
/** This many failures in a row end the run: the rest would fail, too. */
const MAX_FAILURES = 3;

export type SliceOptions = CallOptions & {
  runJob: (search: Search, options: CallOptions) => Promise<SearchJob>;
  /** Stops the run and keeps partial results. */
  stop?: AbortSignal | undefined;
  /** Whether the server accepts the whole range; false if it exceeds a limit. */
  mayBeSliced: () => Promise<boolean>;
  onProgress?: ((run: SlicedRun) => void) | undefined;
  pace?: Pace | undefined;
};

type Task = { span: Span; attempts: number };

/**
 * Runs a search over a long window in slices, starting at the end whose rows are shown first. The
 * first slice runs alone: it freezes the window and measures the server; later ones are sized to
 * respond within a few seconds. Resolves with undefined if the search should run whole. Rejects if
 * the first slice fails; later failures are listed in the progress.
 */
export async function runInSlices(
  plan: SlicePlan,
  options: SliceOptions,
): Promise<SlicedRun | undefined> {
  const { runJob, mayBeSliced, signal, background = false } = options;
  const started = performance.now();
  const call: CallOptions = { signal, background };
  const [job, allowed] = await Promise.all([
    runJob(plan.ofSlice(firstRange(plan), { rows: true }), call),
    mayBeSliced(),
  ]);
  const first = readSlice(plan, job);
  const range = first?.result.execution_stats.effective_timerange;
  if (!allowed || !first || !range) return undefined;
  const span = spanOf(range);
  const window = frozenWindow(plan, span);
  const state: RunState = {
    plan,
    options,
    job,
    window,
    started,
    unassigned: remainderAfter(window, span, plan.direction),
    retryQueue: [],
    completed: [{ ...first, span }],
    failed: [],
    consecutiveFailures: 0,
    rate: rateOf(performance.now() - started, span, options.pace),
    whole: undefined,
  };
  report(state, true);
  const { concurrency } = options.pace ?? PACE;
  await Promise.all([
    searchWhole(state),
    ...Array.from({ length: concurrency }, () => work(state)),
  ]);
  signal?.throwIfAborted();
  return snapshot(state, { running: false, stopped: options.stop?.aborted ?? false });
}

type RunState = SearchedSoFar & {
  options: SliceOptions;
  /** Not assigned to a worker yet. */
  unassigned: Span;
  /** The retry queue. */
  retryQueue: Task[];
  /** Consecutive failures. */
  consecutiveFailures: number;
  /** Response time per millisecond of the window. */
  rate: number;
};

async function work(state: RunState): Promise<void> {
  for (let task = nextTask(state); task; task = nextTask(state)) {
    await searchSlice(state, task);
    report(state, true);
  }
}

function nextTask(state: RunState): Task | undefined {
  const {
    plan,
    options: { stop, signal, pace = PACE },
    completed,
    unassigned,
  } = state;
  if (stop?.aborted || signal?.aborted || state.consecutiveFailures >= MAX_FAILURES)
    return undefined;
  const retry = state.retryQueue.shift();
  if (retry || unassigned.from >= unassigned.to) return retry;
  const longest = Math.max(...completed.map(({ span }) => span.to - span.from));
  const length = Math.max(pace.shortest, Math.min(pace.target / state.rate, longest * MAX_GROWTH));
  const span = nextSlice(unassigned, length, plan.direction, plan.step);
  state.unassigned = remainderAfter(unassigned, span, plan.direction);
  return { span, attempts: 0 };
}

async function searchSlice(state: RunState, task: Task): Promise<void> {
  const {
    plan,
    options: { runJob, signal, stop, background = false, pace = PACE },
    completed,
  } = state;
  const started = performance.now();
  const timeout = AbortSignal.timeout(pace.timeout);
  try {
    const job = await runJob(plan.ofSlice(rangeOf(task.span), { rows: needsRows(state) }), {
      signal: anySignal(signal, stop, timeout),
      background,
    });
    const found = readSlice(plan, job);
    if (!found) throw new Error(reasonsOf(errorsOf(plan, job)));
    completed.push({ ...found, span: task.span });
    state.consecutiveFailures = 0;
  } catch (error) {
    if (signal?.aborted || stop?.aborted) return;
    retryOrRecord(state, task, error, timeout.aborted);
  }
  state.rate = rateOf(performance.now() - started, task.span, pace);
}

const rateOf = (elapsedMs: number, { from, to }: Span, { overhead }: Pace = PACE) =>
  Math.max(elapsedMs - overhead, elapsedMs / MIN_FRACTION, Number.MIN_VALUE) / (to - from);
const MIN_FRACTION = 20;

/**
 * Retries a slice once; one that timed out is split in half. A second failure is recorded as
 * missing.
 */
function retryOrRecord(
  state: RunState,
  { span, attempts }: Task,
  error: unknown,
  tooLong: boolean,
): void {
  const { pace = PACE } = state.options;
  const middle = Math.floor((span.from + span.to) / 2);
  if (tooLong && span.to - span.from > 2 * pace.shortest) {
    const halves = [
      { from: middle, to: span.to },
      { from: span.from, to: middle },
    ].map((half) => ({ span: half, attempts: 0 }));
    state.retryQueue.push(...(state.plan.direction === 'newest' ? halves : halves.toReversed()));
  } else if (attempts === 0) {
    state.retryQueue.push({ span, attempts: 1 });
  } else {
    state.consecutiveFailures += 1;
    state.failed.push({ span, reason: errorText(error) });
  }
}

/** Runs the search types that need the whole window, over the same frozen window. */
async function searchWhole(state: RunState): Promise<void> {
  const {
    plan,
    window,
    options: { runJob, signal, stop, background = false },
  } = state;
  if (plan.whole.length === 0) return;
  try {
    const job = await runJob(plan.ofWhole(rangeOf(window)), {
      signal: anySignal(signal, stop),
      background,
    });
    state.whole = { result: job.results[plan.query.id], errors: errorsOf(plan, job) };
  } catch (error) {
    if (signal?.aborted || stop?.aborted) return;
    const said = error instanceof ApiError ? error.said : undefined;
    state.whole = {
      result: undefined,
      errors: plan.whole.map(({ id }): SearchError => ({
        type: 'search_type',
        description: said?.message ?? errorText(error),
        code: said?.code,
        values: said?.values,
        query_id: plan.query.id,
        search_type_id: id,
      })),
    };
  }
  report(state, true);
}

/** Rows are requested only until the first page is full. */
function needsRows({ plan, window, completed }: RunState): boolean {
  const list = plan.sliced.find(({ type }) => type === 'messages');
  const found = inOrder(plan, { window, completed, done: false }).reduce(
    (sum, slice) => sum + totalOf(plan, slice),
    0,
  );
  return list?.type === 'messages' && found < (list.limit ?? Infinity);
}

/** The usable part of a response; undefined if it has no results for the slice. */
function readSlice(plan: SlicePlan, job: SearchJob): Omit<CompletedSlice, 'span'> | undefined {
  const result = job.results[plan.query.id];
  const answered = plan.sliced.some(({ id }) => result?.search_types[id] !== undefined);
  return result && answered ? { result, errors: errorsOf(plan, job) } : undefined;
}

const errorsOf = ({ query }: SlicePlan, job: SearchJob): SearchError[] => [
  ...(job.errors ?? []),
  ...(job.results[query.id]?.errors ?? []),
];
const reasonsOf = (errors: readonly SearchError[]) =>
  [...new Set(errors.map(({ description }) => description))].join(' ');
const anySignal = (...signals: (AbortSignal | undefined)[]) =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));

function report(state: RunState, running: boolean): void {
  const { signal, stop, onProgress } = state.options;
  if (onProgress && !signal?.aborted && !stop?.aborted)
    onProgress(snapshot(state, { running, stopped: false }));
}
