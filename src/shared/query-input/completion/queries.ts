import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import {
  suggestValues,
  validateQuery,
  type SuggestionsRequest,
  type ValidationRequest,
  type ValidationResponse,
} from '@/contract/query-validation';
import { withoutComments } from '@/domain/query/syntax/comments';
import type { TimeRange } from '@/domain/time-range/time-range';
import { pause } from '@/shared/refresh/pause';

const VALIDATION_DEBOUNCE_MS = 350;
const SUGGESTION_DEBOUNCE_MS = 150;
/** Maximum time in milliseconds that a submission waits for the validation. */
export const CHECK_BUDGET_MS = 3_000;
/** Milliseconds after which suggestions for a field are disabled. */
const SUGGESTION_BUDGET_MS = 2_000;
const SUGGESTIONS = 50;
const MINUTE_MS = 60_000;

/** The context in which a query is validated and completed. */
export type QueryScope = { range: TimeRange; streams: readonly string[] };
export type FieldValues =
  | { kind: 'values'; values: readonly { value: string; occurrence: number }[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'slow' };

export const queryInputQueries = {
  all: () => ['query-input'] as const,

  /**
   * A changed key aborts the previous query, so the pause before the call works as a debounce. Null
   * if the validation failed.
   */
  validation: (
    query: string,
    { range, streams }: QueryScope,
    debounceMs = VALIDATION_DEBOUNCE_MS,
  ) =>
    queryOptions({
      queryKey: [...queryInputQueries.all(), 'validation', query, range, streams] as const,
      queryFn: async ({ signal }): Promise<ValidationResponse | null> => {
        await pause(debounceMs, signal);
        const request: ValidationRequest = {
          query: { type: 'elasticsearch', query_string: withoutComments(query) },
          timerange: range,
          ...(streams.length > 0 && { streams: [...streams] }),
        };
        // A failed validation must not prevent a search.
        return call(validateQuery, request, { signal }).catch((error: unknown) =>
          signal.aborted ? Promise.reject(error as Error) : reportUnchecked(error),
        );
      },
      staleTime: ({ state }) => (state.data === null ? 0 : MINUTE_MS),
      gcTime: MINUTE_MS,
      // Nothing to validate.
      enabled: withoutComments(query).trim() !== '',
    }),

  values: (field: string, input: string, { range, streams }: QueryScope) =>
    queryOptions({
      queryKey: [...queryInputQueries.all(), 'values', field, input, range, streams] as const,
      queryFn: async ({ signal }): Promise<FieldValues> => {
        await pause(SUGGESTION_DEBOUNCE_MS, signal);
        const request: SuggestionsRequest = {
          field,
          input,
          size: SUGGESTIONS,
          timerange: range,
          ...(streams.length > 0 && { streams: [...streams] }),
        };
        return withinBudget(signal, (limited) => suggest(request, limited));
      },
      staleTime: MINUTE_MS,
      // Values of another field do not apply.
      placeholderData: (before: FieldValues | undefined, asked) =>
        asked?.queryKey[2] === field ? before : undefined,
      retry: false,
    }),
};

/** Logged only: users can go on as if there were no findings. */
function reportUnchecked(error: unknown): null {
  const reason = error instanceof ApiError ? (error.status ?? error.message) : error;
  // eslint-disable-next-line no-console -- Users see results instead.
  console.info(`Validating search query failed with status: ${String(reason)}`);
  return null;
}

/** Validates a query without debounce. Null if the validation failed or took too long. */
export async function validateNow(
  client: QueryClient,
  query: string,
  scope: QueryScope,
): Promise<ValidationResponse | null> {
  const options = queryInputQueries.validation(query, scope, 0);
  if (withoutComments(query).trim() === '') return null;
  const answer = async () => {
    await client.cancelQueries({ queryKey: options.queryKey, exact: true });
    return client.query(options).catch(() => null);
  };
  return Promise.race([answer(), pause(CHECK_BUDGET_MS).then(() => null)]);
}

async function suggest(request: SuggestionsRequest, signal: AbortSignal): Promise<FieldValues> {
  const { suggestions = [], error } = await call(suggestValues, request, { signal });
  return error ? { kind: 'failed', reason: error.reason } : { kind: 'values', values: suggestions };
}

async function withinBudget(
  signal: AbortSignal,
  work: (limited: AbortSignal) => Promise<FieldValues>,
): Promise<FieldValues> {
  const budget = new AbortController();
  const timer = setTimeout(() => budget.abort(), SUGGESTION_BUDGET_MS);
  try {
    return await work(AbortSignal.any([signal, budget.signal]));
  } catch (error) {
    if (budget.signal.aborted && !signal.aborted) return { kind: 'slow' };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
