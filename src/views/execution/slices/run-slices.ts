import type { CallOptions } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Search, SearchError, SearchJob } from '@/contract/search';
import { nextSlice, remainderAfter, type Span } from '@/domain/search/slices/slices';
import { inOrder, totalOf, type LandedSlice } from './slice-job';
import { firstRange, frozenWindow, rangeOf, spanOf, type SlicePlan } from './slice-plan';
import { snapshot, type SearchedSoFar, type SlicedRun } from './slice-progress';

/** How fast a window is worked off. All in milliseconds. */
export type Pace = {
  concurrency: number;
  /** How long an answer should take. */ target: number;
  /** No slice waits longer. */ cap: number;
  shortest: number;
  /** What an answer costs whatever its length. */ overhead: number;
};
const PACE: Pace = { concurrency: 3, target: 5_000, cap: 60_000, shortest: 60_000, overhead: 300 };
/** The next slice may be this many times as long as the longest that was answered. */
const GROWTH = 32;
/** As many slices that fail one after the other end the run: the rest would fail, too. */
const FAILURES = 3;

export type SliceOptions = CallOptions & {
  runJob: (search: Search, options: CallOptions) => Promise<SearchJob>;
  /** Ends the run with what has arrived. */
  stop?: AbortSignal | undefined;
  /** The server takes the whole range; false where it would refuse it for its length. */
  mayBeSliced: () => Promise<boolean>;
  onProgress?: ((run: SlicedRun) => void) | undefined;
  pace?: Pace | undefined;
};

type Task = { span: Span; tries: number };

/**
 * Runs a search over a long window in slices, from the end whose rows are shown first. The first
 * slice goes alone: it freezes the window and tells how fast the server is; each one after is as
 * long as can be answered in a few seconds. Undefined: run it whole. Fails as the first slice does;
 * whatever fails later is named in the progress.
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
  const first = landedOf(plan, job);
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
    rest: remainderAfter(window, span, plan.direction),
    again: [],
    landed: [{ ...first, span }],
    failed: [],
    failures: 0,
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
  /** Not handed to a worker yet. */
  rest: Span;
  /** To be retried. */
  again: Task[];
  /** Failures in a row. */
  failures: number;
  /** Milliseconds of waiting for a millisecond of the window. */
  rate: number;
};

async function work(state: RunState): Promise<void> {
  for (let task = take(state); task; task = take(state)) {
    await searchSlice(state, task);
    report(state, true);
  }
}

function take(state: RunState): Task | undefined {
  const {
    plan,
    options: { stop, signal, pace = PACE },
    landed,
    rest,
  } = state;
  if (stop?.aborted || signal?.aborted || state.failures >= FAILURES) return undefined;
  const waiting = state.again.shift();
  if (waiting || rest.from >= rest.to) return waiting;
  const longest = Math.max(...landed.map(({ span }) => span.to - span.from));
  const length = Math.max(pace.shortest, Math.min(pace.target / state.rate, longest * GROWTH));
  const span = nextSlice(rest, length, plan.direction, plan.step);
  state.rest = remainderAfter(rest, span, plan.direction);
  return { span, tries: 0 };
}

async function searchSlice(state: RunState, task: Task): Promise<void> {
  const {
    plan,
    options: { runJob, signal, stop, background = false, pace = PACE },
    landed,
  } = state;
  const started = performance.now();
  const cap = AbortSignal.timeout(pace.cap);
  try {
    const job = await runJob(plan.ofSlice(rangeOf(task.span), { rows: needsRows(state) }), {
      signal: any(signal, stop, cap),
      background,
    });
    const found = landedOf(plan, job);
    if (!found) throw new Error(reasonsOf(errorsOf(plan, job)));
    landed.push({ ...found, span: task.span });
    state.failures = 0;
  } catch (error) {
    if (signal?.aborted || stop?.aborted) return;
    retryOrName(state, task, error, cap.aborted);
  }
  state.rate = rateOf(performance.now() - started, task.span, pace);
}

const rateOf = (elapsedMs: number, { from, to }: Span, { overhead }: Pace = PACE) =>
  Math.max(elapsedMs - overhead, elapsedMs / LEAST_SHARE, Number.MIN_VALUE) / (to - from);
const LEAST_SHARE = 20;

/** Once more; one that took too long in two halves. What fails again is named. */
function retryOrName(
  state: RunState,
  { span, tries }: Task,
  error: unknown,
  tooLong: boolean,
): void {
  const { pace = PACE } = state.options;
  const middle = Math.floor((span.from + span.to) / 2);
  if (tooLong && span.to - span.from > 2 * pace.shortest) {
    const halves = [
      { from: middle, to: span.to },
      { from: span.from, to: middle },
    ].map((half) => ({ span: half, tries: 0 }));
    state.again.push(...(state.plan.direction === 'newest' ? halves : halves.toReversed()));
  } else if (tries === 0) {
    state.again.push({ span, tries: 1 });
  } else {
    state.failures += 1;
    state.failed.push({ span, reason: error instanceof Error ? error.message : String(error) });
  }
}

/** What only the whole window can answer, of the same frozen window. */
async function searchWhole(state: RunState): Promise<void> {
  const {
    plan,
    window,
    options: { runJob, signal, stop, background = false },
  } = state;
  if (plan.whole.length === 0) return;
  try {
    const job = await runJob(plan.ofWhole(rangeOf(window)), {
      signal: any(signal, stop),
      background,
    });
    state.whole = { result: job.results[plan.query.id], errors: errorsOf(plan, job) };
  } catch (error) {
    if (signal?.aborted || stop?.aborted) return;
    const description = error instanceof ApiError ? error.message : String(error);
    state.whole = {
      result: undefined,
      errors: plan.whole.map(({ id }): SearchError => ({
        type: 'search_type',
        description,
        query_id: plan.query.id,
        search_type_id: id,
      })),
    };
  }
  report(state, true);
}

/** More rows are only asked for while the first page is not full. */
function needsRows({ plan, window, landed }: RunState): boolean {
  const list = plan.sliced.find(({ type }) => type === 'messages');
  const found = inOrder(plan, { window, landed, done: false }).reduce(
    (sum, slice) => sum + totalOf(plan, slice),
    0,
  );
  return list?.type === 'messages' && found < (list.limit ?? Infinity);
}

/** The part of an answer that counts; undefined where nothing of the slice was answered. */
function landedOf(plan: SlicePlan, job: SearchJob): Omit<LandedSlice, 'span'> | undefined {
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
const any = (...signals: (AbortSignal | undefined)[]) =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));

function report(state: RunState, running: boolean): void {
  const { signal, stop, onProgress } = state.options;
  if (onProgress && !signal?.aborted && !stop?.aborted)
    onProgress(snapshot(state, { running, stopped: false }));
}
