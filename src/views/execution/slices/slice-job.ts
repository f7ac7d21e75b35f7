import type {
  MessagesResult,
  PivotResult,
  PivotSearchType,
  QueryResult,
  ResultMessage,
  SearchError,
  SearchJob,
  SearchType,
  SearchTypeResult,
} from '@/contract/search';
import { mergePivots, mergeRowsOfSlices } from '@/domain/search/slices/merge-slices';
import { mergeSpans, stepOfPivot, type Span } from '@/domain/search/slices/slices';
import { rangeOf, type SlicePlan } from './slice-plan';

/** A completed slice. */
export type CompletedSlice = { span: Span; result: QueryResult; errors: readonly SearchError[] };
/** The result of the search types that need the whole window. */
export type WholeAnswer = Pick<CompletedSlice, 'errors'> & { result: QueryResult | undefined };
export type SliceState = {
  window: Span;
  /** The job of the first slice. */
  job: SearchJob;
  completed: readonly CompletedSlice[];
  whole: WholeAnswer | undefined;
  done: boolean;
  elapsedMs: number;
};

/** Default page size of a message search type. */
const ROWS = 150;

/** Merges the results so far into one job; `exact` is false if a bar may lack a rare value. */
export function jobOf(plan: SlicePlan, state: SliceState): { job: SearchJob; exact: boolean } {
  const { window, job, completed, whole, done, elapsedMs } = state;
  const [first] = completed;
  const merged = plan.sliced.map((type) => mergedType(plan, type, state));
  const searchTypes = Object.fromEntries(
    merged.flatMap(({ result }) => (result ? [[result.id, result]] : [])),
  );
  const errors = [...completed.flatMap((part) => part.errors), ...(whole?.errors ?? [])];
  const result: QueryResult = {
    query: plan.query,
    execution_stats: {
      duration: elapsedMs,
      timestamp: first?.result.execution_stats.timestamp ?? '',
      effective_timerange: rangeOf(window),
    },
    search_types: { ...whole?.result?.search_types, ...searchTypes },
    errors,
    state: 'COMPLETED',
  };
  return {
    job: {
      ...job,
      errors: [],
      execution: { done, cancelled: false, completed_exceptionally: errors.length > 0 },
      results: { [plan.query.id]: result },
    },
    exact: merged.every(({ exact }) => exact),
  };
}

type Merged = { result: SearchTypeResult | undefined; exact: boolean };

function mergedType(plan: SlicePlan, type: SearchType, state: SliceState): Merged {
  const { window, completed } = state;
  const found = completed.flatMap(({ result, span }) =>
    result.search_types[type.id] ? [{ span, result: result.search_types[type.id] }] : [],
  );
  switch (type.type) {
    case 'messages':
      return { result: mergedMessages(plan, type.id, type.limit ?? ROWS, state), exact: true };
    case 'pivot':
      return mergedPivot(
        plan,
        type,
        found.flatMap(({ result }) => (result?.type === 'pivot' ? [result] : [])),
        window,
      );
    case 'events':
      return { result: undefined, exact: true };
  }
}

function mergedPivot(
  plan: SlicePlan,
  type: PivotSearchType,
  parts: readonly PivotResult[],
  window: Span,
): Merged {
  const [column] = type.column_groups ?? [];
  const columnLimit = column?.type === 'values' ? (column.limit ?? DEFAULT_COLUMNS) : undefined;
  const merged = mergePivots(parts, {
    series: type.series,
    step: stepOfPivot(type, plan.windowMs),
    columnLimit,
  });
  return merged
    ? { result: { ...merged.pivot, effective_timerange: rangeOf(window) }, exact: merged.exact }
    : { result: undefined, exact: true };
}

/** Default number of columns of a values pivot. */
const DEFAULT_COLUMNS = 15;

/** Merges rows as far as no earlier slice is pending; the count covers all completed slices. */
function mergedMessages(
  plan: SlicePlan,
  id: string,
  limit: number,
  { window, completed, done }: SliceState,
): MessagesResult | undefined {
  const all = completed.flatMap(({ result }) => messagesIn(result, id) ?? []);
  const [first] = all;
  if (!first) return undefined;
  const rows = inOrder(plan, { window, completed, done }).map(
    ({ result }) => messagesIn(result, id)?.messages ?? [],
  );
  return {
    ...first,
    messages: mergeRowsOfSlices(rows, limit, keyOf),
    total_results: all.reduce((sum, { total_results: total }) => sum + total, 0),
    effective_timerange: rangeOf(window),
  };
}

function messagesIn(result: QueryResult, id: string): MessagesResult | undefined {
  const found = result.search_types[id];
  return found?.type === 'messages' ? found : undefined;
}

const keyOf = ({ index, message }: ResultMessage) =>
  `${index}/${String(message['_id'] ?? message['gl2_message_id'])}`;

/**
 * Slices in the order in which rows are shown. While others are pending, only those contiguous with
 * the starting end.
 */
export function inOrder(
  { direction }: SlicePlan,
  { window, completed, done }: Pick<SliceState, 'window' | 'completed' | 'done'>,
): CompletedSlice[] {
  const sorted = completed.toSorted((one, other) =>
    direction === 'newest' ? other.span.to - one.span.to : one.span.from - other.span.from,
  );
  if (done) return sorted;
  let reached = direction === 'newest' ? window.to : window.from;
  const found: CompletedSlice[] = [];
  for (const slice of sorted) {
    if ((direction === 'newest' ? slice.span.to : slice.span.from) !== reached) break;
    found.push(slice);
    reached = direction === 'newest' ? slice.span.from : slice.span.to;
  }
  return found;
}

/** The message count of a slice. */
export function totalOf({ sliced }: SlicePlan, { result }: CompletedSlice): number {
  for (const { id } of sliced) {
    const found = result.search_types[id];
    if (found?.type === 'messages') return found.total_results;
    if (found?.type === 'pivot') return found.total;
  }
  return 0;
}

/** The parts of a window that no completed slice covers. */
export function unsearched(
  window: Span,
  completed: readonly Pick<CompletedSlice, 'span'>[],
): Span[] {
  const gaps: Span[] = [];
  let from = window.from;
  for (const span of mergeSpans(completed.map((part) => part.span))) {
    if (span.from > from) gaps.push({ from, to: span.from });
    from = span.to;
  }
  if (from < window.to) gaps.push({ from, to: window.to });
  return gaps;
}
