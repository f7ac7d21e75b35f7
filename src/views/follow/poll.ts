import type { TimeRange } from '@/domain/time-range/time-range';
import { reasonsOfErrors } from '@/views/execution/error-reasons';
import { runJob } from '@/views/execution/run-search';
import {
  readJob,
  toHistogram,
  toMessagesPage,
  type Execution,
} from '@/views/execution/search-request';
import {
  lookbackSeconds,
  overlapsKnown,
  applyCount,
  isCountDue,
  startOf,
  mergePoll,
  type PollResponse,
  type Followed,
} from './followed';
import { pivotOf } from './followed-bars';

/** All messages so far, and the histogram that includes them. */
export type Polled = Followed & { moved: Pick<Execution, 'histogram' | 'histogramRange'> };

/** Page size of a poll, and the maximum number of pages until they overlap the known rows. */
const PAGE_SIZE = 500;
const MAX_PAGES = 4;

/** Polls for messages that arrived since `before`, or since the execution. */
export async function poll(
  execution: Execution,
  before: Followed | undefined,
  signal: AbortSignal,
): Promise<Polled> {
  const now = Date.now();
  const known = before ?? startOf(execution, now);
  const after = mergePoll(
    known,
    await newest(known, execution, now, signal),
    now,
    execution.effectiveRange?.from,
  );
  const counted = isCountDue(after, now) ? await recount(after, execution, signal) : after;
  return { ...counted, moved: updatedHistogram(execution, counted) };
}

/** Loads messages above the known ones, up to the page limit. */
async function newest(
  before: Followed,
  { request }: Execution,
  now: number,
  signal: AbortSignal,
): Promise<PollResponse> {
  const fetchPage = async (range: TimeRange, offset: number) => {
    const pageRequest = { ...request, range };
    const { messages, errors, effectiveRange } = readJob(
      await runJob(toMessagesPage(pageRequest, { offset, limit: PAGE_SIZE }), {
        signal,
        background: true,
      }),
      pageRequest,
    );
    if (!messages) throw new Error(reasonsOfErrors(errors));
    return { messages: messages.messages, total: messages.total_results, range: effectiveRange };
  };
  const first = await fetchPage({ type: 'relative', range: lookbackSeconds(before, now) }, 0);
  const { range } = first;
  const response: PollResponse = { messages: first.messages, total: first.total, until: range?.to };
  for (let pages = 1; range && pages < MAX_PAGES && !overlapsKnown(before, response); pages += 1) {
    const { messages } = await fetchPage(range, response.messages.length);
    if (messages.length === 0) break;
    response.messages = [...response.messages, ...messages];
  }
  return response;
}

/** Skipped and late messages can only be counted by the server. */
async function recount(
  followed: Followed,
  { request, effectiveRange, total = 0 }: Execution,
  signal: AbortSignal,
): Promise<Followed> {
  if (!effectiveRange || followed.until === undefined) return followed;
  const range = { ...effectiveRange, to: followed.until };
  const begun = Date.now();
  const { histogram } = readJob(
    await runJob(toHistogram({ ...request, range }), { signal, background: true }),
    request,
  );
  const at = Date.now();
  const counted = { until: Date.parse(followed.until), at, durationMs: at - begun };
  return histogram ? applyCount(followed, histogram, { range, found: total, counted }) : followed;
}

/**
 * The histogram extends to now. The window of the rows stays, because further pages are loaded from
 * it.
 */
function updatedHistogram(
  { histogram, effectiveRange }: Execution,
  { bars, until }: Followed,
): Pick<Execution, 'histogram' | 'histogramRange'> {
  if (!histogram || !effectiveRange || !bars || until === undefined) return {};
  const range = { ...effectiveRange, to: until };
  return { histogram: pivotOf(histogram, bars, range), histogramRange: range };
}
